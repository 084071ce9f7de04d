import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import { browseProducts } from './browse-products.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';

const mostAlternatives = 8;

/**
 * A§7: of the same family, not B-ware, another SKU. What can be had comes first, then what costs nearly the same: half
 * of the candidates are the next dearer ones, half the next cheaper.
 */
export async function alternativeProducts(
  product: ProductReading,
  locale: Locale,
  context: CallContext,
): Promise<ProductCard[]> {
  const { family, card } = product;
  if (family === '') return [];
  const centsToPay = priceCentsOf(card);
  const filter = { family, isBware: false, exceptSkus: [card.sku] };
  const [dearer, cheaper] = await Promise.all([
    browseProducts(
      { locale, filter: { ...filter, priceFromCents: centsToPay }, sort: 'price-asc', limit: mostAlternatives },
      context,
    ),
    browseProducts(
      { locale, filter: { ...filter, priceToCents: centsToPay }, sort: 'price-desc', limit: mostAlternatives },
      context,
    ),
  ]);
  const cards = new Map([...dearer, ...cheaper].map((one) => [one.card.sku, one.card]));
  const distance = (one: ProductCard) => Math.abs(priceCentsOf(one) - centsToPay);
  return [...cards.values()]
    .toSorted(
      (one, other) =>
        Number(other.isOnStock) - Number(one.isOnStock) ||
        distance(one) - distance(other) ||
        one.sku.localeCompare(other.sku),
    )
    .slice(0, mostAlternatives);
}

function priceCentsOf({ price }: ProductCard): number {
  return (price.discounted ?? price.value).centAmount;
}
