import { Pool } from 'pg';
import { buildApp } from './app.ts';
import { Engine } from './engine/engine.ts';
import { parseEnvironment } from './environment.ts';
import { createIsTrustedHop } from './http/trusted-hop.ts';
import { createLogger } from './operations/logger.ts';
import { Metrics } from './operations/metrics.ts';
import { checkReadiness } from './operations/readiness.ts';
import { ReadSideChanges } from './read-side/changes.ts';
import { createLoadDocuments } from './read-side/load-documents.ts';
import { readProjectionLag } from './read-side/projection-lag.ts';
import { ReadSide } from './read-side/read-side.ts';
import { PostgresProductSearch } from './search/postgres-product-search.ts';
import { PostgresProductSitemap } from './search/postgres-product-sitemap.ts';
import { createSearchPool } from './search/search-pool.ts';

const environment = parseEnvironment(process.env);
const log = createLogger(environment.LOG_LEVEL);
const metrics = new Metrics();

const postgres = new Pool({
  connectionString: environment.DATABASE_URL,
  max: environment.DATABASE_POOL_SIZE,
  connectionTimeoutMillis: 1_000,
  query_timeout: 2_000,
  application_name: 'middleware',
});
// An idle connection that breaks is replaced at the next request.
postgres.on('error', (error) => log.warn({ err: error }, 'lost a connection to PostgreSQL'));

const searchPool = createSearchPool(environment.DATABASE_URL, environment.SEARCH_POOL_SIZE, log);

const engine = new Engine({
  url: environment.ENGINE_URL,
  secret: environment.ENGINE_SECRET,
  onAsked: metrics.observeEngine,
});
const readSide = new ReadSide(createLoadDocuments(postgres), {
  maxBytes: environment.READ_CACHE_MEGABYTES * 1024 * 1024,
  onRead: metrics.countRead,
});
const changes = new ReadSideChanges(environment.REDIS_URL, readSide, log);

metrics.watchBreaker(() => engine.breakerState);
metrics.watchProjection(() => readProjectionLag(postgres));

const app = buildApp({
  shopHostPattern: environment.SHOP_HOST_PATTERN,
  shopProtocol: environment.SHOP_PROTOCOL,
  isTrustedHop: createIsTrustedHop(environment.TRUSTED_HOP),
  engine,
  readSide,
  productSearch: new PostgresProductSearch(searchPool, log),
  productSitemap: new PostgresProductSitemap(searchPool, log),
  metrics,
  log,
  readiness: () =>
    checkReadiness({
      engine: () => engine.isHealthy(),
      postgres: async () => (await postgres.query('SELECT 1')).rowCount === 1,
      redis: () => changes.isConnected,
    }),
});

const drainMs = 15_000;

/** Requests under way are answered, new ones go to another process. */
async function drain(signal: NodeJS.Signals): Promise<void> {
  log.info({ signal }, 'draining');
  setTimeout(() => process.exit(1), drainMs).unref();
  await app.close();
  changes.stop();
  await Promise.all([engine.close(), postgres.end(), searchPool.end()]);
}

process.once('SIGTERM', (signal) => void drain(signal));
process.once('SIGINT', (signal) => void drain(signal));

changes.start();
await app.listen({ host: environment.HOST, port: environment.PORT });
