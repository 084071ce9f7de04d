import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { Pool } from 'undici';
import { portOf, shopHostPattern, urls } from '../../scripts/addresses.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { findOwnProcess } from '../../scripts/services/pid-file.ts';
import { openShop } from '../open-shop.ts';
import { parseHtml } from './html-tree.ts';
import { countProducts, loadCatalogue } from './large-database.ts';
import { type Figure, measureInTurn, printFigures, type Subject } from './measure.ts';
import { pagesPerSecond } from './pages-per-second.ts';
import { type ReadAddresses, readAddresses } from './read-addresses.ts';
import { pidOf, startProcess } from './start-process.ts';
import { untilIndexed } from './until-indexed.ts';

const locale = 'de-DE';
const host = hostOfStore(countries.DE, shopHostPattern);
const storefront = new Pool(urls.storefront, { connections: 8 });
const barePort = portOf('storefront') + 60;
const varnishPort = portOf('storefront') + 61;
const folder = mkdtempSync(join(tmpdir(), 'tradehall-bench-'));
// Varnish reads its settings as a user of its own.
chmodSync(folder, 0o755);

const sizes = { ci: 300, demo: 3_000, large: 20_000 } as const;
type Size = keyof typeof sizes;

async function getPage(pool: Pool, path: string): Promise<string> {
  const { statusCode, body } = await pool.request({ path, method: 'GET', headers: { host } });
  const html = await body.text();
  if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`);
  return html;
}

function at<Item>(items: readonly Item[], round: number): Item {
  const item = items[round % items.length];
  if (item === undefined) throw new Error('the catalogue is empty');
  return item;
}

function pages(name: string, pid: number, pool: Pool, paths: readonly string[]): Subject {
  const get = (round: number) => async () => {
    await getPage(pool, at(paths, round));
  };
  return { name, pids: [pid], prepare: (round) => Promise.resolve(get(round)) };
}

/** Words as they are and mistyped, with facets; every third is a category filtered and sorted by price. */
function searches(pids: readonly number[], { queries, categoryKeys }: ReadAddresses): Subject {
  const shop = openShop(countries.DE);
  const common = { locale, page: 1, hitsPerPage: 24 } as const;
  const ask = async (round: number) => {
    const request =
      round % 3 === 2
        ? { ...common, filters: { categories: [...at(categoryKeys, round)] }, sort: 'price-asc' as const }
        : { ...common, query: at(queries, round), filters: {}, sort: 'relevance' as const };
    const answer = await shop.shop.search(request);
    if (!answer.ok) throw new Error(`search answers ${answer.failure.code}`);
  };
  return { name: 'search with facets', pids, prepare: (round) => Promise.resolve(() => ask(round)) };
}

function searchServerPids(): readonly number[] {
  const pid = findOwnProcess('meilisearch');
  return pid === null ? [] : [pid];
}

interface Shop {
  readonly storefrontPid: number;
  readonly middlewarePid: number;
}

const blocks = { blocks: 8, blockSize: 60 };

function measureShop({ storefrontPid, middlewarePid }: Shop, addresses: ReadAddresses): Promise<Figure[]> {
  return measureInTurn(
    [
      pages('category page', storefrontPid, storefront, addresses.categories),
      pages('product page', storefrontPid, storefront, addresses.products),
      searches([middlewarePid, ...searchServerPids()], addresses),
    ],
    blocks,
  );
}

/** The same pages streamed by React alone, in turn with the shop's own. */
async function measureFloor({ storefrontPid }: Shop, addresses: ReadAddresses): Promise<Figure[]> {
  const category = at(addresses.categories, 40);
  const product = at(addresses.products, 40);
  const trees = {
    category: parseHtml(await getPage(storefront, category)),
    product: parseHtml(await getPage(storefront, product)),
  };
  const file = join(folder, 'pages.json');
  writeFileSync(file, JSON.stringify(trees));
  await using bare = await RealProcess.start({
    name: 'bare React',
    args: ['tools/bench/bare-react.ts', file],
    healthUrl: `http://127.0.0.1:${barePort}/`,
    environment: { PORT: String(barePort), NODE_ENV: 'production' },
  });
  const bareServer = new Pool(`http://127.0.0.1:${barePort}`, { connections: 8 });
  return await measureInTurn(
    [
      pages('the same category page, uncached', storefrontPid, storefront, [category]),
      pages('the same category page, bare React', pidOf(bare), bareServer, ['/category']),
      pages('the same product page, uncached', storefrontPid, storefront, [product]),
      pages('the same product page, bare React', pidOf(bare), bareServer, ['/product']),
    ],
    blocks,
  );
}

