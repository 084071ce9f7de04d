import { createServer } from 'node:http';
import { isCartSocketAddress } from '@tradehall/domain/cart/cart-socket-address.ts';
import { Drain, limitListener, longestDrainMs } from '@tradehall/process/http-listener.ts';
import { listenForMetrics } from '@tradehall/process/metrics.ts';
import { startTraces, stopTraces } from '@tradehall/process/traces.ts';
import { pino } from 'pino';
import { cartSocketProxy } from './middleware/cart-socket-proxy.ts';
import { contentPagesCache } from './middleware/content-pages-cache.ts';
import { parseEnvironment, tagManagerOf } from './environment.ts';
import { builtPages, developmentPages } from './load-pages.ts';
import { middlewareTransport } from './middleware/middleware-transport.ts';
import { pseudoTransport } from './middleware/pseudo-transport.ts';
import { walletPlace } from './provider-sources.ts';
import { ShopMetrics } from './shop-metrics.ts';
import { createShop } from './shop.ts';

const environment = parseEnvironment(process.env);
const log = pino({ name: 'storefront', level: environment.LOG_LEVEL });
const metrics = new ShopMetrics();
await startTraces({ service: 'storefront', settings: environment, registry: metrics.registry });
const middleware = middlewareTransport(environment.MIDDLEWARE_URL);

const { NODE_ENV: mode, MESSAGES: messages } = environment;
// Whatever else asks for an upgrade is answered as the request it is.
const shouldUpgradeCallback = ({ url = '' }) => mode === 'development' || isCartSocketAddress(url);
const server = createServer({ shouldUpgradeCallback });
limitListener(server, {
  mostPerAddress: environment.TRUSTED_HOPS > 0 ? 0 : environment.MOST_CONNECTIONS_PER_ADDRESS,
});
const drain = new Drain(server);
const cartSockets = cartSocketProxy(environment, log);
const transportFor = messages === 'pseudo' ? pseudoTransport(middleware.transportFor) : middleware.transportFor;
const findContentPages = contentPagesCache({ transportFor, log });
const cardProvider = {
  fieldsUrl: environment.CARD_PROVIDER_FIELDS_URL,
  clientKey: environment.CARD_PROVIDER_CLIENT_KEY ?? null,
  wallets: walletPlace(environment),
};
const parcelTracking = environment.PARCEL_TRACKING_URL_PATTERN ?? null;
const edgeKeepsSeconds = environment.EDGE_KEEPS_SECONDS;
const tagManager = tagManagerOf(environment);
const pagesOptions = {
  transportFor,
  findContentPages,
  log,
  mode,
  messages,
  cardProvider,
  parcelTracking,
  tagManager,
  edgeKeepsSeconds,
};
const { files, pages } = await (mode === 'development'
  ? developmentPages(server, pagesOptions)
  : builtPages(pagesOptions));

const isDraining = () => drain.isDraining;
server.on(
  'request',
  createShop({ environment, log, metrics, transportFor, findContentPages, files, pages, isDraining }),
);
server.on('upgrade', cartSockets.upgrade);
await listenForMetrics(metrics.registry, { host: environment.HOST, port: environment.METRICS_PORT });
server.listen(environment.PORT, environment.HOST, () => {
  log.info({ port: environment.PORT, hosts: environment.SHOP_HOST_PATTERN }, 'the storefront is open');
});

/** A balancer is given time to look before nobody is let in any more; who ends the process by hand has none. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  log.info({ signal }, 'draining');
  await drain.announce(signal === 'SIGTERM' ? environment.DRAIN_NOTICE_MS : 0);
  setTimeout(() => process.exit(1), longestDrainMs).unref();
  // Open sockets would keep the process for as long as their pages are open.
  cartSockets.endAll();
  await drain.finish();
  await Promise.all([middleware.close(), stopTraces()]);
  process.exit();
}
// While developing, the pages' own server would end the process at once.
process.removeAllListeners('SIGTERM');
process.once('SIGTERM', (signal) => void stop(signal));
process.once('SIGINT', (signal) => void stop(signal));
