import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';

const dueWebhook = z.object({
  endpointId: z.int(),
  url: z.string(),
  secret: z.string(),
  /** Whose events it is told; null for all. */
  stores: z.array(z.string()).nullable(),
  object: z.string(),
  attempts: z.int(),
  eventId: z.string(),
  type: z.string(),
  storeKey: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
  happenedAt: z.date(),
});
export type DueWebhook = z.output<typeof dueWebhook>;

// Of an object the first that waits; those behind it wait for it, also while somebody else delivers it.
const isDue = `
  waiting.state = 'waiting' AND waiting.due_at <= clock_timestamp()
    AND NOT EXISTS (SELECT FROM webhook_delivery AS earlier WHERE earlier.endpoint_id = waiting.endpoint_id
      AND earlier.object = waiting.object AND earlier.state = 'waiting' AND earlier.event_id < waiting.event_id)`;
const take = `
  WITH chosen AS (
    SELECT waiting.endpoint_id AS id FROM webhook_delivery AS waiting
    JOIN webhook_endpoint AS endpoint ON endpoint.id = waiting.endpoint_id AND endpoint.ended_at IS NULL
    WHERE waiting.endpoint_id <> ALL ($1::int[]) AND ${isDue} ORDER BY waiting.due_at, waiting.event_id LIMIT 1
  ), first AS (
    SELECT waiting.endpoint_id, waiting.event_id FROM webhook_delivery AS waiting
    WHERE waiting.endpoint_id = (SELECT id FROM chosen) AND ${isDue} ORDER BY waiting.due_at, waiting.event_id
    LIMIT CASE WHEN (SELECT id FROM chosen) = ANY ($4::int[]) THEN 1 ELSE $2::int END FOR UPDATE OF waiting SKIP LOCKED
  )
  UPDATE webhook_delivery AS delivery
  SET attempts = attempts + 1, tried_at = clock_timestamp(), due_at = clock_timestamp() + $3 * interval '1 millisecond'
  FROM first JOIN merchant_event AS event ON event.id = first.event_id
  JOIN webhook_endpoint AS endpoint ON endpoint.id = first.endpoint_id
  WHERE delivery.endpoint_id = first.endpoint_id AND delivery.event_id = first.event_id
  RETURNING delivery.endpoint_id AS "endpointId", endpoint.url, endpoint.secret, endpoint.stores, delivery.object, delivery.attempts,
    event.id::text AS "eventId", event.type, event.store_key AS "storeKey", event.facts, event.happened_at AS "happenedAt"`;

interface Wanted {
  /** Endpoints that are left alone now. */
  readonly passedOver: readonly number[];
  /** Endpoints that are told one event, to see whether they answer again. */
  readonly tried: readonly number[];
  readonly most: number;
  readonly takenForMs: number;
}

/**
 * Events of one endpoint: that whose event has been due the longest. They are taken for as long as telling may last; no
 * transaction stays open meanwhile. If the worker dies they fall due again, with the same number.
 */
export function takeDueWebhooks(
  database: Database,
  { passedOver, tried, most, takenForMs }: Wanted,
): Promise<DueWebhook[]> {
  return selectRows(database, dueWebhook, take, [passedOver, most, takenForMs, tried]);
}

type Told = Pick<DueWebhook, 'endpointId' | 'eventId'>;

const delivered = `
  UPDATE webhook_delivery SET state = 'delivered', answer = $3 WHERE endpoint_id = $1 AND event_id = $2`;

export async function noteTold(database: Database, { endpointId, eventId }: Told, answer: string): Promise<void> {
  await database.query(delivered, [endpointId, eventId, answer]);
}

const postponed = `
  UPDATE webhook_delivery SET due_at = clock_timestamp() + $5 * interval '1 millisecond',
    answer = CASE WHEN event_id = $2 THEN $4 ELSE answer END,
    state = CASE WHEN event_id = $2 AND give_up_at < clock_timestamp() THEN 'given-up' ELSE state END
  WHERE endpoint_id = $1 AND object = $3 AND state = 'waiting'`;

/** All that waits of the object: what came later is not told first. After three days the first is given up. */
export async function postponeWebhook(
  database: Database,
  { endpointId, eventId, object }: Told & Pick<DueWebhook, 'object'>,
  answer: string,
  delayMs: number,
): Promise<void> {
  await database.query(postponed, [endpointId, eventId, object, answer, delayMs]);
}

const end = `
  UPDATE webhook_endpoint SET ended_at = now(), ended_why = $2 WHERE id = $1 AND ended_at IS NULL`;

/** The other side wants to hear nothing more. */
export async function endEndpoint(database: Database, endpointId: number, why: string): Promise<void> {
  await database.query(end, [endpointId, why]);
}
