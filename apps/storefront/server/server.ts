import { createServer } from 'node:http';
import { pino } from 'pino';
import { parseEnvironment } from './environment.ts';
import { builtPages, developmentPages } from './load-pages.ts';
import { middlewareTransport } from './middleware-transport.ts';
import { createShop } from './shop.ts';

const environment = parseEnvironment(process.env);
const log = pino({ name: 'storefront', level: environment.LOG_LEVEL });
const { transportFor, close } = middlewareTransport(environment.MIDDLEWARE_URL);

const server = createServer();
const pagesOptions = { transportFor, log, mode: environment.NODE_ENV };
const pages = await (environment.NODE_ENV === 'development'
  ? developmentPages(server, pagesOptions)
  : builtPages(pagesOptions));

server.on('request', createShop({ environment, log, pages }));
server.listen(environment.PORT, environment.HOST, () => {
  log.info({ port: environment.PORT, hosts: environment.SHOP_HOST_PATTERN }, 'the storefront is open');
});

const stop = () => {
  server.close(() => void close());
  server.closeIdleConnections();
  // Open websockets would keep the process for as long as their pages are open.
  setTimeout(() => process.exit(), 5_000).unref();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
