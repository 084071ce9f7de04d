export const used = 1;
export const nobodyAsksForThis = 2;
