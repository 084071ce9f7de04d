import type { Pool } from 'pg';
import { z } from 'zod';

// Plain SQL: who takes which events and for how long is the point of these statements.
export type Database = Pick<Pool, 'query'>;

const dueEvent = z.object({
  id: z.string(),
  kind: z.string(),
  visitor: z.string(),
  body: z.record(z.string(), z.unknown()),
  idempotencyKey: z.uuid(),
  attempts: z.int(),
});
export type DueEvent = z.output<typeof dueEvent>;

interface Wanted {
  readonly now: Date;
  readonly visitors: number;
  readonly eventsOfEach: number;
  readonly takenForMs: number;
}

// A visitor is due when the first of the events is: those behind it wait for it, also while somebody else delivers it.
const takeStatement = `
  WITH first AS (
    SELECT event.visitor FROM tracking_event AS event
     WHERE event.delivered_at IS NULL AND event.next_attempt_at <= $1
       AND NOT EXISTS (SELECT FROM tracking_event AS earlier
         WHERE earlier.visitor = event.visitor AND earlier.delivered_at IS NULL AND earlier.id < event.id)
     ORDER BY event.next_attempt_at, event.id LIMIT $2 FOR UPDATE OF event SKIP LOCKED
  ), taken AS (
    SELECT following.id FROM first CROSS JOIN LATERAL (
      SELECT id FROM tracking_event WHERE visitor = first.visitor AND delivered_at IS NULL ORDER BY id LIMIT $3
    ) AS following
  )
  UPDATE tracking_event SET attempts = attempts + 1, next_attempt_at = $1::timestamptz + $4 * interval '1 millisecond'
    FROM taken WHERE tracking_event.id = taken.id
  RETURNING tracking_event.id, kind, visitor, body, idempotency_key AS "idempotencyKey", attempts`;

/**
 * The next events of some visitors, each in order, taken for as long as delivering them may last. No transaction stays open
 * meanwhile: if the worker dies they fall due again, under the same keys.
 */
export async function takeDueEvents(database: Database, wanted: Wanted): Promise<readonly (readonly DueEvent[])[]> {
  const { now, visitors, eventsOfEach, takenForMs } = wanted;
  const { rows } = await database.query<Record<string, unknown>>(takeStatement, [
    now,
    visitors,
    eventsOfEach,
    takenForMs,
  ]);
  const events = z.array(dueEvent).parse(rows);
  const inOrder = events.toSorted((one, other) => Number(BigInt(one.id) - BigInt(other.id)));
  return [...Map.groupBy(inOrder, ({ visitor }) => visitor).values()];
}

export async function noteDelivered(database: Database, id: string, now: Date): Promise<void> {
  await database.query(`UPDATE tracking_event SET delivered_at = $2, body = '{}' WHERE id = $1`, [id, now]);
}

export async function dropEvent(database: Database, id: string): Promise<void> {
  await database.query('DELETE FROM tracking_event WHERE id = $1', [id]);
}

/** All that waits of a visitor: what comes later is not told first. */
export async function postponeVisitor(database: Database, visitor: string, until: Date): Promise<void> {
  await database.query('UPDATE tracking_event SET next_attempt_at = $2 WHERE visitor = $1 AND delivered_at IS NULL', [
    visitor,
    until,
  ]);
}

/** What was delivered a day ago, and what nobody could be told for a week. */
export async function forgetOldEvents(database: Database, now: Date): Promise<number> {
  const { rowCount } = await database.query(
    `DELETE FROM tracking_event WHERE delivered_at < $1::timestamptz - interval '1 day'
       OR (delivered_at IS NULL AND created_at < $1::timestamptz - interval '7 days')`,
    [now],
  );
  return rowCount ?? 0;
}
