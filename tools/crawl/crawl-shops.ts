import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { hostOfStore, storeOfHost } from '@tradehall/domain/countries/store.ts';
import { checkAlternates } from './check-alternates.ts';
import { checkDoors, checkVariants } from './check-variants.ts';
import { type Crawl, isProduct, prefixOf, spell } from './crawl.ts';
import { forEach } from './for-each.ts';
import { readLinks } from './read-links.ts';
import { type Address, type Answer, openShopReader } from './shop-reader.ts';

export interface CrawlOptions {
  readonly storefrontUrl: string;
  readonly hostPattern: string;
  readonly locales?: readonly Locale[];
  /** Of these every page; of the others some of each kind. All by default. */
  readonly wholeLocales?: readonly Locale[];
  /** How many addresses are asked for at a time. */
  readonly atOnce?: number;
  readonly report?: (line: string) => void;
}

/** More would only wait for one another at the server. */
const usualAtOnce = 16;

export interface CrawlResult {
  readonly urls: number;
  readonly localeCount: number;
  readonly faults: readonly string[];
}

interface Visit {
  readonly address: Address;
  /** The page that leads here. */
  readonly from: string;
}

/** How many addresses of a kind are met in a locale. */
interface Limits {
  readonly forVisitors: number;
  /** Every list leads to itself by brand, page and tag. */
  readonly putTogether: number;
  readonly products: number;
  /** Home, departments and content come first, for every page leads to them. */
  readonly others: number;
  /** By then these are used up, so what product pages lead to is met beside them. */
  readonly fromProducts: number;
}

const whole: Limits = { forVisitors: 50, putTogether: 150, products: Infinity, others: Infinity, fromProducts: 0 };
const sample: Limits = { forVisitors: 5, putTogether: 8, products: 10, others: 60, fromProducts: 10 };

/** The pages of one locale, by following every link from its home page and its sitemap. */
class LocaleCrawl {
  readonly #crawl: Crawl;
  readonly #locale: Locale;
  readonly #seenFiles: Set<string>;
  readonly #hostPattern: string;
  readonly #waiting: Visit[] = [];
  readonly #seen = new Set<string>();
  readonly #open: { -readonly [Kind in keyof Limits]: number };

  constructor(crawl: Crawl, locale: Locale, seenFiles: Set<string>, hostPattern: string, limits: Limits) {
    this.#crawl = crawl;
    this.#locale = locale;
    this.#seenFiles = seenFiles;
    this.#hostPattern = hostPattern;
    this.#open = { ...limits };
  }

