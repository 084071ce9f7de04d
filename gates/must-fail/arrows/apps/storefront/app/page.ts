export const page = 'cart';
