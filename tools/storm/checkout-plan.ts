import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { SeededRandom } from './seeded-random.ts';

export const testCards = {
  good: '4111111111111111',
  refused: '4000000000000002',
  challenged: '4000000000003220',
  silent: '4000000000009995',
  pending: '4000000000000069',
} as const;

type Method = PaymentMethod | 'cash-on-delivery' | 'bank-transfer';

/** What one shopper is going to do, decided before it begins. */
export interface CheckoutPlan {
  readonly index: number;
  readonly country: Country;
  readonly email: string;
  readonly method: Method;
  readonly card: (typeof testCards)[keyof typeof testCards];
  readonly quantity: number;
  /** Goods of which there are too few, or of which there is plenty; which of them, counted from the first. */
  readonly goods: { readonly isScarce: boolean; readonly position: number };
  /** Shared with two neighbours, and good for one order. */
  readonly couponNumber: number | null;
  readonly clicks: 'once' | 'twice' | 'two-intents' | 'two-tabs';
  /** With whoever asks her: her bank, a wallet, Klarna. */
  readonly decision: 'approve' | 'refuse' | 'cancel' | 'nothing';
  readonly returns: 'once' | 'twice' | 'never' | 'late';
  readonly changesCartMeanwhile: boolean;
  /** Gives the payment up here, and approves it there all the same. */
  readonly changesHerMind: boolean;
  /** After an answer that did not come: the same wish again, or a new one. */
  readonly repeatsIntent: boolean;
}

const payable = Object.values(countries).filter(({ checkoutEnabled }) => checkoutEnabled);

const webhookTags = { none: 64, twice: 10, first: 8, late: 8, held: 5, dropped: 5 };
const answerTags = { none: 95, 'answer-cut': 4, 'answer-silent': 1 };
const appTags = { none: 70, 'app-refuses': 15, 'app-never': 15 };
const cardShares = { good: 66, refused: 8, challenged: 20, silent: 2, pending: 4 };
const kinds = { card: 50, other: 34, offline: 16 };

export function planCheckout(seed: number, index: number): CheckoutPlan {
  const random = new SeededRandom(seed * 1_000_003 + index);
  const country = random.pick(payable);
  const isCouponed = index % 20 < 3;
  return {
    index,
    country,
    email: emailOf(random, index),
    method: methodOf(random, country),
    card: testCards[random.weighted(cardShares)],
    quantity: 1 + random.below(3),
    goods: { isScarce: random.next() < 0.08, position: random.below(1_000) },
    couponNumber: isCouponed ? Math.floor(index / 20) : null,
    clicks: random.weighted({ once: 76, twice: 10, 'two-intents': 6, 'two-tabs': 8 }),
    decision: random.weighted({ approve: 70, refuse: 11, cancel: 11, nothing: 8 }),
    returns: random.weighted({ once: 68, twice: 15, never: 12, late: 5 }),
    changesCartMeanwhile: random.next() < 0.15,
    changesHerMind: random.next() < 0.05,
    repeatsIntent: random.next() < 0.5,
  };
}

/** The provider's fake reads from the address what is to go wrong. */
function emailOf(random: SeededRandom, index: number): string {
  const webhook = random.weighted(webhookTags);
  const answer = random.weighted(answerTags);
  const app = random.weighted(appTags);
  const tags = [webhook === 'none' ? '' : `webhook-${webhook}`, answer, app].filter(
    (tag) => tag !== '' && tag !== 'none',
  );
  return `storm-${index}${tags.length === 0 ? '' : `+${tags.join('.')}`}@example.test`;
}

function methodOf(random: SeededRandom, country: Country): Method {
  const kind = random.weighted(kinds);
  const offline: Method[] = [
    ...(country.cashOnDelivery.offered ? (['cash-on-delivery'] as const) : []),
    ...(country.bankTransfer.enabled ? (['bank-transfer'] as const) : []),
  ];
  if (kind === 'offline' && offline.length > 0) return random.pick(offline);
  const others = country.paymentMethods.filter((method) => method !== 'scheme');
  return kind === 'card' ? 'scheme' : random.pick(others);
}
