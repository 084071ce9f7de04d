import { z } from 'zod';
import { money } from '../money/money.ts';

interface FailureRow {
  readonly status: number;
  readonly details?: z.ZodObject;
}

const version = z.object({ currentVersion: z.int().nonnegative() });
const faultyFields = z.object({ fields: z.array(z.string()) });

/** The only list of failure codes. Wording lives in the storefront's messages under `failure.<code>`. */
export const failures = {
  // Any call
  'invalid-input': {
    status: 400,
    details: z.object({ issues: z.array(z.object({ path: z.string(), rule: z.string() })) }),
  },
  'too-many-requests': { status: 429, details: z.object({ retryAfterSeconds: z.int().nonnegative() }) },
  unknown: { status: 500 },
  'not-available': { status: 501 },

  // Catalogue, search, content
  'not-found': { status: 404 },
  'product-not-found': { status: 404 },
  'category-not-found': { status: 404 },
  'store-not-found': { status: 404 },
  'search-unavailable': { status: 503 },
  'signature-invalid': { status: 401 },

  // Cart
  'add-to-cart-failed': { status: 500 },
  'cart-not-found': { status: 404 },
  'cart-version-conflict': { status: 409, details: version },
  'cart-frozen': { status: 409 },
  'product-not-sellable': { status: 409 },
  'insufficient-stock': { status: 409, details: z.object({ available: z.int().nonnegative() }) },
  'quantity-limit': { status: 422, details: z.object({ maximum: z.int().nonnegative() }) },
  'guarantee-not-offered': { status: 422 },
  'parent-not-in-cart': { status: 422 },

  // Coupons
  'coupon-unknown': { status: 422 },
  'coupon-expired': { status: 422 },
  'coupon-minimum-not-met': { status: 422, details: z.object({ minimum: money }) },
  'coupon-not-for-these-products': { status: 422 },
  'coupon-not-combinable': { status: 422 },
  'coupon-already-used': { status: 409 },
  'coupon-gift-out-of-stock': { status: 409 },

  // Checkout
  'checkout-disabled': { status: 403 },
  'feature-disabled': { status: 403 },
  'billing-address-error': { status: 422, details: faultyFields },
  'shipping-address-error': { status: 422, details: faultyFields },
  'email-or-address-missing': { status: 422 },
  'checkout-data-incomplete': { status: 422 },
  'order-not-found': { status: 404 },
  'withdrawal-not-possible': { status: 409 },

  // Payment; the codes of the payment-error page keep the statuses of A§8
  'malformed-price': { status: 400 },
  'unprocessable-entity': { status: 422 },
  'cancelled-transaction': { status: 200 },
  'payment-error': { status: 200 },
  'creating-order-failed': { status: 500 },
  'payment-not-found': { status: 404 },
  'payment-required': { status: 402 },
  'payment-refused': { status: 402 },
  'payment-method-not-allowed': { status: 422 },
  'payment-attempts-exceeded': { status: 429 },
  'payment-provider-unavailable': { status: 503 },
  'paypal-failed': { status: 422 },
  'cash-on-delivery-not-allowed': { status: 422 },
  'bank-transfer-not-allowed': { status: 422 },
  'express-address-missing': { status: 422 },
  'express-country-not-allowed': { status: 422 },
  'card-not-found': { status: 404 },

  // Customer
  'not-authenticated': { status: 401 },
  'user-not-found': { status: 404 },
  'customer-registration-failed': { status: 422 },
  'customer-login-failed': { status: 401 },
  'sign-in-proof-needed': { status: 429 },
  'social-login-failed': { status: 401 },
  'social-login-email-unverified': { status: 422 },
  'sign-in-provider-unavailable': { status: 503 },
  'passkey-failed': { status: 401 },
  'passkey-not-found': { status: 404 },
  'customer-version-conflict': { status: 409, details: version },
  'password-change-failed': { status: 422 },
  'password-breached': { status: 422 },
  'link-expired': { status: 410 },
  'owner-not-proven': { status: 422 },
  'address-not-found': { status: 404 },
  'failed-to-add-address': { status: 422 },
  'failed-to-update-address': { status: 422 },
  'failed-to-delete-address': { status: 422 },
  'failed-to-set-default-address': { status: 422 },

  // Reviews, contact
  'review-sku-not-purchased': { status: 403 },
  'review-already-submitted': { status: 409 },
  'review-failed': { status: 500 },
  'contact-request-failed': { status: 502 },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failures;

type Details<Code extends FailureCode> = (typeof failures)[Code] extends { readonly details: infer Schema }
  ? z.output<Schema>
  : unknown;

/** One failure as a value: its code and, where the table says so, its details. */
export type Failure<Code extends FailureCode = FailureCode> = Code extends FailureCode
  ? { readonly code: Code } & Details<Code>
  : never;

/** `messages satisfies FailureMessages` refuses a language in which a failure has no words. */
export type FailureMessages = { readonly [Code in FailureCode as `failure.${Code}`]: string };

const coded = z.object({ code: z.string() });

function isFailureCode(code: string): code is FailureCode {
  return Object.hasOwn(failures, code);
}

export function isFailure(value: unknown): value is Failure {
  const parsed = coded.safeParse(value);
  if (!parsed.success || !isFailureCode(parsed.data.code)) return false;
  const row: FailureRow = failures[parsed.data.code];
  return row.details === undefined || row.details.safeParse(value).success;
}

/** Where the input is wrong and which rule it breaks, never what was sent. */
export function invalidInput({ issues }: z.ZodError): Failure<'invalid-input'> {
  return {
    code: 'invalid-input',
    issues: issues.map(({ path, code }) => ({ path: path.map(String).join('.'), rule: code })),
  };
}
