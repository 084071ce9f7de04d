import type { FastifyBaseLogger } from 'fastify';
import { Pool } from 'pg';

const statementTimeoutMs = 1_500;
// Lower finds more for a mistyped word, and more that has nothing to do with it.
const wordSimilarity = 0.5;

/** Connections for searching only: a search that takes too long is broken off, and holds up no page meanwhile. */
export function createSearchPool(connectionString: string, max: number, log: Pick<FastifyBaseLogger, 'warn'>): Pool {
  const pool = new Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 1_000,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + 500,
    application_name: 'middleware-search',
    options: `-c pg_trgm.word_similarity_threshold=${wordSimilarity}`,
  });
  // An idle connection that breaks is replaced at the next request.
  pool.on('error', (error) => log.warn({ err: error }, 'lost a connection to PostgreSQL'));
  return pool;
}
