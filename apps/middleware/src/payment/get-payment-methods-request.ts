import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { paymentMethodNames } from '@tradehall/domain/payment/payment-method-names.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { EngineRefusal } from '../engine/engine.ts';
import { paymentTimeoutMs } from './engine-payment.ts';
import { notPayable } from './not-payable.ts';

const offered = z.object({
  methods: z.array(z.object({ type: z.string(), name: z.string(), configuration: z.record(z.string(), z.json()) })),
  storedCards: z.array(
    z.object({
      id: z.string().min(1),
      brand: z.string(),
      lastFour: z.string().regex(/^\d{4}$/),
      expiryMonth: z.string(),
      expiryYear: z.string(),
    }),
  ),
  /** The provider does not answer. */
  isUnavailable: z.boolean().default(false),
});

const question = {
  document: `query ($cartId: ID!, $locale: String) {
    cart(id: $cartId) { id }
    cardPaymentMethods(cartId: $cartId, locale: $locale)
  }`,
  answers: z.object({ cart: z.object({ id: z.string() }).nullable(), cardPaymentMethods: offered.nullable() }),
  timeoutMs: paymentTimeoutMs,
};

const nameOf = (method: PaymentMethod, words: string): string => {
  const name = paymentMethodNames[method];
  return 'brand' in name ? name.brand : words;
};

/** What the provider offers and the country's row allows, in the row's order. */
export const getPaymentMethodsRequest: Handle<'new-adyen', 'getPaymentMethodsRequest'> = async (input, context) => {
  const { locale, cartId } = input;
  const refusal = notPayable(cartId, context);
  if (refusal !== null) return fail(refusal);
  const answer = await context.ask(question, { cartId, locale }).catch(providerAway);
  if (answer === 'away') return fail({ code: 'payment-provider-unavailable' });
  if (answer.cart === null) return fail({ code: 'cart-not-found' });
  const offer = answer.cardPaymentMethods;
  if (offer === null || offer.isUnavailable) return fail({ code: 'payment-provider-unavailable' });
  const { methods, storedCards } = offer;
  return succeed({
    paymentMethods: context.country.paymentMethods.flatMap((type) => {
      const method = methods.find((candidate) => candidate.type === type);
      return method === undefined
        ? []
        : [{ type, name: nameOf(type, method.name), configuration: method.configuration }];
    }),
    storedCards: storedCards.map(({ id: recurringDetailReference, ...card }) => ({
      recurringDetailReference,
      ...card,
    })),
  });
};

/** The engine does nothing here but ask the provider: where it fails, it is for the provider. */
function providerAway(failure: unknown): 'away' {
  if (failure instanceof EngineRefusal) return 'away';
  throw failure;
}
