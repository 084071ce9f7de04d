import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { countries } from '@tradehall/domain/countries/countries.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { hostOfStore, storeKey } from '@tradehall/domain/countries/store.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { Client } from 'pg';
import { Pool } from 'undici';
import { z } from 'zod';
import { portOf, shopHostPattern, stackEnvironment, urls } from '../../scripts/addresses.ts';
import { startServices } from '../../scripts/services/all-services.ts';
import { percentile } from '../percentile.ts';
import { Device, email, locale, proveWork } from '../storm/account-owner.ts';
import { loadCatalogue } from './large-database.ts';
import { startProcess } from './start-process.ts';
import { untilIndexed } from './until-indexed.ts';

const port = portOf('storefront') + 62;
const edgeUrl = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'tradehall-edge-'));
// Varnish reads its settings as a user of its own.
chmodSync(folder, 0o755);
const edge = new Pool(edgeUrl, { connections: 32 });

const priceChanges = 20;
const requests = Number(process.env['EDGE_REQUESTS'] ?? 10_000);
const awayMinutes = Number(process.env['EDGE_AWAY_MINUTES'] ?? 10);

interface Answer {
  readonly status: number;
  readonly age: number;
  readonly text: string;
  readonly hasCookies: boolean;
}

async function get(country: Country, path: string, cookie = ''): Promise<Answer> {
  const host = hostOfStore(country, shopHostPattern);
  const { statusCode, headers, body } = await edge.request({ path, method: 'GET', headers: { host, cookie } });
  return {
    status: statusCode,
    age: Number(headers['age'] ?? 0),
    text: await body.text(),
    hasCookies: headers['set-cookie'] !== undefined,
  };
}

/** The reference configuration, before the storefront of this machine. */
async function startVarnish(): Promise<RealProcess> {
  const vcl = join(folder, 'shop.vcl');
  const reference = readFileSync('deploy/varnish/shop.vcl', 'utf8');
  const { hostname, port: storefrontPort } = new URL(urls.storefront);
  const ours = reference.replace('.host = "storefront"', `.host = "${hostname}"`);
  writeFileSync(vcl, ours.replace('.port = "3000"', `.port = "${storefrontPort}"`));
  return RealProcess.start({
    name: 'Varnish',
    program: 'varnishd',
    args: ['-F', '-n', join(folder, 'varnish'), '-f', vcl, '-a', `127.0.0.1:${port}`, '-s', 'malloc,512m'],
    healthUrl: `${edgeUrl}/health`,
    environment: {},
  });
}

interface Pages {
  readonly country: Country;
  readonly paths: readonly string[];
}

