export const used = 1;
export const onlyATestAsksForThis = 2;
