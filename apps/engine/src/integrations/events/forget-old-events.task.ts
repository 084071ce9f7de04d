import { ScheduledTask, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';

/** So long an event can be told again. */
const keptDays = 30;

// What somebody still waits for goes when it is given up; whoever was told nothing more for so long waits no longer.
const forget = `
  WITH forgotten AS (
    DELETE FROM merchant_event AS event WHERE noted_at < now() - $1 * interval '1 day'
      AND NOT EXISTS (SELECT FROM webhook_delivery AS delivery JOIN webhook_endpoint AS endpoint ON endpoint.id = endpoint_id
        WHERE event_id = event.id AND state = 'waiting' AND ended_at IS NULL)
    RETURNING id
  ), marked AS (
    UPDATE event_forgotten SET up_to = greatest(up_to, newest) FROM (SELECT max(id) AS newest FROM forgotten) AS gone
  )
  SELECT count(*)::int AS forgotten FROM forgotten`;
const counted = z.object({ forgotten: z.int() });

/** As long as those that brought a file. */
const forgetCalls = `DELETE FROM integration_call WHERE answer IS NOT NULL AND made_at < now() - interval '90 days'`;

export async function forgetOldEvents(database: Database): Promise<number> {
  const [counts] = await selectRows(database, counted, forget, [keptDays]);
  await database.query(forgetCalls);
  return counts?.forgotten ?? 0;
}

export const forgetOldEventsTask = new ScheduledTask({
  id: 'forget-old-events',
  description: `Removes what other systems were told of after ${keptDays} days, and what they were answered after 90`,
  schedule: '40 3 * * *',
  async execute({ injector }) {
    const { rawConnection } = injector.get(TransactionalConnection);
    const rows = z.array(z.record(z.string(), z.unknown())).catch([]);
    const query: Database['query'] = async (statement, values) => ({
      rows: rows.parse(await rawConnection.query(statement, values)),
    });
    return { forgotten: await forgetOldEvents({ query }) };
  },
});
