import { CircuitBreaker } from '@tradehall/process/circuit-breaker.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { LoadDocuments } from './document-reader.ts';

const storedDocuments = z.array(z.object({ key: z.string(), version: z.string(), body: z.string().nullable() }));

// The body is left out when its version is the one already held.
const statement = `
  SELECT document.key, document.version::text AS version,
         CASE WHEN document.version = asked.held_version THEN NULL ELSE document.body END AS body
  FROM unnest($3::text[], $4::bigint[]) AS asked (key, held_version)
  JOIN read_side.document AS document
    ON document.kind = $1 AND document.locale = $2 AND document.key = asked.key`;

/** After a few failures one question at a time: pages answered with older documents need not wait for each. */
export function createLoadDocuments(pool: Pool): LoadDocuments {
  const breaker = new CircuitBreaker({
    failuresToOpen: 5,
    pauseMs: 1_000,
    whenOpen: () => new Error('documents are not asked for just now'),
  });
  return async (kind, locale, asked) => {
    const { rows } = await breaker.run(() =>
      pool.query({
        name: 'read-side-documents',
        text: statement,
        values: [kind, locale, asked.map(({ key }) => key), asked.map(({ heldVersion }) => heldVersion)],
      }),
    );
    return storedDocuments.parse(rows).map((document) => ({ ...document, ageMs: 0, from: 'postgres' }));
  };
}

/** Whether documents can be read, not only whether somebody listens: a lock on them says no. */
export async function canReadDocuments(pool: Pool): Promise<boolean> {
  await pool.query({ name: 'read-side-probe', text: 'SELECT 1 FROM read_side.document LIMIT 1' });
  return true;
}
