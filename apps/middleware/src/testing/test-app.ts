import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { AddressFinder } from '../context/services/address-finder.ts';
import { buildApp } from '../app.ts';
import { CacheInvalidation } from '../context/services/cache-invalidation.ts';
import { LocalPurses, type Purses } from '../context/services/purses.ts';
import { SignInLimits } from '../context/services/sign-in-limits.ts';
import { Engine } from '../engine/engine.ts';
import { createLimitUsual } from '../http/call-limits.ts';
import { createIsTrustedHop } from '../http/trusted-hop.ts';
import { openCartGateway } from '../live/open-cart-gateway.ts';
import { MachineLine } from '../integrations/machine-line.ts';
import { createLogger } from '../operations/logger.ts';
import { Metrics } from '../operations/metrics.ts';
import type { Readiness } from '../operations/readiness.ts';
import type { LoadDocuments } from '../read-side/document-reader.ts';
import { ReadSide } from '../read-side/read-side.ts';
import type { CoPurchases } from '../context/services/co-purchases.ts';
import type { RecommendationService } from '../context/services/recommendation-service.ts';
import type { ProductReviews } from '../context/services/product-reviews.ts';
import type { ProductSearch } from '../context/services/product-search.ts';
import type { OfferPages } from '../context/services/offer-pages.ts';
import type { ProductSitemap } from '../context/services/product-sitemap.ts';
import type { Vocabulary } from '../context/services/vocabulary.ts';
import { emptyOfferPages, emptySearch, emptySitemap, emptyVocabulary } from './empty-search.ts';

interface TestAppOptions {
  readonly engineUrl: string;
  readonly load: LoadDocuments;
  readonly logTo?: DestinationStream;
  readonly shopProtocol?: 'http' | 'https';
  readonly readiness?: Readiness;
  readonly productSearch?: ProductSearch;
  readonly productSitemap?: ProductSitemap;
  readonly offerPages?: OfferPages;
  readonly vocabulary?: Vocabulary;
  readonly productReviews?: ProductReviews;
  readonly addressFinder?: AddressFinder;
  readonly recommendations?: RecommendationService;
  readonly coPurchases?: CoPurchases;
  /** In place of one that reads by `load`. */
  readonly readSide?: ReadSide;
  readonly announce?: (names: readonly string[]) => Promise<unknown>;
  /** Where cart sockets are counted and hear of changes; without it they hear of nothing. */
  readonly live?: Pick<Parameters<typeof openCartGateway>[0], 'redisUrl' | 'databaseUrl' | 'heartbeatMs' | 'recheckMs'>;
  readonly mostCartSockets?: number;
  /** In place of what the process counts for itself. */
  readonly purses?: Purses;
  readonly mostCartSocketsPerAddress?: number;
}

export const testEngineSecret = 'secret-of-the-engine';
export const testCacheSecret = 'secret-of-the-caches';
const nowhere = { redisUrl: 'redis://127.0.0.1:1', databaseUrl: 'postgres://127.0.0.1:1/nothing' };
const noCoPurchases: CoPurchases = { orderedWith: () => Promise.resolve([]) };
const noReviews: ProductReviews = { page: () => Promise.resolve(null) };

/** The whole middleware but for its processes: requests are injected, logs go where the test says. */
export function buildTestApp(options: TestAppOptions): FastifyInstance {
  const metrics = new Metrics();
  const purses = options.purses ?? new LocalPurses();
  const engine = new Engine({
    url: options.engineUrl,
    secret: testEngineSecret,
    onAsked: metrics.observeEngine,
    limitUsual: createLimitUsual({ purses, isUnlimited: () => false }),
  });
  const machines = new MachineLine({ url: options.engineUrl, secret: testEngineSecret });
  metrics.watchLanes(engine);
  const readiness = options.readiness ?? { isReady: true, parts: { engine: 'up', postgres: 'up', redis: 'up' } };
  const readSide =
    options.readSide ?? new ReadSide(options.load, { maxBytes: 32 * 1024 * 1024, onRead: metrics.countRead });
  const log = options.logTo === undefined ? createLogger('silent') : createLogger('info', options.logTo);
  const live = openCartGateway({ ...(options.live ?? nowhere), engine, metrics, log });
  if (options.live !== undefined) live.start();
  const app = buildApp({
    shopHostPattern: '{country}.localhost',
    shopProtocol: options.shopProtocol ?? 'http',
    isTrustedHop: createIsTrustedHop('127.0.0.0/8'),
    engine,
    readSide,
    productSearch: options.productSearch ?? emptySearch,
    productSitemap: options.productSitemap ?? emptySitemap,
    offerPages: options.offerPages ?? emptyOfferPages,
    vocabulary: options.vocabulary ?? emptyVocabulary,
    productReviews: options.productReviews ?? noReviews,
    cacheInvalidation: new CacheInvalidation({
      secret: testCacheSecret,
      readSide,
      announce: options.announce ?? (() => Promise.resolve()),
    }),
    addressFinder: options.addressFinder ?? null,
    purses,
    isUnlimited: () => false,
    signInLimits: new SignInLimits({ secret: testEngineSecret, purses, fewestBits: 1 }),
    recommendations: options.recommendations ?? null,
    coPurchases: options.coPurchases ?? noCoPurchases,
    cartGateway: live.gateway,
    machines,
    mostCartSockets: options.mostCartSockets ?? 1_000,
    mostCartSocketsPerAddress: options.mostCartSocketsPerAddress ?? 1_000,
    metrics,
    readiness: () => Promise.resolve(readiness),
    log,
  });
  app.addHook('onClose', () => Promise.all([live.stop(), engine.close(), machines.close()]));
  return app;
}
