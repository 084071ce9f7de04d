import { describe, expect, it } from 'vitest';
import { isWalletDocument } from './wallet-documents.ts';

describe('documents with wallets', () => {
  it.each([
    '/pizza-oven-10000001',
    '/fr/four-10000001',
    '/p/pizza-oven-10000001',
    '/checkout/cart',
    '/fr/checkout/cart',
  ])('are products and the cart: %s', (path) => expect(isWalletDocument(path)).toBe(true));

  it.each(['/', '/ovens/', '/checkout/addresses', '/search', '/pizza-oven-1000001', '/checkout/cart/x'])(
    'are no others: %s',
    (path) => expect(isWalletDocument(path)).toBe(false),
  );
});
