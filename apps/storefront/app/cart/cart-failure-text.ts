import type { CallFailure } from '@tradehall/domain/calls/call.ts';
import type { AllCalls } from '@tradehall/domain/calls/all-calls.ts';
import type { Translate } from '../i18n/translator.ts';

export type CartFailure = CallFailure<AllCalls['new-ct']['addToCart']>;

/** Words for what may happen when something is put into the cart, by code. */
export type CartFailureTexts = Readonly<Record<string, string>>;

const worded = [
  'add-to-cart-failed',
  'cart-frozen',
  'checkout-disabled',
  'product-not-found',
  'product-not-sellable',
  'insufficient-stock',
  'quantity-limit',
  'too-many-requests',
] as const satisfies readonly CartFailure['code'][];

// The browser puts the numbers in when it knows them.
const marks = { available: '{available}', maximum: '{maximum}' } as const;

export const cartFailureTexts = (translate: Translate): CartFailureTexts =>
  Object.fromEntries(worded.map((code) => [code, translate(`failure.${code}`, marks)]));

export const cartFailureText = (texts: CartFailureTexts, failure: CartFailure): string => {
  const text = texts[failure.code] ?? texts['add-to-cart-failed'] ?? '';
  switch (failure.code) {
    case 'insufficient-stock':
      return text.replace(marks.available, String(failure.available));
    case 'quantity-limit':
      return text.replace(marks.maximum, String(failure.maximum));
    default:
      return text;
  }
};
