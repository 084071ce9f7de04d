import { mostRecommended } from '@tradehall/domain/catalogue/recommendation.calls.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import { browseUntilEnough } from '../catalogue/browse-products.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';

interface CartFacts {
  readonly source: ProductReading | null;
  readonly skus: readonly string[];
}

interface OwnRecommendations {
  readonly source: 'co-purchases' | 'catalogue';
  readonly products: readonly ProductReading[];
}

// Some of what was ordered together is sold out by now.
const mostAsked = 3 * mostRecommended;

export const canBeAdded = ({ card, isBware }: ProductReading): boolean => card.isOnStock && !isBware;

/** What the shop says by itself: what others have ordered with it, then what sells best beside it, then everywhere. */
export async function ownCartRecommendations(
  { source, skus }: CartFacts,
  locale: Locale,
  context: CallContext,
): Promise<OwnRecommendations> {
  // A row below the cart is worth no failure.
  const together = await context.coPurchases.orderedWith(skus, mostAsked).catch(() => []);
  const ordered = (await visibleProducts(together, locale, context)).filter(canBeAdded).slice(0, mostRecommended);
  if (ordered.length === mostRecommended) return { source: 'co-purchases', products: ordered };
  const filter = {
    isOnStock: true,
    isBware: false,
    exceptSkus: [...skus, ...ordered.map(({ card }) => card.sku)],
  };
  const department = source?.departmentKey ?? null;
  const lists = [
    ...(department === null ? [] : [{ ...filter, categories: [department], tags: ['bestseller'] }]),
    { ...filter, tags: ['bestseller'] },
    { ...filter, tags: ['topRated'] },
  ];
  const others = await browseUntilEnough(lists, { locale, limit: mostRecommended - ordered.length }, context);
  return { source: ordered.length > 0 ? 'co-purchases' : 'catalogue', products: [...ordered, ...others] };
}
