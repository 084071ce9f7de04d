import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { bwareSkuOf, newSkuOf } from '@tradehall/domain/catalogue/bware.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import { browseProducts } from './browse-products.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';
import { storeAllows } from './store-allows.ts';
import { visibleProducts } from './visible-products.ts';

/** What goes with the products: their accessories that can be had, then what sells best in the department of the first. */
export const getComplementaryProductsBySku: Handle<'new-ct', 'getComplementaryProductsBySku'> = async (
  { locale, skus, limit },
  context,
) => {
  const [bases, isAllowed] = await Promise.all([
    visibleProducts(skus, locale, context),
    storeAllows('complementary_products_enabled', locale, context),
  ]);
  const [base] = bases;
  if (base === undefined) return fail({ code: 'product-not-found' });
  if (!isAllowed) return succeed({ products: [], baseProduct: base.card });
  const accessories = await accessoriesOf(bases, skus, locale, context);
  const products = accessories.slice(0, limit);
  if (products.length < limit && base.departmentKey !== null) {
    const exceptSkus = [...withTwins(skus), ...products.map(({ card }) => card.sku)];
    const filter = { categories: [base.departmentKey], tags: ['bestseller'], isOnStock: true, isBware: false };
    const wanted = { locale, filter: { ...filter, exceptSkus }, limit: limit - products.length };
    products.push(...(await browseProducts({ ...wanted, sort: 'relevance' }, context)));
  }
  return succeed({ products: products.map(({ card }) => card), baseProduct: base.card });
};

async function accessoriesOf(
  bases: readonly ProductReading[],
  skus: readonly string[],
  locale: Locale,
  context: CallContext,
): Promise<readonly ProductReading[]> {
  const unwanted = new Set(withTwins(skus));
  const named = bases.flatMap(({ relatedAccessories }) => relatedAccessories).filter((sku) => !unwanted.has(sku));
  const accessories = await visibleProducts(named, locale, context);
  return accessories.filter(({ card, isBware }) => card.isOnStock && !isBware);
}

/** The products themselves, and the same as B-ware or new. */
function withTwins(skus: readonly string[]): string[] {
  return skus.flatMap((sku) => [sku, bwareSkuOf(sku) ?? newSkuOf(sku) ?? sku]);
}
