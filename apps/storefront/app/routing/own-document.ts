/** Whoever pays does so in a document that nothing else of the shop has run in: it is opened and left by loading a page. */
export const paymentPath = '/checkout/payment';

/** Parameters of an address that open something for whoever knows them: an order, an account, a cart of another shop. */
export const secretParameters = ['token', 'carry'] as const;

/** Where a provider sends people back to, with what is good for signing them in. */
const callbackPath = /\/sign-in\/\w+\/callback$/;

interface Address {
  /** With or without a language before it. */
  readonly pathname: string;
  readonly search: string;
}

const bare = (path: string): string => path.replace(/(?:\.data)?\/?$/, '');

export const isPaymentPath = (path: string): boolean => bare(path).endsWith(paymentPath);

/** An address that is nobody else's business: nothing that follows shoppers is loaded there, and no page is told of it. */
export function isSecretAddress({ pathname, search }: Address): boolean {
  const given = new URLSearchParams(search);
  return callbackPath.test(bare(pathname)) || secretParameters.some((name) => given.has(name));
}

/** Nobody else's script runs there, before or after. */
export const isOwnDocument = (address: Address): boolean => isPaymentPath(address.pathname) || isSecretAddress(address);
