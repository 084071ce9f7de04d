interface Step {
  readonly kind: string;
  readonly at: string;
  /** Pairs of a name and its value, for `jsonb_build_object`. */
  readonly facts: string;
  readonly from: string;
  /** Orders steps of the same kind and moment. */
  readonly sequence?: string;
}

// The engine keeps its moments without a zone, in that of the database.
const moment = (column: string) => `${column}::timestamptz`;

const callsOfCart = `provider_call JOIN payment_attempt AS attempt ON attempt.id = attempt_id WHERE attempt.cart_id = $1`;
// By the number, so that those are among them which nobody has taken in yet.
const webhooksOfCart = `webhook_inbox JOIN payment_attempt AS attempt ON attempt.order_number = merchant_reference
  WHERE attempt.cart_id = $1`;
const attemptsOfCart = 'payment_attempt WHERE cart_id = $1';
const mailsOfOrder = 'mail_outbox WHERE order_id = $1';

const heldNow = `(SELECT string_agg(quantity || ' × ' || sku, ', ' ORDER BY sku) FROM reservation
  WHERE attempt_id = payment_attempt.id AND expires_at > now())`;

const attemptFacts = `'number', order_number, 'method', method, 'amountCents', amount_cents, 'currencyCode', currency_code`;
const callFacts = `'number', attempt.order_number, 'call', provider_call.kind,
  'amountCents', provider_call.amount_cents, 'currencyCode', attempt.currency_code`;

// Of a success the provider's reason is a line about the card.
const webhookFacts = `'number', merchant_reference, 'event', event_code, 'success', success, 'pspReference', webhook_inbox.psp_ref,
  'amountCents', item->'amountCents', 'currencyCode', item->>'currencyCode', 'eventDate', item->>'eventDate',
  'reason', CASE WHEN NOT success THEN item->>'reason' END`;

const callMade = (kind: string): Step => ({
  kind: 'call-made',
  at: 'provider_call.created_at',
  facts: `${callFacts}, 'key', idempotency_key`,
  from: `${callsOfCart} AND provider_call.kind ${kind}`,
  sequence: 'provider_call.id',
});

// Notes and the like stay on the order's own page; a cart is one from the beginning.
const history = (kind: string, type: string): Step => ({
  kind,
  at: moment('history_entry."createdAt"'),
  facts: `'from', data::jsonb->>'from', 'to', data::jsonb->>'to', 'reason', data::jsonb->>'reason'`,
  from: `history_entry WHERE "orderId" = $1 AND type = '${type}' AND data::jsonb->>'to' IS DISTINCT FROM 'AddingItems'
    AND (data::jsonb->>'from' = data::jsonb->>'to') IS NOT TRUE`,
  sequence: 'id',
});

function concernStep(kind: string, at: string, which: string): Step {
  const facts = `'number', attempt.order_number, 'concern', concern.kind, 'pspReference', concern.psp_ref,
    'amountCents', concern.amount_cents, 'currencyCode', concern.currency_code`;
  const from = `payment_concern AS concern JOIN payment_attempt AS attempt ON attempt.id = attempt_id
    WHERE attempt.cart_id = $1 AND ${which}`;
  return { kind, at, facts, from, sequence: 'concern.id' };
}

