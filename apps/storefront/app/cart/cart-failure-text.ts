import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { couponRefusals } from '@tradehall/domain/cart/coupon-refusals.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { fillMarks } from '../i18n/fill-texts.ts';
import type { Translate } from '../i18n/translator.ts';

/** Words for what may happen to a cart, by code. */
export type CartFailureTexts = Readonly<Record<string, string>>;

/** What the press of a buy button may end in, and what another page left behind: every page carries these words. */
const ofAdding = [
  'add-to-cart-failed',
  'cart-not-found',
  'cart-frozen',
  'checkout-disabled',
  'product-not-found',
  'product-not-sellable',
  'insufficient-stock',
  'quantity-limit',
  'too-many-requests',
  'unknown',
] as const satisfies readonly Failure['code'][];

const ofCarts = [
  ...ofAdding,
  'cart-version-conflict',
  'guarantee-not-offered',
  'parent-not-in-cart',
  ...couponRefusals,
  'link-expired',
  'invalid-input',
] as const satisfies readonly Failure['code'][];

// The browser puts the numbers in when it knows them.
const marks = { available: '{available}', maximum: '{maximum}', minimum: '{minimum}' } as const;

const textsOf = (codes: readonly Failure['code'][], translate: Translate): CartFailureTexts =>
  Object.fromEntries(codes.map((code) => [code, translate(`failure.${code}`, marks)]));

export const addingFailureTexts = (translate: Translate): CartFailureTexts => textsOf(ofAdding, translate);

export const cartFailureTexts = (translate: Translate): CartFailureTexts => textsOf(ofCarts, translate);

function numbersOf(failure: Failure, locale: Locale): Readonly<Record<string, string>> {
  switch (failure.code) {
    case 'insufficient-stock':
      return { available: String(failure.available) };
    case 'quantity-limit':
      return { maximum: String(failure.maximum) };
    case 'coupon-minimum-not-met':
      return { minimum: formatMoney(failure.minimum, locale) };
    default:
      return {};
  }
}

export const cartFailureText = (texts: CartFailureTexts, failure: Failure, locale: Locale): string =>
  fillMarks(texts[failure.code] ?? texts['unknown'] ?? '', numbersOf(failure, locale));
