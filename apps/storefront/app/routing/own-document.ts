/** Whoever pays does so in a document that nothing else of the shop has run in: it is opened and left by loading a page. */
export const paymentPath = '/checkout/payment';

/** `path`: of an address, with or without a language before it. */
export const isOwnDocument = (path: string): boolean => path.replace(/\/$/, '').endsWith(paymentPath);
