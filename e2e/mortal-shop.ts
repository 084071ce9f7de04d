import { freePort } from '@tradehall/testing/process/free-port.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { shopProcesses } from '../scripts/shop-processes.ts';

async function startAt(name: 'engine' | 'middleware' | 'storefront', port: number, more: Record<string, string>) {
  const { script, environment, healthUrl } = shopProcesses[name];
  const { pathname } = new URL(healthUrl);
  return RealProcess.start({
    name,
    args: [script],
    healthUrl: `http://127.0.0.1:${port}${pathname}`,
    // Beside the shop's own, which tell their figures at the usual ports.
    environment: {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...environment,
      ...more,
      PORT: String(port),
      METRICS_PORT: '0',
    },
  });
}

/** Processes of its own over the data of the shop under test, to be killed and started again. */
export async function openMortalShop() {
  const ports = { engine: await freePort(), middleware: await freePort(), storefront: await freePort() };
  const engine = await startAt('engine', ports.engine, {});
  const middleware = await startAt('middleware', ports.middleware, { ENGINE_URL: `http://127.0.0.1:${ports.engine}` });
  const storefront = await startAt('storefront', ports.storefront, {
    MIDDLEWARE_URL: `http://127.0.0.1:${ports.middleware}`,
    WALLETS_ORIGIN: `http://wallets.localhost:${ports.storefront}`,
  });
  return {
    engine,
    middleware,
    /** The same page of the same country, in this shop. */
    address: (address: string) => {
      const url = new URL(address);
      url.port = String(ports.storefront);
      return url.href;
    },
    close: async () => {
      for (const process of [storefront, middleware, engine]) await process.stop();
    },
  };
}
