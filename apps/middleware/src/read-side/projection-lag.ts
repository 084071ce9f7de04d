import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { z } from 'zod';

const lagRows = z.tuple([z.object({ lag: z.number() })]);

const patienceMs = 1_000;
const statement = `
  SELECT coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS lag
  FROM outbox WHERE lane = 0`;

/** Seconds since the oldest change that waits to be projected; null where there is no outbox to read. */
export async function readProjectionLag(pool: Pool): Promise<number | null> {
  try {
    const asked = pool.query({ name: 'projection-lag', text: statement });
    // Whoever reads the figures gets the others in time.
    const answer = await Promise.race([asked, sleep(patienceMs, null, { ref: false })]);
    return answer === null ? null : lagRows.parse(answer.rows)[0].lag;
  } catch {
    return null;
  }
}
