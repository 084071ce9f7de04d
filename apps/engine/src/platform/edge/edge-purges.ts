import { everyDocument, searchKeyOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../database';

/**
 * When an edge is asked to forget a key, counted from the change. At once; after the search index has followed and a
 * middleware that missed the news has read anew; and when no page that began before the change can still be on its way:
 * the storefront keeps the frame's documents for ten seconds and draws for five at most.
 */
export const purgeAfterMs = [0, 2_500, 16_000] as const;
const longestRetryMs = 30_000;

/** Lists show what the search finds: whatever changes a product or a category may change any of them. */
const listed: ReadonlySet<string> = new Set(['product', 'category', 'navigation', 'facet-words']);
/** Their documents hold instants at which a page changes though nobody changes a document. */
const scheduled: ReadonlySet<string> = new Set(['content', 'content-index', 'store']);

const kindOf = (name: string): string => name.slice(0, name.indexOf(':'));

function searchKeysOf(changed: readonly string[]): readonly string[] {
  const names = changed.filter((name) => listed.has(kindOf(name)));
  return [...new Set(names.map((name) => searchKeyOf(name.split(':')[1] ?? '')))];
}

// A key that is still waiting goes on waiting since then: edges show what is as old as that.
const anew = `
  ON CONFLICT (key, since) DO UPDATE SET change = DEFAULT, step = 0, failures = 0, due_at = excluded.due_at,
    waits_since = least(edge_purge.waits_since, excluded.waits_since)`;

const enqueue = `
  INSERT INTO edge_purge (key, since, due_at, waits_since)
  SELECT key, '-infinity', clock_timestamp(), clock_timestamp() FROM unnest($1::text[]) AS key ORDER BY key ${anew}`;

const schedule = `
  INSERT INTO edge_purge (key, since, due_at, waits_since)
  SELECT DISTINCT kind || ':' || locale || ':' || key, instant, instant, instant
  FROM read_side.document
  CROSS JOIN unnest('{$.**.startsAt,$.**.endsAt,$.**.startDate,$.**.endDate}'::jsonpath[]) AS path
  CROSS JOIN LATERAL (SELECT jsonb_path_query(body::jsonb, path) #>> '{}' AS text) AS found
  CROSS JOIN LATERAL (SELECT CASE WHEN text ~ '^\\d{4}-\\d\\d-\\d\\dT' THEN text::timestamptz END AS instant) AS read
  WHERE kind || ':' || locale || ':' || key = ANY ($1) AND kind = ANY ($2) AND instant > clock_timestamp()
  ON CONFLICT (key, since) DO NOTHING`;

/** Names documents that are now another or gone, in the transaction that writes them: none changes without its purge. */
export async function enqueuePurges(database: Database, changed: readonly string[]): Promise<void> {
  if (changed.length === 0) return;
  await database.query(enqueue, [[...new Set([...changed, ...searchKeysOf(changed)])]]);
  const timed = changed.filter((name) => scheduled.has(kindOf(name)));
  if (timed.length > 0) await database.query(schedule, [timed, [...scheduled]]);
}

/** The search finds other products in these locales than before. */
export async function enqueueListPurges(database: Database, locales: readonly string[]): Promise<void> {
  if (locales.length > 0) await database.query(enqueue, [[...new Set(locales)].map(searchKeyOf)]);
}

/** Everything has changed. Without edges the row stays, and purges the first one that is set up. */
export const wholePurge = `
  INSERT INTO public.edge_purge (key, since, due_at, waits_since)
  VALUES ('${everyDocument}', '-infinity', clock_timestamp(), clock_timestamp()) ${anew}`;

const duePurge = z.object({ key: z.string(), since: z.string(), change: z.string() });
export type DuePurge = z.output<typeof duePurge>;

// What no edge has refused goes first: a backlog of one that is away holds up nobody else's purges.
const due = `
  SELECT key, since::text AS since, change::text AS change
  FROM edge_purge WHERE due_at <= clock_timestamp() ORDER BY failures > 0, due_at LIMIT $1`;

export function findDuePurges(database: Database, most: number): Promise<DuePurge[]> {
  return selectRows(database, duePurge, due, [most]);
}

const late = `SELECT greatest(0, extract(epoch FROM clock_timestamp() - min(waits_since)))::float AS seconds FROM edge_purge`;
const lateRow = z.object({ seconds: z.number().nullable() });

/** How long the oldest purge has been due, also where it was postponed; 0 where none is. */
export async function findLateSeconds(database: Database): Promise<number> {
  const [row] = await selectRows(database, lateRow, late);
  return row?.seconds ?? 0;
}

// A key that has changed again meanwhile is another change, and begins anew. The projector may hold it: nobody waits.
const held = `
  held AS (
    SELECT purge.key, purge.since FROM edge_purge AS purge
    JOIN unnest($1::text[], $2::text[], $3::bigint[]) AS done (key, since, change)
      ON purge.key = done.key AND purge.since = done.since::timestamptz AND purge.change = done.change
    ORDER BY purge.key FOR UPDATE OF purge SKIP LOCKED
  )`;

const later = `clock_timestamp() + (($4::int[])[step + 2] - ($4::int[])[step + 1]) * interval '1 ms'`;

const next = `
  WITH ${held}, ended AS (
    DELETE FROM edge_purge AS purge USING held
    WHERE purge.key = held.key AND purge.since = held.since AND purge.step + 1 >= cardinality($4::int[])
  )
  UPDATE edge_purge AS purge SET step = step + 1, failures = 0, due_at = ${later}, waits_since = ${later}
  FROM held WHERE purge.key = held.key AND purge.since = held.since AND purge.step + 1 < cardinality($4::int[])`;

const postpone = `
  WITH ${held}
  UPDATE edge_purge AS purge SET failures = least(failures + 1, 100),
    due_at = clock_timestamp() + least($4::int, 1000 * 2 ^ least(failures, 10)) * interval '1 ms'
  FROM held WHERE purge.key = held.key AND purge.since = held.since`;

const columnsOf = (purges: readonly DuePurge[]): string[][] => [
  purges.map(({ key }) => key),
  purges.map(({ since }) => since),
  purges.map(({ change }) => change),
];

/** Every edge has forgotten them: they are due for the next time, or done. */
export async function settlePurges(database: Database, purges: readonly DuePurge[]): Promise<void> {
  await database.query(next, [...columnsOf(purges), [...purgeAfterMs]]);
}

/** Some edge did not answer: all are asked again, later each time. */
export async function postponePurges(database: Database, purges: readonly DuePurge[]): Promise<void> {
  await database.query(postpone, [...columnsOf(purges), longestRetryMs]);
}
