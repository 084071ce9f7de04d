const cartPath = '/checkout/cart';
const productPath = /-\d{8}$/;

/** Documents that show the wallets of the card provider: a product's and the cart. `path`: with or without a language. */
export function isWalletDocument(path: string): boolean {
  const plain = path.replace(/\/$/, '');
  return plain.endsWith(cartPath) || productPath.test(plain);
}
