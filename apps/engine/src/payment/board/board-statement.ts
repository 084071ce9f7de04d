import { patience } from '../attempts/payment-patience';
import { attemptsOfReference, cartsOfEmail } from './search-statements';

export interface BoardRequest {
  readonly storeKey: string | null;
  /** A state of payments, or a kind of concern. */
  readonly state: string | null;
  readonly method: string | null;
  readonly search: string | null;
  readonly skip: number;
  readonly take: number;
}

/** Nobody leafs further. */
const mostCounted = 10_000;

const since = `now() - interval '${patience.alertMs} milliseconds'`;
const unsettled = `state IN ('AUTHORISED', 'REVERSING', 'GIVING_UP')`;

// What an operator has to see to is said before what only takes long.
const noted = (column: string) => `(SELECT ${column} FROM payment_concern
  WHERE attempt_id = payment_attempt.id AND closed_at IS NULL ORDER BY noted_at DESC, id DESC LIMIT 1)`;
const isNoted = 'id IN (SELECT attempt_id FROM payment_concern WHERE closed_at IS NULL)';
// The shop's own shopper has a page of its own; what of it is not settled is seen here all the same.
const isSynthetic = `EXISTS (SELECT FROM "order" WHERE "order".id = cart_id AND "customFieldsIssynthetic")`;
const concernOfAttempt = `CASE WHEN ${unsettled} AND changed_at < ${since} THEN 'late' END`;
const rankOfAttempt = `CASE WHEN ${unsettled} AND changed_at < ${since} THEN 0
  WHEN state IN ('REVERSING', 'GIVING_UP') THEN 1 ELSE 2 END`;
const isLoose = `(outcome = 'unmatched' OR (done_at IS NULL AND received_at < ${since}))`;
const concernOfWebhook = `CASE WHEN done_at IS NULL THEN 'unprocessed' ELSE 'unmatched' END`;

const email = `coalesce(placed."customFieldsContactemail", (SELECT "emailAddress" FROM customer WHERE id = placed."customerId"))`;
const refunds = (which: string) => `(SELECT coalesce(sum(amount_cents), 0) FROM provider_call
  WHERE attempt_id = attempt.id AND kind = 'refund' AND ${which})`;

const shown = `coalesce(page.attempt_id::text, page.webhook_id::text) AS id,
  CASE WHEN page.webhook_id IS NULL THEN 'attempt' ELSE 'webhook' END AS kind, page.concern, page.concern_id::text AS "concernId", total."totalItems", attempt.cart_id AS "cartId", attempt.order_id AS "orderId",
  coalesce(attempt.order_number, webhook.merchant_reference) AS "orderNumber", placed.state AS "orderState",
  attempt.store_key AS "storeKey", ${email} AS email,
  coalesce(attempt.method, webhook.item->>'paymentMethod') AS method,
  coalesce(attempt.state, webhook.event_code) AS state, attempt.failure,
  coalesce(attempt.amount_cents, (webhook.item->>'amountCents')::bigint) AS amount,
  coalesce(attempt.currency_code, webhook.item->>'currencyCode') AS "currencyCode",
  ${refunds(`state = 'confirmed'`)} AS refunded, ${refunds('due_at IS NOT NULL')} AS "refundUnderWay",
  coalesce(attempt.psp_ref, webhook.psp_ref) AS "pspReference", page.at,
  coalesce(attempt.changed_at, webhook.done_at, webhook.received_at) AS "changedAt"`;

/** How many somebody has to look at, by store; null for money that nobody knows. */
export const waitingPayments = `
  SELECT store_key AS place, count(*)::int AS count FROM payment_attempt
   WHERE id IN (SELECT attempt_id FROM payment_concern WHERE closed_at IS NULL
     UNION SELECT id FROM payment_attempt WHERE ${unsettled} AND changed_at < ${since}) GROUP BY 1
  UNION ALL
  SELECT NULL, count(*)::int FROM webhook_inbox WHERE ${isLoose} HAVING count(*) > 0`;

