import { z } from 'zod';
import {
  type ProviderAnswer,
  ProviderFailure,
  type ProviderMethod,
  type ProviderReceipt,
  type StoredCard,
} from './card-provider';

const answer = z.object({
  pspReference: z.string().min(1).nullish(),
  resultCode: z.string().min(1),
  refusalReasonCode: z.string().nullish(),
  action: z.record(z.string(), z.json()).nullish(),
  merchantReference: z.string().nullish(),
  amount: z.object({ value: z.int(), currency: z.string() }).nullish(),
});
const receipt = z.object({ pspReference: z.string().min(1) });
const method = z.object({ type: z.string().min(1), name: z.string().default('') }).catchall(z.json());
const storedCard = z.object({
  id: z.string().min(1),
  brand: z.string().default(''),
  lastFour: z.string().regex(/^\d{4}$/),
  expiryMonth: z.string(),
  expiryYear: z.string(),
});
const methods = z.object({
  paymentMethods: z.array(method).default([]),
  storedPaymentMethods: z.array(z.looseObject({ type: z.string().optional() })).default([]),
});

const stored = z.looseObject({ supportedRecurringProcessingModels: z.array(z.string()).nullish() });

/** Recurring is allowed for it. What else a shopper has stored with the provider is no card. */
function cardsOnFile(all: readonly unknown[]): StoredCard[] {
  return all.flatMap((each) => {
    const models = stored.safeParse(each).data?.supportedRecurringProcessingModels ?? ['CardOnFile'];
    return models.includes('CardOnFile') ? (storedCard.safeParse(each).data ?? []) : [];
  });
}

const storedIds = z.object({ storedPaymentMethods: z.array(z.object({ id: z.string().min(1) })).default([]) });

export function readStoredIds(given: unknown): string[] {
  return read(storedIds, given).storedPaymentMethods.map(({ id }) => id);
}

const listedCards = z.object({ storedPaymentMethods: z.array(z.unknown()).default([]) });

export function readCardsOnFile(given: unknown): StoredCard[] {
  return cardsOnFile(read(listedCards, given).storedPaymentMethods);
}

export function readPaymentAnswer(given: unknown): ProviderAnswer {
  const { pspReference, resultCode, refusalReasonCode, action, merchantReference, amount } = read(answer, given);
  return {
    pspReference: pspReference ?? null,
    resultCode,
    refusalReasonCode: refusalReasonCode ?? null,
    action: action ?? null,
    reference: merchantReference ?? null,
    amount: amount ? { amountCents: amount.value, currencyCode: amount.currency } : null,
  };
}

export function readReceipt(given: unknown): ProviderReceipt {
  return { pspReference: read(receipt, given).pspReference };
}

export function readMethods(given: unknown): { methods: ProviderMethod[]; storedCards: StoredCard[] } {
  const { paymentMethods, storedPaymentMethods } = read(methods, given);
  return {
    methods: paymentMethods.map(({ type, name, ...configuration }) => ({ type, name, configuration })),
    storedCards: cardsOnFile(storedPaymentMethods),
  };
}

/** The library answers with instances of its classes; what goes on are plain values. */
function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const plain: unknown = JSON.parse(JSON.stringify(given ?? null));
  const parsed = schema.safeParse(plain);
  if (!parsed.success) throw new ProviderFailure('unknown', 200, 'the card provider answered something else');
  return parsed.data;
}