  async run(): Promise<number> {
    const host = this.#crawl.hostOf(this.#locale);
    this.#meet({ host, path: `${prefixOf(this.#locale)}/` }, 'the start');
    await forEach(this.#waiting, this.#crawl.atOnce, (visit) => this.#visit(visit));
    await this.#readSitemaps(host);
    await forEach(this.#waiting, this.#crawl.atOnce, (visit) => this.#visit(visit));
    return this.#seen.size;
  }

  async #readSitemaps(host: string): Promise<void> {
    const index = await this.#read({ host, path: '/sitemap.xml' }, 'the start');
    const own = addressesIn(index.body).filter((address) => localeOf(address.path, this.#locale) === this.#locale);
    for (const sitemap of own) {
      const { body } = await this.#read(sitemap, '/sitemap.xml');
      for (const address of addressesIn(body)) this.#meet(address, sitemap.path);
    }
  }

  /** Reads an address that must answer. */
  async #read(address: Address, from: string, isFine = ({ status }: Answer) => status === 200): Promise<Answer> {
    this.#crawl.count();
    const answer = await this.#crawl.reader.read(address);
    if (!isFine(answer)) {
      const target = answer.location === null ? '' : ` to ${answer.location}`;
      this.#crawl.fault(`${spell(address)} answers ${answer.status}${target} (linked from ${from})`);
    }
    return answer;
  }

  #meet(address: Address, from: string): void {
    const url = spell(address);
    if (this.#seen.has(url)) return;
    if (!this.#takes(kindOf(address.path)) && !(isProduct(from) && this.#takes('fromProducts'))) return;
    this.#seen.add(url);
    this.#waiting.push({ address, from });
  }

  #takes(kind: keyof Limits): boolean {
    if (this.#open[kind] === 0) return false;
    this.#open[kind] -= 1;
    return true;
  }

  async #visit({ address, from }: Visit): Promise<void> {
    const answer = await this.#read(address, from);
    if (answer.status !== 200 || !answer.type.includes('html')) return;
    const here = spell(address);
    const links = readLinks(answer.body);
    if (links.language !== this.#locale) this.#crawl.fault(`${here} is in ${links.language ?? 'no language'}`);
    if (links.canonical !== null && links.canonical !== here)
      this.#crawl.fault(`${here} calls itself ${links.canonical}`);
    this.#crawl.pages.set(here, { locale: this.#locale, address, alternates: links.alternates });
    for (const href of links.files) await this.#meetFile(href, address);
    for (const href of links.pages) this.#meetLink(href, address);
    for (const href of links.forVisitors) await this.#meetForVisitors(href, address);
  }

  /** There are as many of these as ways to combine filters: of each locale the first ones must answer. */
  async #meetForVisitors(href: string, from: Address): Promise<void> {
    const url = URL.parse(href, spell(from));
    if (url?.host !== from.host || this.#seen.has(url.href) || !this.#takes('forVisitors')) return;
    this.#seen.add(url.href);
    const address = { host: url.host, path: `${url.pathname}${url.search}` };
    await this.#read(address, spell(from), (answer) => answer.status === 200 || asksToSignIn(answer));
  }

  async #meetFile(href: string, from: Address): Promise<void> {
    const url = URL.parse(href, spell(from));
    if (url?.host !== from.host || this.#seenFiles.has(url.pathname)) return;
    this.#seenFiles.add(url.pathname);
    await this.#read({ host: from.host, path: `${url.pathname}${url.search}` }, spell(from));
  }

  #meetLink(href: string, from: Address): void {
    const url = URL.parse(href, spell(from));
    if (url === null || !url.protocol.startsWith('http') || storeOfHost(url.host, this.#hostPattern) === null) return;
    // Lists put together by filters lead to ever more of them: one step from a plain page is enough.
    if (url.search !== '' && from.path.includes('?')) return;
    const isOwn = url.host === from.host && localeOf(url.pathname, this.#locale) === this.#locale;
    // Pages of other locales are met in their own turn; their addresses are checked as alternates.
    if (!isOwn) return;
    this.#meet({ host: url.host, path: `${url.pathname}${url.search}` }, spell(from));
  }
}

function kindOf(path: string): keyof Limits {
  if (path.includes('?')) return 'putTogether';
  return isProduct(path) ? 'products' : 'others';
}

/** A page of customers, as a guest meets it. */
function asksToSignIn({ status, location }: Answer): boolean {
  return status === 302 && /\/login\?next=/.test(location ?? '');
}

/** Which locale of a store a path belongs to. */
function localeOf(path: string, locale: Locale): Locale {
  const country = countries[locales[locale].country];
  return (
    country.locales.find((other) => prefixOf(other) !== '' && path.startsWith(`${prefixOf(other)}/`)) ??
    country.locales[0]
  );
}

function addressesIn(sitemap: string): readonly Address[] {
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, text = '']) => {
    const url = URL.parse(text);
    return url === null ? [] : [{ host: url.host, path: `${url.pathname}${url.search}` }];
  });
}

/** Follows every link of every shop and says what is not as it should be. */
export async function crawlShops(options: CrawlOptions): Promise<CrawlResult> {
  const { storefrontUrl, hostPattern, atOnce = usualAtOnce, report = () => undefined } = options;
  const wanted = options.locales ?? localeCodes;
  const wholeLocales = options.wholeLocales ?? wanted;
  const { port } = new URL(storefrontUrl);
  const faults: string[] = [];
  let urls = 0;
  const crawl: Crawl = {
    reader: openShopReader(storefrontUrl, atOnce),
    atOnce,
    hostOf: (locale) =>
      `${hostOfStore(countries[locales[locale].country], hostPattern)}${port === '' ? '' : `:${port}`}`,
    fault: (text) => void faults.push(text),
    count: () => void (urls += 1),
    pages: new Map(),
  };
  const seenFiles = new Set<string>();
  for (const locale of wanted) {
    const startedAt = performance.now();
    const limits = wholeLocales.includes(locale) ? whole : sample;
    const pages = await new LocaleCrawl(crawl, locale, seenFiles, hostPattern, limits).run();
    await checkVariants(locale, crawl);
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    report(`${locale}: ${pages} pages, ${faults.length} faults so far, ${seconds} s`);
  }
  await checkDoors(wanted, crawl);
  await checkAlternates(wanted, wholeLocales, crawl);
  await crawl.reader.close();
  return { urls, localeCount: wanted.length, faults };
}
