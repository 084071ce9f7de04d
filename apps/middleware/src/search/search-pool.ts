import { openPool } from '@tradehall/process/patient-postgres.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';

const statementMs = 1_500;
// Lower finds the word that was meant more often; how near it is is decided letter by letter.
const wordSimilarity = 0.25;

/** Connections for searching only: a search that takes too long is broken off, and holds up no page meanwhile. */
export function createSearchPool(connectionString: string, max: number, log: Pick<FastifyBaseLogger, 'warn'>): Pool {
  return openPool({
    connectionString,
    max,
    name: 'middleware-search',
    connectMs: 1_000,
    statementMs,
    settings: `-c pg_trgm.similarity_threshold=${wordSimilarity}`,
    onLost: (error) => log.warn({ err: error }, 'lost a connection to PostgreSQL'),
  });
}
