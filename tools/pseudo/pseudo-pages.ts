import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { openShop, type Shop } from '../open-shop.ts';
import { findSamplePages } from '../sample-pages.ts';

interface PseudoPage {
  readonly name: string;
  readonly path: string;
  readonly status: 200 | 404;
}

/** A long text, a page with a form, one with cards, and a brand's. */
const contentKeys = ['terms-and-conditions', 'help-centre-faq', 'inspirations', 'royal-catering'] as const;

async function contentPages({ shop: { getContentPages } }: Shop, locale: Locale): Promise<readonly PseudoPage[]> {
  const answer = await getContentPages({ locale });
  const pages = answer.ok ? answer.value.pages : [];
  return contentKeys.map((key) => {
    // One that is not published is found missing at the address it would have.
    const slug = pages.find((page) => page.key === key)?.slug ?? key;
    return { name: key, path: `/${slug}/`, status: 200 };
  });
}

/** What is looked at: a page of every kind that has a layout of its own. */
export async function findPseudoPages(country: Country, locale: Locale): Promise<readonly PseudoPage[]> {
  const shop = openShop(country);
  const { category, filteredCategory, product, comparison } = await findSamplePages(shop, locale);
  return [
    { name: 'home', path: '/', status: 200 },
    { name: 'category', path: category, status: 200 },
    { name: 'category-filtered', path: filteredCategory, status: 200 },
    { name: 'product', path: product, status: 200 },
    { name: 'comparison', path: comparison, status: 200 },
    { name: 'search', path: '/search?query=oven', status: 200 },
    { name: 'search-without-results', path: '/search?query=qxzvwyq', status: 200 },
    { name: 'login', path: '/login', status: 200 },
    { name: 'create-account', path: '/create-account', status: 200 },
    { name: 'password-reset', path: '/password-reset', status: 200 },
    { name: 'new-password', path: '/password-reset/change-password?token=x', status: 200 },
    ...(await contentPages(shop, locale)),
    { name: 'not-found', path: '/no-such-page/', status: 404 },
  ];
}
