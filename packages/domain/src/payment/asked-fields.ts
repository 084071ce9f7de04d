import type { AskedField, PaymentMethod } from '../countries/payment-methods.ts';

/** What was typed, without its spaces; the whole of it. */
export const askedPatterns: Readonly<Record<AskedField, string>> = {
  blikCode: String.raw`\d{6}`,
  telephoneNumber: String.raw`\+?\d{8,15}`,
  issuer: String.raw`[\w-]{1,100}`,
  dateOfBirth: String.raw`(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`,
  shopperPhone: String.raw`\+?\d{8,15}`,
};

type Typed = Readonly<Partial<Record<AskedField, string>>>;

/** As the provider's own component would hand it over: parts of the method, and beside it what is the shopper's. */
export function componentDataOf(type: PaymentMethod, { dateOfBirth, shopperPhone, ...ofMethod }: Typed) {
  return {
    paymentMethod: { type, ...ofMethod },
    ...(dateOfBirth !== undefined && { dateOfBirth }),
    ...(shopperPhone !== undefined && { telephoneNumber: shopperPhone }),
  };
}
