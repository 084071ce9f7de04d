import { createServer } from 'node:http';
import { isCartSocketAddress } from '@tradehall/domain/cart/cart-socket-address.ts';
import { pino } from 'pino';
import { cartSocketProxy } from './middleware/cart-socket-proxy.ts';
import { contentPagesCache } from './middleware/content-pages-cache.ts';
import { parseEnvironment } from './environment.ts';
import { builtPages, developmentPages } from './load-pages.ts';
import { middlewareTransport } from './middleware/middleware-transport.ts';
import { pseudoTransport } from './middleware/pseudo-transport.ts';
import { createShop } from './shop.ts';

const environment = parseEnvironment(process.env);
const log = pino({ name: 'storefront', level: environment.LOG_LEVEL });
const middleware = middlewareTransport(environment.MIDDLEWARE_URL);

const { NODE_ENV: mode, MESSAGES: messages } = environment;
// Whatever else asks for an upgrade is answered as the request it is.
const shouldUpgradeCallback = ({ url = '' }) => mode === 'development' || isCartSocketAddress(url);
// Longer than the proxies before it and patient clients keep theirs (60 s): a connection they send on is still open here.
const keepAliveTimeout = 75_000;
const server = createServer({ shouldUpgradeCallback, keepAliveTimeout });
const cartSockets = cartSocketProxy(environment, log);
const transportFor = messages === 'pseudo' ? pseudoTransport(middleware.transportFor) : middleware.transportFor;
const findContentPages = contentPagesCache({ transportFor, log });
const cardProvider = {
  fieldsUrl: environment.CARD_PROVIDER_FIELDS_URL,
  clientKey: environment.CARD_PROVIDER_CLIENT_KEY ?? null,
};
const parcelTracking = environment.PARCEL_TRACKING_URL_PATTERN ?? null;
const tagManager = environment.TAG_MANAGER_URL ?? null;
const pagesOptions = { transportFor, findContentPages, log, mode, messages, cardProvider, parcelTracking, tagManager };
const { files, pages } = await (mode === 'development'
  ? developmentPages(server, pagesOptions)
  : builtPages(pagesOptions));

server.on('request', createShop({ environment, log, transportFor, findContentPages, files, pages }));
server.on('upgrade', cartSockets.upgrade);
server.listen(environment.PORT, environment.HOST, () => {
  log.info({ port: environment.PORT, hosts: environment.SHOP_HOST_PATTERN }, 'the storefront is open');
});

function stop() {
  server.close(() => void middleware.close());
  server.closeIdleConnections();
  // Open sockets would keep the process for as long as their pages are open.
  cartSockets.endAll();
  setTimeout(() => process.exit(), 5_000).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