/** Home, the first departments and products, by the links that stand on the home pages. */
async function pagesOf(country: Country): Promise<Pages> {
  const homes = country.locales.map((_, index) => (index === 0 ? '/' : `/${country.locales[index]?.slice(0, 2)}/`));
  const paths: string[] = [];
  for (const home of homes) {
    const { text } = await get(country, home);
    const links = [...text.matchAll(/href="(\/[^"?#]+)"/g)].map(([, path = '']) => path);
    const products = links.filter((path) => /-\d{8}$/.test(path));
    const departments = links.filter((path) => /^(?:\/[a-z]{2})?\/[^/]+\/$/.test(path) && path !== home);
    paths.push(home, ...new Set([...departments.slice(0, 3), ...products.slice(0, 3)]));
  }
  return { country, paths };
}

const priceRow = z.object({ cents: z.number() });

/** From the change in the database until the edge shows it, product by product. */
async function measureFreshness(database: Client, { country, paths }: Pages): Promise<readonly number[]> {
  const products = paths.filter((path) => /-\d{8}$/.test(path));
  const took: number[] = [];
  for (let change = 0; change < priceChanges; change += 1) {
    const path = products[change % products.length] ?? '';
    const sku = `EX${path.slice(-8)}`;
    await get(country, path);
    const cents = 400_050 + change * 100;
    const { rows } = await database.query(
      `UPDATE store_price SET list_cents = $1, sale_cents = NULL FROM product_variant
       WHERE variant_id = product_variant.id AND sku = $2 AND store_key = $3 RETURNING list_cents AS cents`,
      [cents, sku, storeKey(country)],
    );
    if (!priceRow.safeParse(rows[0]).success) throw new Error(`${sku} has no price`);
    const shown = new Intl.NumberFormat(country.locales[0], { minimumFractionDigits: 2 }).format(cents / 100);
    const changedAt = performance.now();
    while (!(await get(country, path)).text.includes(shown)) {
      if (performance.now() - changedAt > 20_000) throw new Error(`${path} never shows ${shown}`);
      await sleep(20);
    }
    took.push(performance.now() - changedAt);
  }
  return took;
}

async function signIn(): Promise<string> {
  const device = new Device(new Pool(urls.middleware));
  const address = '172.16.1.7';
  const proof = (await proveWork(device, address, email)) ?? undefined;
  const password = stackEnvironment().DEMO_CUSTOMER_PASSWORD;
  const { status } = await device.post('customerSignMeIn', { locale, email, password, proof }, address);
  if (status !== 200) throw new Error(`nobody is signed in: ${status}`);
  return device.cookie;
}

/** The same addresses asked for by a customer and by a stranger: what is of her in his answers. */
async function measureForeignBytes(shops: readonly Pages[]) {
  const cookie = await signIn();
  const figures = { requests: 0, answersThatNameTheCustomer: 0, foreign: 0, kept: 0 };
  const askOne = async (round: number) => {
    const { country, paths } = shops[round % shops.length] ?? { country: countries.DE, paths: [] };
    const all = [...paths, '/my-account', '/cart'];
    const path = all[Math.floor(round / shops.length) % all.length] ?? '/';
    const own = await get(country, path, cookie);
    const stranger = await get(country, path);
    figures.requests += 2;
    figures.kept += Number(own.age > 0) + Number(stranger.age > 0);
    figures.answersThatNameTheCustomer += Number(own.text.includes(email));
    figures.foreign += Number(stranger.text.includes(email) || stranger.hasCookies);
  };
  for (let round = 0; figures.requests < 2 * requests; round += 16)
    await Promise.all(Array.from({ length: 16 }, (_, index) => askOne(round + index)));
  return figures;
}

/** Every page that was warm goes on being answered while the storefront is away. */
async function measureOutage(storefront: RealProcess, shops: readonly Pages[]) {
  const warm = shops.flatMap(({ country, paths }) => paths.map((path) => ({ country, path })));
  const kept: typeof warm = [];
  for (const page of warm) {
    await get(page.country, page.path);
    if ((await get(page.country, page.path)).status === 200) kept.push(page);
  }
  await sleep(1_100);
  const isKept = await Promise.all(kept.map(async (page) => (await get(page.country, page.path)).age > 0));
  const pages = kept.filter((_, index) => isKept[index] === true);
  await storefront.kill9();
  const until = performance.now() + awayMinutes * 60_000;
  const statuses = new Map<number, number>();
  for (let round = 0; performance.now() < until; round += 1) {
    const page = pages[round % pages.length];
    if (page === undefined) break;
    const { status } = await get(page.country, page.path);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await sleep(50);
  }
  return { pages: pages.length, of: warm.length, minutes: awayMinutes, statuses: Object.fromEntries(statuses) };
}

/** The cache before the shop: how soon it shows a change, whether it mixes visitors up, and what it is worth in an outage. */
export async function benchEdge(): Promise<void> {
  await startServices();
  await loadCatalogue(process.env['CATALOGUE_SIZE'] ?? 'ci');
  const settings = { EDGE_PURGE_URLS: edgeUrl, EDGE_KEEPS_SECONDS: '86400', TRUSTED_HOPS: '1' };
  await using running = new AsyncDisposableStack();
  running.use(await startProcess('engine'));
  running.use(await startProcess('worker', settings));
  running.use(await startProcess('middleware'));
  const storefront = running.use(await startProcess('storefront', settings));
  running.use(await startVarnish());
  await untilIndexed();
  const shops = await Promise.all(Object.values(countries).map(pagesOf));
  const database = new Client({ connectionString: urls.database });
  await database.connect();
  const german = shops.find(({ country }) => country === countries.DE);
  const freshness = german === undefined ? [] : await measureFreshness(database, german);
  await database.end();
  const visitors = await measureForeignBytes(shops);
  const outage = await measureOutage(storefront, shops);
  console.log(
    JSON.stringify({
      priceAtTheEdgeMs: { p50: Math.round(percentile(freshness, 0.5)), worst: Math.round(Math.max(...freshness)) },
      visitors,
      outage,
    }),
  );
}