/**
 * One page of the board. What is not settled is little and found by its own index; of the rest no more rows are taken than
 * the page needs, by the index of their time.
 */
export function boardStatement(request: BoardRequest): { statement: string; values: unknown[] } {
  const { attempts, unsettledState, notedState, restState, webhooks, values } = filters(request);
  const others = `NOT ${unsettled} AND NOT ${isNoted} AND NOT ${isSynthetic} AND ${attempts} AND ${restState}`;
  const statement = `
    WITH first AS MATERIALIZED (
      SELECT id AS attempt_id, NULL::bigint AS webhook_id, ${rankOfAttempt} AS rank, ${concernOfAttempt} AS concern,
          NULL::bigint AS concern_id, created_at AS at
        FROM payment_attempt WHERE ${unsettled} AND NOT ${isNoted} AND ${attempts} AND ${unsettledState}
      UNION ALL
      SELECT id, NULL, 0, ${noted('kind')}, ${noted('id')}, created_at
        FROM payment_attempt WHERE ${isNoted} AND ${attempts} AND ${notedState}
      UNION ALL
      SELECT NULL, id, 0, ${concernOfWebhook}, NULL, received_at FROM webhook_inbox
       WHERE ${isLoose} AND ${webhooks}
    ), rest AS (
      SELECT id AS attempt_id, NULL::bigint AS webhook_id, 2 AS rank, NULL AS concern, NULL::bigint AS concern_id, created_at AS at
        FROM payment_attempt WHERE ${others} ORDER BY created_at DESC LIMIT ${request.skip + request.take}
    ), page AS (
      SELECT * FROM (SELECT * FROM first UNION ALL SELECT * FROM rest) AS either
       ORDER BY rank, at DESC, attempt_id LIMIT ${request.take} OFFSET ${request.skip}
    ), total AS (
      SELECT least(${mostCounted}, (SELECT count(*) FROM first) + (SELECT count(*) FROM (
        SELECT FROM payment_attempt WHERE ${others} LIMIT ${mostCounted}) AS counted))::int AS "totalItems"
    )
    SELECT ${shown} FROM total LEFT JOIN page ON true
      LEFT JOIN payment_attempt AS attempt ON attempt.id = page.attempt_id
      LEFT JOIN webhook_inbox AS webhook ON webhook.id = page.webhook_id
      LEFT JOIN "order" AS placed ON placed.id = attempt.cart_id
     ORDER BY page.rank, page.at DESC, page.attempt_id`;
  return { statement, values };
}

function filters({ storeKey, state, method, search }: BoardRequest) {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const attempts = ['true'];
  const webhooks = ['true'];
  let [unsettledState, notedState, restState] = ['true', 'true', 'true'];
  if (storeKey !== null) {
    attempts.push(`store_key = ${put(storeKey)}`);
    // Nobody knows whose money that is.
    webhooks.push('false');
  }
  if (state !== null) {
    const given = put(state);
    restState = `state = ${given}`;
    unsettledState = `(state = ${given} OR ${concernOfAttempt} = ${given})`;
    notedState = `(state = ${given} OR ${concernOfAttempt} = ${given} OR ${noted('kind')} = ${given})`;
    webhooks.push(`${concernOfWebhook} = ${given}`);
  }
  if (method !== null) {
    const given = put(method);
    attempts.push(`method = ${given}`);
    webhooks.push(`item->>'paymentMethod' = ${given}`);
  }
  if (search !== null) {
    const given = `${put(search)}::text`;
    const isEmail = search.includes('@');
    attempts.push(isEmail ? `cart_id IN (${cartsOfEmail(given)})` : `id IN (${attemptsOfReference(given)})`);
    webhooks.push(isEmail ? 'false' : `upper(${given}) IN (upper(psp_ref), upper(merchant_reference))`);
  }
  const [ofAttempts, ofWebhooks] = [attempts.join(' AND '), webhooks.join(' AND ')];
  return { attempts: ofAttempts, unsettledState, notedState, restState, webhooks: ofWebhooks, values };
}
