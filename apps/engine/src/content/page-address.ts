import { slug } from '@tradehall/domain/calls/fields.ts';
import { brandPages, fragmentKeys, homePageKey } from '@tradehall/domain/content/content-pages.ts';
import { isReservedSlug } from '@tradehall/domain/content/reserved-slugs.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, isLocale, localeCodes, localeFallbackChain, locales } from '@tradehall/domain/locales/locales.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import type { ContentPage } from './content-page.entity';

type PageRow = Pick<ContentPage, 'key' | 'locale' | 'slug'>;

const withoutAddress: ReadonlySet<string> = new Set([homePageKey, ...fragmentKeys]);

/** Home and what stands inside other pages. */
export function hasAddress(key: string): boolean {
  return !withoutAddress.has(key);
}

/** The row a locale's page comes from: its own or, first found, one it falls back to. */
export function findRow<Row extends PageRow>(rows: readonly Row[], key: string, locale: Locale): Row | null {
  const chain = localeFallbackChain(locale).filter(isLocale);
  const found = chain.map((source) => rows.find((row) => row.key === key && row.locale === source));
  return found.find((row) => row !== undefined) ?? null;
}

/** The locales that show a page by its row in `locale`, that one first. */
export function localesShowing(rows: readonly PageRow[], key: string, locale: Locale): readonly Locale[] {
  const others = localeCodes.filter((other) => other !== locale && findRow(rows, key, other)?.locale === locale);
  return [locale, ...others];
}

/** The locales that show a page of this one wherever they have none of their own, this one first. */
export function localesFallingBackTo(locale: Locale): readonly Locale[] {
  return [locale, ...localeCodes.filter((other) => other !== locale && localeFallbackChain(other).includes(locale))];
}

/** What is wrong with an address as such; whether it is still free is another question. */
export function problemOfSlug(key: string, text: string): string | null {
  if (!slug.safeParse(text).success)
    return `An address is made of small letters and digits, with single hyphens between words: ${text}`;
  if (isReservedSlug(text)) return `/${text}/ is an address the shop itself needs.`;
  // B§2.3
  if (Object.hasOwn(brandPages, key) && text !== key) return `The brand page is at /${key}/ in every language.`;
  return null;
}

/** The page whose address this already is in one of those locales, or is as soon as a page there is withdrawn. */
export function findOwner(
  rows: readonly PageRow[],
  key: string,
  text: string,
  shownIn: readonly Locale[],
): { key: string; locale: Locale } | null {
  const others = rows.filter((row) => row.key !== key && row.slug === text);
  for (const locale of shownIn) {
    const owner = others.find((row) => localeFallbackChain(locale).includes(row.locale));
    if (owner !== undefined) return { key: owner.key, locale };
  }
  return null;
}

/** The shop's first language stands in no path. */
export function pathPrefix(locale: Locale): string {
  const { language, country } = locales[locale];
  return language === countries[country].languages[0] ? '' : `/${language}`;
}

/** The shop of a locale and the path of a content page there. */
export function addressIn(locale: Locale, text: string): { storeKey: string; path: string } {
  return { storeKey: storeKey(countries[locales[locale].country]), path: `${pathPrefix(locale)}/${text}/` };
}
