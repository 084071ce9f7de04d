import { z } from 'zod';

// Plain SQL, because whoever empties the outbox holds one connection and its locks for as long as it works.
interface Database {
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** What people change by hand goes before what an import or a far-reaching change left behind. */
export const lanes = { byHand: 0, inBulk: 1 } as const;
export type Lane = (typeof lanes)[keyof typeof lanes];

const outboxRow = z.object({
  id: z.string(),
  topic: z.string(),
  key: z.string(),
  lane: z.union([z.literal(0), z.literal(1)]),
  attempts: z.number(),
  ageMs: z.number(),
});
export type OutboxRow = z.output<typeof outboxRow>;

/** Notes what follows from another change. What waits already is not noted twice. */
export async function enqueue(database: Database, topic: string, keys: readonly string[], lane: Lane): Promise<void> {
  if (keys.length === 0) return;
  await database.query(
    `INSERT INTO outbox (topic, key, lane) SELECT $1, key, $3 FROM (SELECT DISTINCT unnest($2::text[]) AS key) AS noted
     WHERE NOT EXISTS (
       SELECT FROM outbox AS waiting WHERE waiting.topic = $1 AND waiting.key = noted.key AND waiting.lane <= $3)`,
    [topic, keys, lane],
  );
}

const otherRowsAtOnce = 5_000;
const pagesAtOnce = 25;

// What only quotes others, 28 documents a row, comes when those have been written: once, however many have changed.
const quoting = `(topic = 'category-page' OR topic = 'navigation')`;

/**
 * The next rows of a lane, locked until the transaction ends; the caller deletes, postpones or parks each of them.
 * Products come in batches that somebody waits for; of the rest there is little, and it is cheapest all at once.
 */
export async function takeRows(database: Database, lane: Lane, products: number): Promise<OutboxRow[]> {
  const others = await select(database, `topic <> 'product' AND NOT ${quoting}`, lane, otherRowsAtOnce);
  if (others.length > 0) return others;
  const batch = await select(database, `topic = 'product'`, lane, products);
  return batch.length > 0 ? batch : select(database, `topic <> 'product' AND ${quoting}`, lane, pagesAtOnce);
}

async function select(database: Database, which: string, lane: Lane, limit: number): Promise<OutboxRow[]> {
  const { rows } = await database.query(
    `SELECT id, topic, key, lane, attempts,
       (extract(epoch FROM clock_timestamp() - created_at) * 1000)::float8 AS "ageMs"
     FROM outbox WHERE ${which} AND lane = $1 AND due_at <= clock_timestamp()
     ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
    [lane, limit],
  );
  return rows.map((row) => outboxRow.parse(row));
}

const idsOf = (rows: readonly OutboxRow[]) => rows.map(({ id }) => id);

/** What was parked for the same key is settled with it. */
export async function deleteRows(database: Database, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length === 0) return;
  await database.query('DELETE FROM outbox WHERE id = ANY($1::bigint[])', [idsOf(rows)]);
  await database.query(
    `DELETE FROM outbox_dead USING unnest($1::text[], $2::text[]) AS settled (topic, key)
     WHERE outbox_dead.topic = settled.topic AND outbox_dead.key = settled.key`,
    [rows.map(({ topic }) => topic), rows.map(({ key }) => key)],
  );
}

/** Tries again later, each time later, and then sets the row aside with its error. Says how many were set aside. */
export async function postponeOrPark(
  database: Database,
  rows: readonly OutboxRow[],
  error: string,
  retryDelaysMs: readonly number[],
): Promise<number> {
  const parked = rows.filter(({ attempts }) => attempts >= retryDelaysMs.length);
  const postponed = rows.filter(({ attempts }) => attempts < retryDelaysMs.length);
  await database.query(
    `UPDATE outbox SET attempts = attempts + 1, due_at = clock_timestamp() + delay.ms * interval '1 millisecond'
     FROM unnest($1::bigint[], $2::int[]) AS delay (id, ms) WHERE outbox.id = delay.id`,
    [idsOf(postponed), postponed.map(({ attempts }) => retryDelaysMs[attempts])],
  );
  await database.query(
    `WITH parked AS (DELETE FROM outbox WHERE id = ANY($1::bigint[]) RETURNING *)
     INSERT INTO outbox_dead (id, topic, key, lane, attempts, error, created_at)
     SELECT id, topic, key, lane, attempts + 1, $2, created_at FROM parked`,
    [idsOf(parked), error],
  );
  return parked.length;
}

const backlogRow = z.object({ lane: z.number(), count: z.number() });

export async function countBacklog(database: Database): Promise<z.output<typeof backlogRow>[]> {
  const { rows } = await database.query('SELECT lane, count(*)::int AS count FROM outbox GROUP BY lane');
  return rows.map((row) => backlogRow.parse(row));
}
