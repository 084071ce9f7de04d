import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { BrowseRequest } from '../context/services/product-search.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';
import { visibleProducts } from './visible-products.ts';

const foundCards = z.array(z.object({ sku: z.string() }));
// An index lags behind the documents by a moment: a few of what it names may not be shown any more.
const spare = 4;

/**
 * The first products of a listing, by their own documents, which alone know who may see a product and what it costs now.
 * None where the search is away: what is recommended beside something is worth no failure.
 */
export async function browseProducts(
  { locale, filter, sort, limit }: BrowseRequest,
  context: CallContext,
): Promise<readonly ProductReading[]> {
  context.noteSearch(locale);
  const found = await context.productSearch.browse({ locale, filter, sort, limit: limit + spare });
  if (!found.ok) return [];
  const skus = foundCards.parse(JSON.parse(found.value.toBuffer().toString())).map(({ sku }) => sku);
  const products = await visibleProducts(skus, locale, context);
  return products.filter((product) => fits(product, filter)).slice(0, limit);
}

/** Whatever the index still believes. */
function fits({ card, isBware }: ProductReading, filter: BrowseRequest['filter']): boolean {
  if (filter.exceptSkus?.includes(card.sku) === true) return false;
  if (filter.isBware !== undefined && filter.isBware !== isBware) return false;
  return filter.isOnStock === undefined || filter.isOnStock === card.isOnStock;
}

/** One list after the other until there are enough, each product once. */
export async function browseUntilEnough(
  filters: readonly BrowseRequest['filter'][],
  { locale, limit }: { readonly locale: Locale; readonly limit: number },
  context: CallContext,
): Promise<readonly ProductReading[]> {
  const found: ProductReading[] = [];
  for (const filter of filters) {
    if (found.length >= limit) break;
    const exceptSkus = [...(filter.exceptSkus ?? []), ...found.map(({ card }) => card.sku)];
    const wanted = {
      locale,
      filter: { ...filter, exceptSkus },
      sort: 'relevance',
      limit: limit - found.length,
    } as const;
    found.push(...(await browseProducts(wanted, context)));
  }
  return found;
}
