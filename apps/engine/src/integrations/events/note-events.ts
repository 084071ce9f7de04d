import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { type EventSource, eventSources } from './event-sources';

const begin = (source: EventSource) => `
  INSERT INTO event_source (name, settled, mark, mark_xmax, marked_at)
  SELECT $1, newest::bigint, newest::bigint, pg_snapshot_xmax(pg_current_snapshot()), clock_timestamp()
  FROM (${source.newest}) AS begun ON CONFLICT DO NOTHING`;

// Whoever has drawn a number and not begun to write is not in the snapshot; half a minute later she is.
const findSources = `
  SELECT name, settled::text, mark_xmax <= pg_snapshot_xmin(pg_current_snapshot()) AND marked_at < clock_timestamp() - interval '30 seconds'
    AS "isOver" FROM event_source`;
const sourceRow = z.object({ name: z.string(), settled: z.string(), isOver: z.boolean() });

const seenOf = (source: EventSource, at: number) => `
  SELECT ${at} AS source, place, fact, type, object, store_key, facts, happened_at
  FROM (${source.select(`$${at + 1}::bigint`)}) AS seen_${source.name}`;

// All of one snapshot: otherwise one source would be seen later than the other, and what followed be told before.
// Of an object a source says by its numbers what came first, and the sources among one another by the time.
const note = `
  WITH seen AS MATERIALIZED (${eventSources.map(seenOf).join(' UNION ALL ')}), noted AS (
    INSERT INTO merchant_event (fact, type, object, store_key, facts, happened_at)
    SELECT fact, type, object, store_key, facts, happened_at
    FROM (SELECT *, max(happened_at) OVER (PARTITION BY source, object ORDER BY place) AS at FROM seen) AS dated
    WHERE NOT EXISTS (SELECT FROM merchant_event known WHERE known.fact = dated.fact)
    ORDER BY at, source, place
    RETURNING id, type, object, store_key
  ), told AS (
    INSERT INTO webhook_delivery (endpoint_id, event_id, object)
    SELECT endpoint.id, noted.id, noted.object FROM noted
    JOIN webhook_endpoint AS endpoint ON endpoint.ended_at IS NULL AND noted.type = ANY (endpoint.types)
      AND (endpoint.stores IS NULL OR noted.store_key IS NULL OR noted.store_key = ANY (endpoint.stores))
  )
  SELECT count(*)::int AS count FROM noted`;
const countRow = z.object({ count: z.int() });

const moveMark = (source: EventSource) => `
  UPDATE event_source SET settled = mark, mark = newest::bigint, mark_xmax = pg_snapshot_xmax(pg_current_snapshot()),
    marked_at = clock_timestamp() FROM (${source.newest}) AS begun WHERE name = $1`;

/**
 * Notes what has happened since, each thing once, and who is to be told; what was before the first time is nobody's news.
 * One at a time does so, in one transaction, so numbers are seen in the order in which they were given.
 *
 * A row with a lower number may be committed later than one with a higher. So a source is read again from `settled`, which
 * moves up to the mark as soon as all are over who wrote when the mark was set.
 */
export async function noteEvents(database: Database): Promise<number> {
  const found = await findOrBegin(database);
  const sources = eventSources.map((source) => ({ source, ...found.get(source.name) }));
  const [counted] = await selectRows(
    database,
    countRow,
    note,
    sources.map(({ settled }) => settled),
  );
  for (const { source, isOver } of sources) if (isOver === true) await database.query(moveMark(source), [source.name]);
  return counted?.count ?? 0;
}

async function findOrBegin(database: Database): Promise<ReadonlyMap<string, z.output<typeof sourceRow>>> {
  const find = async () =>
    new Map((await selectRows(database, sourceRow, findSources, [])).map((row) => [row.name, row]));
  const found = await find();
  const missing = eventSources.filter(({ name }) => !found.has(name));
  for (const source of missing) await database.query(begin(source), [source.name]);
  return missing.length === 0 ? found : find();
}
