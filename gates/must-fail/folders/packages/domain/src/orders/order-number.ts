export const orderNumber = 1;
