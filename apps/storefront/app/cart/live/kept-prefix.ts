export const keptPrefix = 'cart-intent:';
