import type { Pool } from 'pg';
import { z } from 'zod';

const lagRows = z.tuple([z.object({ lag: z.number() })]);

const statement = `
  SELECT coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS lag
  FROM outbox WHERE lane = 0`;

/** Seconds since the oldest change that waits to be projected; null where there is no outbox to read. */
export async function readProjectionLag(pool: Pool): Promise<number | null> {
  try {
    const { rows } = await pool.query({ name: 'projection-lag', text: statement });
    return lagRows.parse(rows)[0].lag;
  } catch {
    return null;
  }
}
