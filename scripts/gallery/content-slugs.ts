import type { Country } from '@tradehall/domain/countries/country.ts';
import { openShop } from '../open-shop.ts';
import type { Slugs } from './scenes.ts';

/** Where a shop has the content pages that are pictured. */
export async function contentSlugs(country: Country): Promise<Slugs> {
  const answer = await openShop(country).shop.getContentPages({ locale: country.locales[0] });
  const pages = answer.ok ? answer.value.pages : [];
  const slugOf = (key: string): string => {
    const page = pages.find((one) => one.key === key);
    if (page === undefined) throw new Error(`${country.code} has no page ${key}`);
    return page.slug;
  };
  return { samples: slugOf('block-samples'), payment: slugOf('payment') };
}