async function measureCached({ categories, products }: ReadAddresses): Promise<number> {
  const vcl = join(folder, 'shop.vcl');
  const template = readFileSync('tools/bench/shop.vcl', 'utf8');
  writeFileSync(vcl, template.replace('STOREFRONT_PORT', String(portOf('storefront'))));
  const varnish = await RealProcess.start({
    name: 'Varnish',
    program: 'varnishd',
    args: ['-F', '-n', join(folder, 'varnish'), '-f', vcl, '-a', `127.0.0.1:${varnishPort}`, '-s', 'malloc,256m'],
    healthUrl: `http://127.0.0.1:${varnishPort}/health`,
    environment: {},
  });
  const paths = [...categories.slice(0, 10), ...products.slice(0, 10)];
  const load = { origin: `http://127.0.0.1:${varnishPort}`, host, paths, connections: 32 };
  try {
    await pagesPerSecond({ ...load, seconds: 3 });
    return await pagesPerSecond({ ...load, seconds: 10 });
  } finally {
    await varnish.stop();
  }
}

const cpuRatio = (floor: Figure | undefined, shop: Figure | undefined) =>
  Number(((floor?.cpuMs ?? Number.NaN) / (shop?.cpuMs ?? Number.NaN)).toFixed(3));
const rounded = (ms: number | undefined) => Number((ms ?? Number.NaN).toFixed(2));

/** How a read's processor time grows with the catalogue: 1 is in step with it, 0 not at all. */
function growthOf(small: Figure | undefined, large: Figure | undefined, [from, to]: readonly [Size, Size]): number {
  const times = (large?.cpuMs ?? Number.NaN) / (small?.cpuMs ?? Number.NaN);
  return Number((Math.log(times) / Math.log(sizes[to] / sizes[from])).toFixed(3));
}

async function openStack() {
  const engine = await startProcess('engine');
  const worker = await startProcess('worker');
  const middleware = await startProcess('middleware');
  const shop = await startProcess('storefront');
  return {
    storefrontPid: pidOf(shop),
    middlewarePid: pidOf(middleware),
    [Symbol.asyncDispose]: async () => {
      for (const running of [shop, middleware, worker, engine]) await running.stop();
    },
  };
}

/**
 * Sizes up to the one asked for: the catalogue grows from one to the next in the same database. Where it has grown before
 * only what is left can be measured, and growth is unknown.
 */
async function sizesUpTo(last: string): Promise<readonly Size[]> {
  const all = ['ci', 'demo', 'large'] as const;
  const already = await countProducts();
  return all.slice(0, all.findIndex((size) => size === last) + 1).filter((size) => sizes[size] >= already);
}

export async function benchRead(): Promise<void> {
  await startServices();
  const measured = new Map<Size, Figure[]>();
  const wanted = await sizesUpTo(process.env['CATALOGUE_SIZE'] ?? 'large');
  const largest = wanted.at(-1) ?? 'ci';
  for (const size of wanted) {
    await loadCatalogue(size);
    await using stack = await openStack();
    await untilIndexed();
    const addresses = await readAddresses();
    const figures = await measureShop(stack, addresses);
    measured.set(size, figures);
    console.log(`\n${sizes[size]} products`);
    if (size !== largest) {
      printFigures(figures);
      continue;
    }
    const floor = await measureFloor(stack, addresses);
    const cachedPerSecond = await measureCached(addresses);
    printFigures([...figures, ...floor]);
    const [category, product, search] = figures;
    const [shopCategory, bareCategory, shopProduct, bareProduct] = floor;
    const first = measured.get('ci') ?? [];
    const growth = [category, product, search].map((figure, place) => growthOf(first[place], figure, ['ci', largest]));
    const words = first.length === 0 ? 'not measured: the smaller sizes were there already' : growth.join(', ');
    console.log(`growth from 300 products (category page, product page, search): ${words}`);
    console.log(
      JSON.stringify({
        ssrRatioCategory: cpuRatio(bareCategory, shopCategory),
        ssrRatioProduct: cpuRatio(bareProduct, shopProduct),
        cachedPerSecond,
        searchP50Ms: rounded(search?.p50Ms),
        searchP95Ms: rounded(search?.p95Ms),
        growth: first.length === 0 ? null : Math.max(...growth),
      }),
    );
  }
}
