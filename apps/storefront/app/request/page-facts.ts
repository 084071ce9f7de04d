import { countries } from '@tradehall/domain/countries/countries.ts';
import { localeCodes, locales, localesForEverybodyElse, type Locale } from '@tradehall/domain/locales/locales.ts';
import type { ShopRequest } from './shop-request.ts';

/**
 * B§2.3: how much of the frame stands around a page. A route module says it in its `handle` (`{ layout }`), a content page in its
 * loader's data; without a word it is `default`.
 */
export type PageLayout = 'default' | 'full-width' | 'no-footer' | 'base';

/** A page found by its slug, before it is known whether it was asked for at its right address. */
export interface LoadedPage<View> {
  readonly view: View;
  readonly facts: PageFacts;
  /** Its one address inside the language. */
  readonly path: string;
  /** Set where a part of the page is missing for now: it is shown, but never stored. */
  readonly status?: number;
}

interface Alternate {
  readonly locale: Locale;
  /** Absolute: another locale is often another host. */
  readonly href: string;
}

/** What stands beside a link to the page where somebody shares it. */
export interface SocialFacts {
  readonly type: 'website' | 'product';
  /** Absolute. */
  readonly image: { readonly url: string; readonly alt: string } | null;
  /** Only where the page offers the thing for it. */
  readonly price?: { readonly amount: string; readonly currency: string };
}

/** What the head of a page says about it. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly canonical: string | null;
  /** The same page in every locale that has it, this one included. */
  readonly alternates: readonly Alternate[];
  /** The one of them for visitors whose language no shop speaks. */
  readonly forEverybodyElse: string | null;
  readonly robots: string | null;
  /** The page this one is but another view of; null for a page in its own right. */
  readonly variantOf: string | null;
  readonly social: SocialFacts | null;
}

interface KnownFacts {
  readonly title: string;
  readonly description?: string;
  /** The path inside its language for each locale that has the page; none for a page that is not to be found by engines. */
  readonly paths: Readonly<Partial<Record<Locale, string>>>;
  /** From its `?` on: the part of the query that makes it another page. */
  readonly search?: string;
  readonly robots?: string;
  /** Its query does not make it another page. */
  readonly isVariant?: boolean;
  readonly social?: SocialFacts;
}

/** B§2.1: the default language of a country has no prefix. */
function prefixOf(locale: Locale): string {
  const { country, language } = locales[locale];
  return countries[country].locales[0] === locale ? '' : `/${language}`;
}

export function pageFacts(
  { title, description = '', paths, search = '', robots, isVariant = false, social }: KnownFacts,
  { locale: own, originOf }: Pick<ShopRequest, 'locale' | 'originOf'>,
): PageFacts {
  const hrefIn = (locale: Locale, query = search): string | null => {
    const path = paths[locale];
    return path === undefined ? null : `${originOf(locale)}${prefixOf(locale)}${path}${query}`;
  };
  // Page 2 of a list exists in the other languages of the store; in another country the list may be shorter.
  const reach = search === '' ? localeCodes : countries[locales[own].country].locales;
  const alternates = reach.flatMap((locale) => {
    const href = hrefIn(locale);
    return href === null ? [] : [{ locale, href }];
  });
  const [elsewhere] = localesForEverybodyElse.flatMap((best) => alternates.filter(({ locale }) => locale === best));
  return {
    title,
    description,
    canonical: hrefIn(own),
    alternates,
    forEverybodyElse: elsewhere?.href ?? null,
    robots: robots ?? null,
    variantOf: isVariant ? hrefIn(own, '') : null,
    social: social ?? null,
  };
}
