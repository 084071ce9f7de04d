import type { CategoryLinkWithProducts } from '@tradehall/domain/catalogue/category-link.ts';
import { locales } from '@tradehall/domain/countries/locales.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { countryName } from '../i18n/formats.ts';
import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import { fontsOfLanguage } from '../ui/fonts.ts';

export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
}

export interface ShellView {
  readonly locale: Locale;
  readonly basename: string;
  readonly fonts: readonly string[];
  readonly country: string;
  readonly home: { readonly href: string; readonly label: string };
  readonly skipLink: string;
  readonly departmentsLabel: string;
  readonly departments: readonly { readonly name: string; readonly href: string }[];
  readonly copyright: string;
  readonly taxNote: string;
  readonly errors: { readonly notFound: ErrorTexts; readonly failed: ErrorTexts; readonly homeLink: string };
}

const foundedIn = 2007;

export const shellView = (
  departments: readonly CategoryLinkWithProducts[],
  shop: ShopRequest,
  today: Date,
): ShellView => {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    locale: shop.locale,
    basename: shop.basename,
    fonts: fontsOfLanguage(locales[shop.locale].language),
    country: countryName(shop.locale),
    home: { href: links.home, label: translate('shell.home') },
    skipLink: translate('shell.skip'),
    departmentsLabel: translate('shell.departments'),
    departments: departments
      .filter(({ hasProducts }) => hasProducts)
      .map(({ name, slug }) => ({ name, href: links.category(slug) })),
    copyright: `© ${foundedIn}–${today.getUTCFullYear()} Tradehall`,
    taxNote: translate('shell.taxNote'),
    errors: {
      notFound: { title: translate('error.notFoundTitle'), text: translate('error.notFoundText') },
      failed: { title: translate('error.failedTitle'), text: translate('error.failedText') },
      homeLink: translate('error.homeLink'),
    },
  };
};
