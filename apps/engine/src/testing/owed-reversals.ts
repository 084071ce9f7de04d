import { askProvider, paymentBody } from '@tradehall/fakes/card-provider/ask-provider.ts';
import { cards } from './paying-shopper';
import { merchantAccount, type PaymentsUnderTest, plenty } from './payments-under-test';

const owe = `
  WITH owed AS (
    INSERT INTO payment_attempt (id, cart_id, cart_version, cart_hash, store_key, locale, intent_id, is_offline, method,
      amount_cents, currency_code, order_number, psp_ref, state, expires_at)
    SELECT gen_random_uuid(), cart_id, cart_version, cart_hash, store_key, locale, made.reference, false, method,
      12345, currency_code, made.reference, made.psp_ref, 'REVERSING', now()
    FROM payment_attempt, unnest($2::text[], $3::text[]) AS made (reference, psp_ref) WHERE cart_id = $1 RETURNING id)
  INSERT INTO provider_call (attempt_id, kind, idempotency_key, due_at)
    SELECT id, 'reversal', 'reversal:' || id, now() FROM owed`;

/** Payments that are authorised and pay for nothing: the worker has to give each of them back, once. */
export async function oweReversals(shop: PaymentsUnderTest, count: number, begin: () => void): Promise<void> {
  const shopper = await shop.shopper();
  await shopper.fill({ add: { sku: plenty, quantity: 1 } });
  await shopper.pay(cards.refused);
  const [attempt] = await shop.attemptsOf(shopper.cartId);
  const references = Array.from({ length: count }, (_, index) => `${String(attempt?.['order_number'])}-${index}`);
  const authorised: string[] = [];
  for (const reference of references) {
    const { pspReference = '' } = await askProvider(shop.provider.url, {
      path: '/payments',
      body: paymentBody({ merchantAccount, reference, shopperEmail: 'ada+webhook-dropped@example.test' }),
    });
    authorised.push(pspReference);
  }
  begin();
  await shop.query(owe, [shopper.cartId, references, authorised]);
}

/** How often the provider gave money back, a payment at a time. */
export function timesGivenBack({ provider }: PaymentsUnderTest): number[] {
  const given = provider.journal.entries.filter(({ kind }) => kind === 'cancelled' || kind === 'refunded');
  return [...Map.groupBy(given, ({ pspReference }) => pspReference).values()].map(({ length }) => length);
}

export async function countReversing(shop: PaymentsUnderTest): Promise<number> {
  const [row] = await shop.query(`SELECT count(*)::int AS count FROM payment_attempt WHERE state = 'REVERSING'`);
  return Number(row?.['count']);
}
