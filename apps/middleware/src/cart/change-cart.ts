import type { Failure } from '@tradehall/domain/calls/failures.ts';
import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { z } from 'zod';
import type { CallContext } from '../call-context.ts';
import { engineCart, engineCartFields } from './engine-cart.ts';
import { shopperCart } from './shopper-cart.ts';

interface AgainstVersion {
  readonly locale: Locale;
  readonly cartId: string;
  readonly version: number;
  readonly intentId: string;
}

type Change =
  | { readonly add: { readonly sku: string; readonly quantity: number } }
  | { readonly setQuantity: { readonly sku: string; readonly quantity: number } }
  | { readonly remove: { readonly sku: string } };

const notFoundOrFrozen = ['cart-not-found', 'cart-frozen', 'product-not-found', 'product-not-sellable'] as const;

type ChangeFailure = Failure<
  | (typeof notFoundOrFrozen)[number]
  | 'checkout-disabled'
  | 'cart-version-conflict'
  | 'insufficient-stock'
  | 'quantity-limit'
>;

const count = z.int().nonnegative();
const engineFailure = z.object({
  __typename: z.literal('CartFailure'),
  code: z.enum([...notFoundOrFrozen, 'insufficient-stock', 'quantity-limit']),
  available: count.nullable(),
  maximum: count.nullable(),
});

const question = {
  document: `mutation ($cartId: ID!, $version: Int!, $intentId: String!, $change: CartChangeInput!) {
    changeCart(cartId: $cartId, version: $version, intentId: $intentId, change: $change) {
      ... on Cart { ${engineCartFields} }
      ... on CartConflict { __typename currentVersion }
      ... on CartFailure { __typename code available maximum }
    }
  }`,
  answers: z.object({
    changeCart: z.discriminatedUnion('__typename', [
      engineCart,
      z.object({ __typename: z.literal('CartConflict'), currentVersion: count }),
      engineFailure,
    ]),
  }),
};

// The engine counts ids and versions in 32 bits.
const largestInteger = 2 ** 31 - 1;
const engineId = z.coerce.number().int().min(1).max(largestInteger);

/** One change to one cart. The engine compares the version and applies it, or says why not, in one go. */
export async function changeCart(
  { locale, cartId, version, intentId }: AgainstVersion,
  change: Change,
  context: CallContext,
): Promise<Result<{ cart: Cart }, ChangeFailure>> {
  if (!context.country.checkoutEnabled) return fail({ code: 'checkout-disabled' });
  // A cart belongs to a session: without one there is none to find.
  if (!context.hasSession || !engineId.safeParse(cartId).success) return fail({ code: 'cart-not-found' });
  const against = { cartId, version: Math.min(version, largestInteger), intentId };
  const { changeCart: outcome } = await context.ask(question, { ...against, change });
  switch (outcome.__typename) {
    case 'Cart':
      return succeed({ cart: await shopperCart(outcome, locale, context) });
    case 'CartConflict':
      return fail({ code: 'cart-version-conflict', currentVersion: outcome.currentVersion });
    case 'CartFailure':
      return fail(failureOf(outcome));
  }
}

function failureOf({ code, available, maximum }: z.output<typeof engineFailure>): ChangeFailure {
  if (code === 'insufficient-stock') return { code, available: available ?? 0 };
  if (code === 'quantity-limit') return { code, maximum: maximum ?? maximumQuantity };
  return { code };
}
