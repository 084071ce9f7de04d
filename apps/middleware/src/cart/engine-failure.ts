import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import { couponRefusals } from '@tradehall/domain/cart/coupon-refusals.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { currencyOn } from '@tradehall/domain/countries/currency-on.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';

const plainCodes = [
  'cart-not-found',
  'cart-frozen',
  'product-not-found',
  'product-not-sellable',
  'guarantee-not-offered',
  'parent-not-in-cart',
  'link-expired',
] as const;

const addressCodes = ['shipping-address-error', 'billing-address-error'] as const;

const count = z.int().nonnegative();

/** Why the engine left a cart as it was. */
export const engineFailure = z.object({
  __typename: z.literal('CartFailure'),
  code: z.enum([...plainCodes, 'insufficient-stock', 'quantity-limit', ...couponRefusals, ...addressCodes]),
  available: count.nullable(),
  maximum: count.nullable(),
  minimum: count.nullable(),
});

export const engineFailureFields = '__typename code available maximum minimum';

export function failureOf(engine: z.output<typeof engineFailure>, { country }: CallContext): Failure {
  const { code, available, maximum, minimum } = engine;
  switch (code) {
    case 'insufficient-stock':
      return { code, available: available ?? 0 };
    case 'quantity-limit':
      return { code, maximum: maximum ?? maximumQuantity };
    case 'coupon-minimum-not-met':
      return {
        code,
        minimum: moneyOf(minimum ?? 0, currencyOn(country, calendarDateIn(country.timeZone, new Date()))),
      };
    case 'shipping-address-error':
    case 'billing-address-error':
      return { code, fields: [] };
    default:
      return { code };
  }
}
