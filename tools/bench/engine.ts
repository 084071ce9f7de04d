import { portOf, stackEnvironment, urls } from '../../scripts/addresses.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { openReader } from '../shopper.ts';
import { bareAdd, cartRead, middlewareAdd } from './engine-subject.ts';
import { cloneForOneStore, databaseUrl, findSellableSkus, loadCatalogue, oneStoreDatabase } from './large-database.ts';
import { type Figure, measureInTurn, printFigures, type Subject } from './measure.ts';
import { pidOf, startProcess } from './start-process.ts';

const locale = 'de-DE';

function read(name: string, pids: readonly number[], ask: (round: number) => Promise<string>): Subject {
  const asked = (round: number) => async () => {
    await ask(round);
  };
  return { name, pids, prepare: (round) => Promise.resolve(asked(round)) };
}

const ratio = (of: Figure | undefined, to: Figure | undefined) =>
  Number(((of?.p50Ms ?? 0) / (to?.p50Ms ?? 0)).toFixed(3));
const rounded = (ms: number | undefined) => Number((ms ?? Number.NaN).toFixed(2));

async function measureAdds(
  pids: { engine: number; one: number; middleware: number },
  oneUrl: string,
): Promise<Figure[]> {
  const skus = await findSellableSkus(200);
  const { ENGINE_SECRET: secret } = stackEnvironment();
  const bare = { name: 'add to cart, bare engine, 25 stores', url: urls.engine, pid: pids.engine, secret };
  const single = { name: 'add to cart, bare engine, 1 store', url: oneUrl, pid: pids.one, secret };
  const subjects = [bareAdd(bare, skus), bareAdd(single, skus), middlewareAdd([pids.engine, pids.middleware], skus)];
  return measureInTurn(subjects, { blocks: 10, blockSize: 40 });
}

async function measureReads(pids: readonly number[]): Promise<Figure[]> {
  const skus = await findSellableSkus(4_000);
  const readText = openReader();
  const product = (round: number) =>
    readText('getProduct', { locale, query: 'main', sku: skus[round % skus.length] ?? '' });
  const tree = () => readText('getCategory', { locale, query: 'navigation' });
  const subjects = [
    read('product read, each another product', pids, product),
    read('category tree of a locale', pids, tree),
    await cartRead(pids, skus[0] ?? ''),
  ];
  return measureInTurn(subjects, { blocks: 10, blockSize: 200 });
}

export async function benchEngine(): Promise<void> {
  await startServices();
  const imported = await loadCatalogue(process.env['CATALOGUE_SIZE'] ?? 'large');
  await cloneForOneStore('tradehall_de');
  const onePort = String(portOf('engine') + 50);
  await using engine = await startProcess('engine');
  await using one = await startProcess('engine', { PORT: onePort, DATABASE_URL: databaseUrl(oneStoreDatabase) });
  await using middleware = await startProcess('middleware');
  const pids = { engine: pidOf(engine), one: pidOf(one), middleware: pidOf(middleware) };
  const [bare, single, through] = await measureAdds(pids, `http://127.0.0.1:${onePort}`);
  const [product, tree, cart] = await measureReads([pids.middleware]);
  const figures = [bare, single, through, product, tree, cart].filter((figure) => figure !== undefined);
  printFigures(figures);
  console.log(
    JSON.stringify({
      addToCartRatio: ratio(through, bare),
      addToCartCpuRatio: rounded((through?.cpuMs ?? 0) / (bare?.cpuMs ?? 0)),
      storesRatio: ratio(bare, single),
      productReadP50Ms: rounded(product?.p50Ms),
      treeReadP50Ms: rounded(tree?.p50Ms),
      importPerSecond: imported.productsPerSecond,
      addToCartP50Ms: rounded(through?.p50Ms),
      addToCartP95Ms: rounded(through?.p95Ms),
      addToCartCpuMs: rounded(through?.cpuMs ?? undefined),
      cartReadP50Ms: rounded(cart?.p50Ms),
    }),
  );
}
