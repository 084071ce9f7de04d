import { type Locale, isLocale } from '@tradehall/domain/locales/locales.ts';
import type { Crawl, CrawledPage } from './crawl.ts';
import { forEach } from './for-each.ts';
import { readLinks } from './read-links.ts';

interface Named {
  readonly locale: Locale;
  readonly url: string;
  readonly by: string;
}

/** The versions of a page in locales that are crawled. */
function versionsOf(url: string, { alternates }: CrawledPage, wanted: readonly Locale[]): readonly Named[] {
  return [...alternates].flatMap(([language, other]) =>
    isLocale(language) && wanted.includes(language) ? [{ locale: language, url: other, by: url }] : [],
  );
}

/** A list that is empty in a shop is linked nowhere in it; where it is named as a version it must still be there. */
async function readUnmet(named: readonly Named[], { pages, reader, atOnce, count, fault }: Crawl): Promise<void> {
  const unmet = new Map(named.filter(({ url }) => !pages.has(url)).map((version) => [version.url, version]));
  await forEach([...unmet.values()], atOnce, async ({ locale, url, by }) => {
    const { host, pathname, search } = new URL(url);
    const address = { host, path: `${pathname}${search}` };
    const { status, body } = await reader.read(address);
    count();
    if (status === 200) pages.set(url, { locale, address, alternates: readLinks(body).alternates });
    else fault(`${by} names ${url}, which answers ${status}`);
  });
}

/**
 * A page that names another version of itself must be named by it as well. The other one must be there: where a locale was
 * crawled in part, only those of its pages are held against this that were met.
 */
export async function checkAlternates(
  wanted: readonly Locale[],
  wholeLocales: readonly Locale[],
  crawl: Crawl,
): Promise<void> {
  const { pages, fault } = crawl;
  await readUnmet(
    [...pages].flatMap(([url, page]) => versionsOf(url, page, wholeLocales)),
    crawl,
  );
  for (const [url, page] of pages) {
    if (page.alternates.size > 0 && page.alternates.get(page.locale) !== url)
      fault(`${url} does not name itself among its versions`);
    const forEverybodyElse = page.alternates.get('x-default');
    const versions = [...page.alternates].filter(([language]) => isLocale(language)).map(([, other]) => other);
    if (forEverybodyElse !== undefined && !versions.includes(forEverybodyElse))
      fault(`${url} names ${forEverybodyElse} for everybody else only`);
    for (const { url: other } of versionsOf(url, page, wanted)) {
      const named = pages.get(other);
      if (named !== undefined && named.alternates.get(page.locale) !== url)
        fault(`${url} names ${other}, which does not name it back`);
    }
  }
}
