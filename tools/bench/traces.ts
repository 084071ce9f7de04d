import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { Collector } from '@tradehall/testing/traces/collector.ts';
import { Pool } from 'undici';
import { portOf, shopHostPattern } from '../../scripts/addresses.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { middlewareAdd } from './engine-subject.ts';
import { findSellableSkus, loadCatalogue } from './large-database.ts';
import { type Figure, measureInTurn, printFigures, type Subject } from './measure.ts';
import { readAddresses } from './read-addresses.ts';
import { pidOf, startProcess } from './start-process.ts';
import { untilIndexed } from './until-indexed.ts';

const host = hostOfStore(countries.DE, shopHostPattern);
/** Of the second shop, beside the first. */
const portsApart = 40;
const blocks = { blocks: Number(process.env['BENCH_BLOCKS'] ?? 30), blockSize: 40 };
/** What traces and metrics may cost. */
const mostPercent = 3;

type Settings = Readonly<Record<string, string>>;

/** Engine, middleware and storefront on the same database and catalogue as another one of them. */
async function openShopBeside(apart: number, settings: Settings) {
  const at = (name: 'engine' | 'middleware' | 'storefront') => {
    const port = portOf(name) + apart;
    return { port: { PORT: String(port), ...settings }, url: `http://127.0.0.1:${port}` };
  };
  const [engineAt, middlewareAt, storefrontAt] = [at('engine'), at('middleware'), at('storefront')];
  const engine = await startProcess('engine', engineAt.port);
  const middleware = await startProcess('middleware', { ...middlewareAt.port, ENGINE_URL: engineAt.url });
  const storefront = await startProcess('storefront', { ...storefrontAt.port, MIDDLEWARE_URL: middlewareAt.url });
  return {
    engine: pidOf(engine),
    middleware: pidOf(middleware),
    storefront: pidOf(storefront),
    middlewareUrl: middlewareAt.url,
    storefrontUrl: storefrontAt.url,
    [Symbol.asyncDispose]: async () => {
      for (const running of [storefront, middleware, engine]) await running.stop();
    },
  };
}

type Shop = Awaited<ReturnType<typeof openShopBeside>>;

function pageReads(name: string, shop: Shop, paths: readonly string[]): Subject {
  const pool = new Pool(shop.storefrontUrl, { connections: 8 });
  const read = async (round: number) => {
    const path = paths[round % paths.length] ?? '/';
    const { statusCode, body } = await pool.request({ path, method: 'GET', headers: { host } });
    await body.dump();
    if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
  };
  return { name, pids: [shop.storefront, shop.middleware], prepare: (round) => Promise.resolve(() => read(round)) };
}

/** By how much the second is more than the first, in hundredths of it. */
function percentMore(without: Figure | undefined, traced: Figure | undefined): number {
  const [before, after] = [without?.cpuMs ?? Number.NaN, traced?.cpuMs ?? Number.NaN];
  return Number(((after / before - 1) * 100).toFixed(1));
}

/** The same reads and the same adds in two shops, in turn: one tells traces to a collector, the other does not. */
export async function benchTraces(): Promise<void> {
  await startServices();
  await loadCatalogue(process.env['CATALOGUE_SIZE'] ?? 'ci');
  // It would take processor time of its own beside those who are measured.
  const worker = await startProcess('worker');
  await untilIndexed();
  await worker.stop();
  await using collector = await Collector.listen();
  const share = process.env['TRACES_SAMPLED'] ?? '0.05';
  await using without = await openShopBeside(0, {});
  await using traced = await openShopBeside(portsApart, { TRACES_URL: collector.url, TRACES_SAMPLED: share });
  const { categories, products } = await readAddresses();
  const paths = [...categories.slice(0, 20), ...products.slice(0, 20)];
  const skus = await findSellableSkus(200);
  const adding = ({ engine, middleware, middlewareUrl: url }: Shop, name: string) =>
    middlewareAdd([engine, middleware], skus, { name, url });
  const figures = await measureInTurn(
    [
      pageReads('page read', without, paths),
      pageReads('page read, traced', traced, paths),
      adding(without, 'add to cart'),
      adding(traced, 'add to cart, traced'),
    ],
    blocks,
  );
  printFigures(figures);
  const [read, tracedRead, add, tracedAdd] = figures;
  const percent = { read: percentMore(read, tracedRead), cart: percentMore(add, tracedAdd) };
  console.log(JSON.stringify({ tracesSampled: Number(share), spans: collector.spans.length, cpuPercentMore: percent }));
  if (Math.max(percent.read, percent.cart) > mostPercent) throw new Error(`traces cost more than ${mostPercent} %`);
}
