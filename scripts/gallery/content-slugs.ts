import { request } from 'undici';
import { z } from 'zod';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { shopHostPattern, urls } from '../addresses.ts';
import type { Slugs } from './scenes.ts';

const answer = z.object({
  data: z.object({ pages: z.array(z.object({ key: z.string(), slug: z.string() })) }),
});

/** Where a shop has the content pages that are pictured. */
export async function contentSlugs(country: Country): Promise<Slugs> {
  const host = hostOfStore(country, shopHostPattern);
  const { body } = await request(`${urls.middleware}/api/shop/getContentPages?origin=${host}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': host },
    body: JSON.stringify({ locale: country.locales[0] }),
  });
  const { pages } = answer.parse(await body.json()).data;
  const slugOf = (key: string): string => {
    const page = pages.find((one) => one.key === key);
    if (page === undefined) throw new Error(`${host} has no page ${key}`);
    return page.slug;
  };
  return { samples: slugOf('block-samples'), payment: slugOf('payment') };
}
