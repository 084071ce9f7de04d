import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { type Crawl, type CrawledPage, isProduct, prefixOf, spell } from './crawl.ts';
import type { Address } from './shop-reader.ts';

const sampleSize = 3;

type Kind = 'home' | 'product' | 'list';

function kindOf(path: string, locale: Locale): Kind {
  if (path === `${prefixOf(locale)}/`) return 'home';
  return isProduct(path) ? 'product' : 'list';
}

/** A few pages of each kind, the same ones in every run. */
function sampleOf(locale: Locale, pages: Iterable<CrawledPage>): readonly CrawledPage[] {
  const own = [...pages].filter((page) => page.locale === locale && !page.address.path.includes('?'));
  return (['home', 'product', 'list'] as const).flatMap((kind) =>
    own
      .filter(({ address: { path } }) => kindOf(path, locale) === kind && (kind === 'product' || path.endsWith('/')))
      .sort((one, other) => (one.address.path < other.address.path ? -1 : 1))
      .slice(0, sampleSize),
  );
}

function shout(path: string): string {
  const loud = decodeURI(path).toUpperCase();
  // Letters whose capitals do not lead back have no such variant.
  return loud.toLowerCase() === decodeURI(path) ? encodeURI(loud) : path;
}

/** Other spellings of a page's address: each leads to it by exactly one redirect. */
function variantsOf({ address: { path }, locale, alternates }: CrawledPage): readonly string[] {
  const { nativeRouting, languages } = countries[locales[locale].country];
  const prefix = prefixOf(locale);
  const inside = path.slice(prefix.length);
  const slug = inside.replace(/^\/[cp]\//, '/');
  const kind = kindOf(path, locale);
  const isCategory = kind === 'list' && (!nativeRouting || inside.startsWith('/c/'));
  return [
    shout(path),
    ...(kind === 'home'
      ? [`${prefix}/home`, `${prefix}/Home/`]
      : [path.endsWith('/') ? path.slice(0, -1) : `${path}/`]),
    ...(prefix === '' ? [`/${languages[0]}${path}`, `/${languages[0].toUpperCase()}${path}`] : []),
    ...(kind === 'product' ? [] : [`${path}?page=1`]),
    ...(isCategory ? [`${prefix}/category${slug}`] : []),
    ...(nativeRouting || kind === 'home' ? [] : [`${prefix}/${kind === 'product' ? 'p' : 'c'}${slug}`]),
    ...(kind === 'product' ? [...alternates.values()].slice(0, 3).map((other) => otherSlug(other, path)) : []),
  ].filter((variant) => variant !== path);
}

/** The same product under the name it has elsewhere. */
function otherSlug(other: string, path: string): string {
  const name = new URL(other).pathname.split('/').at(-1) ?? '';
  return path.replace(/[^/]+$/, name);
}

async function checkVariant(variant: Address, page: CrawledPage, { reader, fault, count }: Crawl): Promise<void> {
  const { status, location } = await reader.read(variant);
  count();
  const target = location === null ? null : URL.parse(location, spell(variant));
  if (![301, 302, 308].includes(status) || target?.href !== spell(page.address))
    fault(`${spell(variant)} answers ${status} to ${location ?? 'nowhere'} instead of leading to ${page.address.path}`);
}

/** The page itself was found at its address before, so one redirect to it is the whole way. */
export async function checkVariants(locale: Locale, crawl: Crawl): Promise<void> {
  for (const page of sampleOf(locale, crawl.pages.values())) {
    for (const path of variantsOf(page)) await checkVariant({ host: page.address.host, path }, page, crawl);
  }
}

interface Door {
  readonly address: Address;
  readonly status: number;
}

/** Addresses behind which nothing may be, and hosts that are no shop. */
export async function checkDoors(wanted: readonly Locale[], { reader, hostOf, fault, count }: Crawl): Promise<void> {
  const unknown = wanted.flatMap((locale) =>
    ['/nowhere-at-all/', '/Nowhere', '/nothing-99999999', '/a/b/c', '/my-account/x.css', '/staff/ui', '/xx/'].map(
      (path) => ({
        address: { host: hostOf(locale), path: `${prefixOf(locale)}${path}` },
        status: 404,
      }),
    ),
  );
  const doors: readonly Door[] = [...unknown, { address: { host: 'nowhere.example', path: '/' }, status: 421 }];
  for (const { address, status } of doors) {
    count();
    const answer = await reader.read(address);
    if (answer.status !== status) fault(`${spell(address)} answers ${answer.status} instead of ${status}`);
    if (answer.caching !== 'no-store') fault(`${spell(address)} may be kept: ${answer.caching ?? 'no word on it'}`);
  }
}
