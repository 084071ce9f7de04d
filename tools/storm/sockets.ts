import { z } from 'zod';
import { portOf, stackEnvironment, urls } from '../../scripts/addresses.ts';
import { startProcess } from '../bench/start-process.ts';
import { queryShop } from '../crash/query-shop.ts';
import { importCatalogue, migrate } from '../../scripts/database-jobs.ts';
import { startServices, stopServices } from '../../scripts/services/all-services.ts';
import { stormSockets } from './socket-storm.ts';

const guests = 250;
const pagesEach = 8;
const updatesPerSecond = 50;
const seconds = 30;
/** Two retries five seconds apart, and the time of a start. */
const backWithinMs = 20_000;

const bestStocked = `SELECT sku FROM product_variant JOIN stock_level ON "productVariantId" = product_variant.id
  JOIN product ON product.id = "productId"
  WHERE product."customFieldsEnabledonmarket" LIKE '%de-DE%' AND "customFieldsEligibleforselling"
  ORDER BY "stockOnHand" DESC, sku LIMIT 1`;

export async function findBestStocked(): Promise<string> {
  const [{ sku }] = await queryShop(bestStocked, z.tuple([z.object({ sku: z.string() })]));
  return sku;
}

/** All pages come from this machine. */
const gatewayLimits = { MOST_CART_SOCKETS_PER_ADDRESS: '0' };
const secondEngine = { PORT: String(portOf('engine') + 50) };
const secondMiddleware = {
  PORT: String(portOf('middleware') + 50),
  ENGINE_URL: `http://127.0.0.1:${secondEngine.PORT}`,
};

/** Pages of 250 guests, eight each, on one gateway. Half of the changes reach it from another engine. */
export async function stormWithSockets(): Promise<void> {
  const environment = { ...stackEnvironment(), NODE_ENV: 'production' };
  try {
    await startServices();
    await migrate(environment);
    await importCatalogue(['--size', process.env['CATALOGUE_SIZE'] ?? 'ci'], environment);
    await using engine = await startProcess('engine');
    await using otherEngine = await startProcess('engine', secondEngine);
    await using middleware = await startProcess('middleware', gatewayLimits);
    await using otherMiddleware = await startProcess('middleware', secondMiddleware);
    const processes = [engine, otherEngine, middleware, otherMiddleware];
    console.log(`processes: ${processes.map(({ pid }) => String(pid)).join(', ')}`);
    const sku = await findBestStocked();
    const audit = await stormSockets({
      gatewayUrl: urls.middleware,
      shopUrls: [urls.middleware, `http://127.0.0.1:${secondMiddleware.PORT}`],
      sku,
      guests,
      pagesEach,
      updatesPerSecond,
      seconds,
      crash: () => middleware.restart(),
    });
    console.table(audit);
    const { sockets, updates, wrongFrames, missedFrames, p95Ms, reconnectedWithinMs } = audit;
    console.log(JSON.stringify({ sockets, updates, wrongFrames, missedFrames, p95Ms, reconnectedWithinMs }));
    const isKeptUp = updates >= 0.95 * updatesPerSecond * seconds;
    const isBack = reconnectedWithinMs !== null && reconnectedWithinMs <= backWithinMs;
    if (wrongFrames > 0 || missedFrames > 0 || !isKeptUp || !isBack) process.exitCode = 1;
  } finally {
    await stopServices();
  }
}
