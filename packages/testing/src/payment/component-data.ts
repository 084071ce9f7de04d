import { type AskedField, type PaymentMethod, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { componentDataOf } from '@tradehall/domain/payment/asked-fields.ts';

/** What a browser tells of itself. */
export const testBrowser = {
  acceptHeader: '*/*',
  colorDepth: 24,
  javaEnabled: false,
  language: 'en-GB',
  screenHeight: 1_080,
  screenWidth: 1_920,
  timeZoneOffset: -60,
  userAgent: 'Mozilla/5.0 (a test)',
};

export function cardOf(number: string) {
  return {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName: 'Anna Nowak',
  };
}

/** The bank is one that the provider's fake lists. */
const typed: Readonly<Record<AskedField, string>> = {
  blikCode: '123456',
  telephoneNumber: '912 345 678',
  issuer: '154',
  dateOfBirth: '1980-05-17',
  shopperPhone: '030 123456',
};

const tokens: Readonly<Partial<Record<PaymentMethod, string>>> = {
  googlepay: 'googlePayToken',
  applepay: 'applePayToken',
};

/** What a page hands over for a method: what was typed in it, or what the provider's fields and wallets gave it. */
export function componentDataFor(method: PaymentMethod, cardNumber = '4111111111111111') {
  const { flow, asksFor = [] } = providerMethods[method];
  if (flow === 'card') return { paymentMethod: { ...cardOf(cardNumber), type: method }, browserInfo: testBrowser };
  if (flow === 'wallet')
    return { paymentMethod: { type: method, [tokens[method] ?? '']: 'a token' }, browserInfo: testBrowser };
  return componentDataOf(method, Object.fromEntries(asksFor.map((field) => [field, typed[field]])));
}
