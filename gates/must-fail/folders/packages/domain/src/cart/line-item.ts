export const lineItem = { quantity: 1 };
