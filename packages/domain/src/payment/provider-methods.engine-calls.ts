import { z } from 'zod';
import { engineCall, engineId } from '../calls/engine-call.ts';
import { locale, noInput, nothing } from '../calls/fields.ts';

/** The card provider has ten seconds, the whole request of the browser twelve. */
const timeoutMs = 11_500;

const storedCards = z.array(
  z.object({
    id: z.string().min(1),
    brand: z.string(),
    lastFour: z.string().regex(/^\d{4}$/),
    expiryMonth: z.string(),
    expiryYear: z.string(),
  }),
);

const offered = z.object({
  methods: z.array(z.object({ type: z.string(), name: z.string(), configuration: z.record(z.string(), z.json()) })),
  storedCards,
});

export const providerMethodEngineCalls = {
  /** What the provider offers for a cart and the country's row allows. Without one of the country's locales it is the first. */
  cardPaymentMethods: engineCall({
    takes: z.strictObject({ cartId: engineId, locale: locale.nullish().transform((given) => given ?? null) }),
    answers: offered,
    failsWith: ['cart-not-found', 'payment-provider-unavailable'],
    timeoutMs,
    lane: 'card',
  }),

  /** Of the customer who is signed in, as the provider lists them; nobody else has any. */
  storedCards: engineCall({
    takes: noInput,
    answers: z.object({ storedCards }),
    failsWith: ['payment-provider-unavailable'],
    timeoutMs,
    lane: 'card',
  }),

  /** Of the customer who is signed in. */
  removeStoredCard: engineCall({
    takes: z.strictObject({ id: z.string() }),
    answers: nothing,
    failsWith: ['card-not-found'],
    timeoutMs,
    lane: 'card',
  }),
};
