/** Tabs of one browser tell each other which version a cart has now. */
export const newsChannel = 'cart-news';

interface CartNews {
  readonly cartId: string;
  readonly version: number;
}

/** A tab of another release may say something else. */
export const isCartNews = (value: unknown): value is CartNews =>
  typeof value === 'object' &&
  value !== null &&
  'cartId' in value &&
  typeof value.cartId === 'string' &&
  'version' in value &&
  typeof value.version === 'number';
