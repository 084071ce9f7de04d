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

export function createLoadDocuments(pool: Pool): LoadDocuments {
  return async (kind, locale, asked) => {
    const { rows } = await pool.query({
      name: 'read-side-documents',
      text: statement,
      values: [kind, locale, asked.map(({ key }) => key), asked.map(({ heldVersion }) => heldVersion)],
    });
    return storedDocuments.parse(rows).map((document) => ({ ...document, ageMs: 0, from: 'postgres' }));
  };
}
