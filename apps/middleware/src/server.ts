import { sharedKeysOf } from '@tradehall/domain/read-side/shared-documents.ts';
import { Drain, limitListener, longestDrainMs } from '@tradehall/process/http-listener.ts';
import { openPool } from '@tradehall/process/patient-postgres.ts';
import { startTraces, stopTraces } from '@tradehall/process/traces.ts';
import { openAddressFinder } from './address/open-address-finder.ts';
import { buildApp } from './app.ts';
import { announceChanges } from './cache/announce-changes.ts';
import { CacheInvalidation } from './context/services/cache-invalidation.ts';
import { loadThroughRedis } from './cache/load-through-redis.ts';
import { SharedPurses } from './cache/shared-purses.ts';
import { SharedRedis } from './cache/shared-redis.ts';
import { SignInLimits } from './context/services/sign-in-limits.ts';
import { Engine } from './engine/engine.ts';
import { parseEnvironment } from './context/environment.ts';
import { PostgresOfferPages } from './feeds/postgres-offer-pages.ts';
import { createLimitUsual } from './http/call-limits.ts';
import { createIsTrustedHop } from './http/trusted-hop.ts';
import { openCartGateway } from './live/open-cart-gateway.ts';
import { MachineLine } from './integrations/machine-line.ts';
import { createLogger } from './operations/logger.ts';
import { Metrics } from './operations/metrics.ts';
import { checkReadiness } from './operations/readiness.ts';
import { readSideChanges } from './read-side/changes.ts';
import { canReadDocuments, createLoadDocuments } from './read-side/load-documents.ts';
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
await startTraces({ service: 'middleware', settings: environment, registry: metrics.registry });

const postgres = openPool({
  connectionString: environment.DATABASE_URL,
  max: environment.DATABASE_POOL_SIZE,
  name: 'middleware',
  connectMs: 1_000,
  statementMs: 1_500,
  onLost: (error) => log.warn({ err: error }, 'lost a connection to PostgreSQL'),
});

const searchPool = createSearchPool(environment.DATABASE_URL, environment.SEARCH_POOL_SIZE, log);

const vocabulary = new PostgresVocabulary(searchPool, log);
const searchNodes = openSearchNodes(environment, postgres);

const addressFinder = openAddressFinder(environment, log);
const recommendations = openRecommendations(environment, log);
const shared = new SharedRedis(environment.REDIS_URL, log);
// A connection of its own: documents are long, and a limit must not wait behind them.
const counting = new SharedRedis(environment.REDIS_URL, log, 50, 'each process counts its limits for itself');
const counted = {
  redis: counting,
  databaseUrl: environment.DATABASE_URL,
  processes: environment.MIDDLEWARE_PROCESSES,
};
const purses = new SharedPurses(counted);
const isUnlimited = createIsTrustedHop(environment.UNLIMITED_NETWORKS);
const engine = new Engine({
  url: environment.ENGINE_URL,
  secret: environment.ENGINE_SECRET,
  onAsked: metrics.observeEngine,
  // Counted apart: sessions that somebody makes up push no other count out of this process's memory.
  limitUsual: createLimitUsual({ purses: new SharedPurses(counted), isUnlimited }),
});
const machines = new MachineLine({ url: environment.ENGINE_URL, secret: environment.ENGINE_SECRET });
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

metrics.watchLanes(engine);
metrics.watchProjection(() => readProjectionLag(postgres));

const isTrustedHop = createIsTrustedHop(environment.TRUSTED_HOP);
const readiness = () =>
  checkReadiness({
    isDraining: () => ending.isDraining,
    engine: () => engine.isHealthy(),
    postgres: () => canReadDocuments(postgres),
    redis: () => changes.isConnected,
    hasDocuments: () => readSide.canAnswer,
  });
metrics.watchParts(readiness);
const app = buildApp({
  shopHostPattern: environment.SHOP_HOST_PATTERN,
  shopProtocol: environment.SHOP_PROTOCOL,
  isTrustedHop,
  purses,
  isUnlimited,
  engine,
  readSide,
  productSearch: new FallbackProductSearch({
    preferred: searchNodes.preferred,
    otherwise: new PostgresProductSearch(searchPool, vocabulary, log),
    log,
    onAnswered: metrics.countSearch,
  }),
  productSitemap: new PostgresProductSitemap(searchPool, log),
  offerPages: new PostgresOfferPages(searchPool),
  vocabulary,
  productReviews: new PostgresProductReviews(postgres),
  cacheInvalidation: new CacheInvalidation({
    secret: environment.CACHE_SECRET,
    readSide,
    announce: (names) => shared.help((redis) => announceChanges(redis, sharedKeys, names)),
  }),
  addressFinder,
  signInLimits: new SignInLimits({ secret: environment.ENGINE_SECRET, purses }),
  recommendations: recommendations.service,
  coPurchases: new PostgresCoPurchases(postgres),
  cartGateway: live.gateway,
  machines,
  mostCartSockets: environment.MOST_CART_SOCKETS,
  mostCartSocketsPerAddress: environment.MOST_CART_SOCKETS_PER_ADDRESS,
  metrics,
  log,
  readiness,
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
  counting.stop();
  await Promise.all([
    engine.close(),
    machines.close(),
    addressFinder?.close(),
    recommendations.close(),
    searchNodes.close(),
    postgres.end(),
    searchPool.end(),
    stopTraces(),
  ]);
}

process.once('SIGTERM', (signal) => void drain(signal));
process.once('SIGINT', (signal) => void drain(signal));

changes.start();
live.start();
searchNodes.start();
shared.start();
counting.start();
await app.listen({ host: environment.HOST, port: environment.PORT });
