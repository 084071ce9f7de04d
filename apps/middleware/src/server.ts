import { sharedKeysOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { Drain, limitListener, longestDrainMs } from '@tradehall/process/http-listener.ts';
import { Pool } from 'pg';
import { openAddressFinder } from './address/open-address-finder.ts';
import { buildApp } from './app.ts';
import { announceChanges } from './cache/announce-changes.ts';
import { CacheInvalidation } from './context/services/cache-invalidation.ts';
import { loadThroughRedis } from './cache/load-through-redis.ts';
import { SharedRedis } from './cache/shared-redis.ts';
import { SignInLimits } from './context/services/sign-in-limits.ts';
import { Engine } from './engine/engine.ts';
import { parseEnvironment } from './context/environment.ts';
import { createIsTrustedHop } from './http/trusted-hop.ts';
import { openCartGateway } from './live/open-cart-gateway.ts';
import { createLogger } from './operations/logger.ts';
import { Metrics } from './operations/metrics.ts';
import { checkReadiness } from './operations/readiness.ts';
import { readSideChanges } from './read-side/changes.ts';
import { createLoadDocuments } from './read-side/load-documents.ts';
import { readProjectionLag } from './read-side/projection-lag.ts';
import { ReadSide } from './read-side/read-side.ts';
import { openRecommendations } from './recommendations/open-recommendations.ts';
import { PostgresCoPurchases } from './recommendations/postgres-co-purchases.ts';
import { PostgresProductReviews } from './reviews/postgres-product-reviews.ts';
import { FallbackProductSearch } from './search/fallback-product-search.ts';
import { openSearchNodes } from './search/meilisearch-nodes.ts';
import { PostgresProductSearch } from './search/postgres-product-search.ts';
import { PostgresProductSitemap } from './search/postgres-product-sitemap.ts';
import { PostgresVocabulary } from './search/postgres-vocabulary.ts';
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

const vocabulary = new PostgresVocabulary(searchPool, log);
const searchNodes = openSearchNodes(environment, postgres);

const engine = new Engine({
  url: environment.ENGINE_URL,
  secret: environment.ENGINE_SECRET,
  onAsked: metrics.observeEngine,
});
const addressFinder = openAddressFinder(environment, log);
const recommendations = openRecommendations(environment, log);
const shared = new SharedRedis(environment.REDIS_URL, log);
const sharedKeys = sharedKeysOf(environment.DATABASE_URL);
const readSide = new ReadSide(loadThroughRedis(shared, sharedKeys, createLoadDocuments(postgres)), {
  maxBytes: environment.READ_CACHE_MEGABYTES * 1024 * 1024,
  onRead: metrics.countRead,
});
const changes = readSideChanges(environment.REDIS_URL, readSide, log);
const live = openCartGateway({
  redisUrl: environment.REDIS_URL,
  databaseUrl: environment.DATABASE_URL,
  engine,
  metrics,
  log,
});

metrics.watchBreaker(() => engine.breakerState);
metrics.watchProjection(() => readProjectionLag(postgres));

const isTrustedHop = createIsTrustedHop(environment.TRUSTED_HOP);
const app = buildApp({
  shopHostPattern: environment.SHOP_HOST_PATTERN,
  shopProtocol: environment.SHOP_PROTOCOL,
  isTrustedHop,
  engine,
  readSide,
  productSearch: new FallbackProductSearch({
    preferred: searchNodes.preferred,
    otherwise: new PostgresProductSearch(searchPool, vocabulary, log),
    log,
    onAnswered: metrics.countSearch,
  }),
  productSitemap: new PostgresProductSitemap(searchPool, log),
  vocabulary,
  productReviews: new PostgresProductReviews(postgres),
  cacheInvalidation: new CacheInvalidation({
    secret: environment.CACHE_SECRET,
    readSide,
    announce: (names) => shared.help((redis) => announceChanges(redis, sharedKeys, names)),
  }),
  addressFinder,
  signInLimits: new SignInLimits({ secret: environment.ENGINE_SECRET }),
  recommendations: recommendations.service,
  coPurchases: new PostgresCoPurchases(postgres),
  cartGateway: live.gateway,
  mostCartSockets: environment.MOST_CART_SOCKETS,
  mostCartSocketsPerAddress: environment.MOST_CART_SOCKETS_PER_ADDRESS,
  metrics,
  log,
  readiness: () =>
    checkReadiness({
      isDraining: () => ending.isDraining,
      engine: () => engine.isHealthy(),
      postgres: async () => (await postgres.query('SELECT 1')).rowCount === 1,
      redis: () => changes.isConnected,
    }),
});

limitListener(app.server, { mostPerAddress: environment.MOST_CONNECTIONS_PER_ADDRESS, isTrusted: isTrustedHop });
const ending = new Drain(app.server);

/** Requests under way are answered, new ones go to another process. Who ends this one by hand waits for no balancer. */
async function drain(signal: NodeJS.Signals): Promise<void> {
  log.info({ signal }, 'draining');
  await ending.announce(signal === 'SIGTERM' ? environment.DRAIN_NOTICE_MS : 0);
  setTimeout(() => process.exit(1), longestDrainMs).unref();
  await app.close();
  await live.stop();
  changes.stop();
  searchNodes.stop();
  shared.stop();
  await Promise.all([
    engine.close(),
    addressFinder?.close(),
    recommendations.close(),
    searchNodes.close(),
    postgres.end(),
    searchPool.end(),
  ]);
}

process.once('SIGTERM', (signal) => void drain(signal));
process.once('SIGINT', (signal) => void drain(signal));

changes.start();
live.start();
searchNodes.start();
shared.start();
await app.listen({ host: environment.HOST, port: environment.PORT });
