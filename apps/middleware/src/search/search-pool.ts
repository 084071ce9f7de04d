import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';

const statementTimeoutMs = 1_500;
// Lower finds the word that was meant more often; how near it is is decided letter by letter.
const wordSimilarity = 0.25;

/** Connections for searching only: a search that takes too long is broken off, and holds up no page meanwhile. */
export function createSearchPool(connectionString: string, max: number, log: Pick<FastifyBaseLogger, 'warn'>): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 1_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 500,
    application_name: 'middleware-search',
    options: `-c pg_trgm.similarity_threshold=${wordSimilarity}`,
  });
  // An idle connection that breaks is replaced at the next request.
  pool.on('error', (error) => log.warn({ err: error }, 'lost a connection to PostgreSQL'));
  return pool;
}
