import { once } from 'node:events';
import { createServer } from 'node:net';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { shopProcesses } from '../scripts/shop-processes.ts';

const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') {
    throw new Error('no port was given');
  }
  return String(address.port);
};

const startAt = async (name: 'engine' | 'middleware' | 'storefront', port: string, more: Record<string, string>) => {
  const { script, environment, healthUrl } = shopProcesses[name];
  const { pathname } = new URL(healthUrl);
  return RealProcess.start({
    name,
    args: [script],
    healthUrl: `http://127.0.0.1:${port}${pathname}`,
    environment: { NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment, ...more, PORT: port },
  });
};

/** Processes of its own over the data of the shop under test, to be killed and started again. */
export const openMortalShop = async () => {
  const ports = { engine: await freePort(), middleware: await freePort(), storefront: await freePort() };
  const engine = await startAt('engine', ports.engine, {});
  const middleware = await startAt('middleware', ports.middleware, { ENGINE_URL: `http://127.0.0.1:${ports.engine}` });
  const storefront = await startAt('storefront', ports.storefront, {
    MIDDLEWARE_URL: `http://127.0.0.1:${ports.middleware}`,
  });
  return {
    engine,
    middleware,
    /** The same page of the same country, in this shop. */
    address: (address: string) => {
      const url = new URL(address);
      url.port = ports.storefront;
      return url.href;
    },
    close: async () => {
      for (const process of [storefront, middleware, engine]) {
        await process.stop();
      }
    },
  };
};