/** Those of the same moment in this order: cause before effect. */
const steps: readonly Step[] = [
  { kind: 'cart-begun', at: 'created_at', facts: `'store', store_key`, from: 'cart WHERE order_id = $1' },
  {
    kind: 'cart-changed',
    at: 'created_at',
    facts: `'version', version`,
    from: 'cart_intent WHERE order_id = $1',
    sequence: 'version',
  },
  {
    kind: 'payment-begun',
    at: 'created_at',
    facts: `${attemptFacts}, 'cartVersion', cart_version, 'locale', locale, 'attempt', id, 'expires', expires_at, 'heldNow', ${heldNow}`,
    from: attemptsOfCart,
  },
  callMade(`IN ('pay', 'details')`),
  {
    kind: 'webhook-received',
    at: 'received_at',
    facts: `${webhookFacts}, 'tries', nullif(tries, 0), 'error', CASE WHEN done_at IS NULL THEN last_error END`,
    from: webhooksOfCart,
    sequence: 'webhook_inbox.id',
  },
  {
    kind: 'webhook-done',
    at: 'done_at',
    facts: `${webhookFacts}, 'outcome', outcome, 'tries', tries, 'error', last_error`,
    from: `${webhooksOfCart} AND done_at IS NOT NULL`,
    sequence: 'webhook_inbox.id',
  },
  {
    kind: 'call-ended',
    at: 'provider_call.at',
    facts: `${callFacts}, 'outcome', provider_call.state, 'resultCode', answer->>'resultCode',
      'refusalCode', answer->>'refusalReasonCode', 'pspReference', provider_call.psp_ref, 'tries', nullif(tries, 0), 'error', last_error`,
    from: `${callsOfCart} AND provider_call.state <> 'intended'`,
    sequence: 'provider_call.id',
  },
  {
    kind: 'withdrawal-received',
    at: 'received_at',
    facts: `'lines', jsonb_array_length(lines), 'locale', locale`,
    from: 'order_withdrawal WHERE order_id = $1',
  },
  history('order-moved', 'ORDER_STATE_TRANSITION'),
  history('order-payment-moved', 'ORDER_PAYMENT_TRANSITION'),
  history('order-cancelled', 'ORDER_CANCELLATION'),
  history('goods-sent', 'ORDER_FULFILLMENT'),
  {
    kind: 'order-placed',
    // The moment of its transaction, as the mail and the payment have it; the engine's own is a little later.
    at: moment(`coalesce((SELECT min("createdAt") FROM payment WHERE "orderId" = $1), "orderPlacedAt")`),
    // Of what is cancelled since, the engine's total is nothing.
    facts: `'number', code, 'currencyCode', "currencyCode", 'amountCents', coalesce(
      (SELECT amount_cents FROM payment_attempt WHERE order_id = $1), "subTotalWithTax" + "shippingWithTax")`,
    from: '"order" WHERE id = $1 AND "orderPlacedAt" IS NOT NULL',
  },
  {
    kind: 'refund-begun',
    at: moment('refund."createdAt"'),
    facts: `'amountCents', total, 'currencyCode', "currencyCode", 'state', refund.state, 'reason', refund.reason`,
    from: `refund JOIN payment ON payment.id = refund."paymentId" JOIN "order" ON "order".id = payment."orderId" WHERE "order".id = $1`,
    sequence: 'refund.id',
  },
  history('refund-moved', 'ORDER_REFUND_TRANSITION'),
  {
    kind: 'payment-moved',
    at: 'changed_at',
    facts: `${attemptFacts}, 'state', state, 'resultCode', result_code, 'failure', failure, 'pspReference', psp_ref,
      'authorisedCents', authorised_cents, 'authorisedCurrency', authorised_currency, 'tries', nullif(finalise_tries, 0)`,
    from: `${attemptsOfCart} AND state NOT IN ('CREATED', 'SENT')`,
  },
  concernStep('concern-noted', 'noted_at', 'true'),
  concernStep('concern-closed', 'closed_at', 'closed_at IS NOT NULL'),
  { kind: 'alerted', at: 'alerted_at', facts: attemptFacts, from: `${attemptsOfCart} AND alerted_at IS NOT NULL` },
  callMade(`NOT IN ('pay', 'details')`),
  {
    kind: 'mail-queued',
    at: 'created_at',
    facts: `'mail', kind, 'to', recipient, 'locale', locale`,
    from: mailsOfOrder,
    sequence: 'id',
  },
  {
    kind: 'mail-sent',
    at: 'sent_at',
    facts: `'mail', kind, 'to', recipient, 'tries', attempts`,
    from: `${mailsOfOrder} AND sent_at IS NOT NULL`,
  },
  {
    kind: 'mail-waiting',
    at: 'now()',
    facts: `'mail', kind, 'to', recipient, 'tries', attempts, 'error', last_error, 'usefulUntil', useful_until`,
    from: `${mailsOfOrder} AND sent_at IS NULL AND attempts > 0`,
  },
];

const selects = steps.map(
  ({ kind, at, facts, from, sequence = '0' }, rank) =>
    `SELECT ${at} AS at, ${rank} AS rank, (${sequence})::bigint AS sequence, '${kind}' AS kind,
       jsonb_strip_nulls(jsonb_build_object(${facts})) AS facts FROM ${from}`,
);

/** Everything that is kept of a cart and its payments, in the order of time. */
export const timelineStatement = `
  SELECT at, kind, facts FROM (${selects.join(' UNION ALL ')}) AS step ORDER BY at, rank, sequence, facts->>'number'`;
