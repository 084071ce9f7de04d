import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { type PaymentMethod, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import type { cardProviderCalls } from '@tradehall/domain/payment/card-provider.calls.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { findSignedIn } from '../customer/find-customer.ts';
import { EngineRefusal } from '../engine/engine.ts';
import { notPayable } from './not-payable.ts';

/** By what one may pay at the provider, and the cards that it keeps. */
export const providerMethodHandlers = {
  /** What the provider offers and the country's row allows, in the row's order. */
  getPaymentMethodsRequest: async ({ locale, cartId }, context) => {
    const refusal = notPayable(cartId, context);
    if (refusal !== null) return fail(refusal);
    const offer = await context.engine('cardPaymentMethods', { cartId, locale }).catch(providerAway);
    if (!offer.ok) return offer;
    const { methods, storedCards } = offer.value;
    return succeed({
      paymentMethods: context.country.paymentMethods.flatMap((type) => {
        const method = methods.find((candidate) => candidate.type === type);
        return method === undefined
          ? []
          : [{ type, name: nameOf(type, method.name), configuration: method.configuration }];
      }),
      storedCards: storedCards.map(shownCard),
    });
  },

  /** Whose they are says the session. */
  getStoredCards: async (_input, context) => {
    if ((await findSignedIn(context)) === null) return fail({ code: 'not-authenticated' });
    const listed = await context.engine('storedCards', {}).catch(providerAway);
    return listed.ok ? succeed({ storedCards: listed.value.storedCards.map(shownCard) }) : listed;
  },

  /** Whose card it is says the session: that of another customer is not found. */
  removeCard: async ({ recurringDetailReference: id }, context) => {
    if ((await findSignedIn(context)) === null) return fail({ code: 'not-authenticated' });
    const removed = await context.engine('removeStoredCard', { id }).catch(providerAway);
    return removed.ok ? succeed({ removed: true as const }) : removed;
  },
} satisfies Pick<HandlersOf<typeof cardProviderCalls>, 'getPaymentMethodsRequest' | 'getStoredCards' | 'removeCard'>;

/** Under the name that the requirements give its id. */
function shownCard<Card extends { readonly id: string }>({ id: recurringDetailReference, ...card }: Card) {
  return { recurringDetailReference, ...card };
}

/** The engine does nothing here but ask the provider: where it fails, it is for the provider. */
function providerAway(failure: unknown) {
  if (failure instanceof EngineRefusal) return fail({ code: 'payment-provider-unavailable' });
  throw failure;
}

function nameOf(method: PaymentMethod, words: string): string {
  const { name } = providerMethods[method];
  return 'brand' in name ? name.brand : words;
}
