import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { bwareSkuOf, newSkuOf } from '@tradehall/domain/catalogue/bware.ts';
import type { catalogueCalls } from '@tradehall/domain/catalogue/catalogue.calls.ts';
import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';
import { alternativeProducts } from './alternative-products.ts';
import { browseProducts, browseUntilEnough } from './browse-products.ts';
import { storeAllows } from './store-allows.ts';
import { visibleProducts } from './visible-products.ts';

type Recommended = 'getCartRecommendations' | 'getAlternativeProducts' | 'getComplementaryProductsBySku';

/** Products beside those that somebody looks at. */
export const recommendedHandlers = {
  /** Bestsellers first, then the best rated, then what is listed first. */
  getCartRecommendations: async ({ locale, filters: { categorySubtree, inStock }, limit }, context) => {
    const navigation = await context.read('navigation', locale, navigationDocumentKey);
    const category = navigation?.categories.find(({ key }) => key === categorySubtree);
    if (categorySubtree !== undefined && category === undefined)
      return succeed({ productProjectionSearch: { results: [] } });
    const filter = {
      ...(category !== undefined && { categories: [...category.path] }),
      ...(inStock && { isOnStock: true }),
    };
    const lists = [{ ...filter, tags: ['bestseller'] }, { ...filter, tags: ['topRated'] }, filter];
    const products = await browseUntilEnough(lists, { locale, limit }, context);
    return succeed({ productProjectionSearch: { results: products.map(({ card }) => card) } });
  },

  getAlternativeProducts: async ({ locale, sku }, context) => {
    const [product] = await visibleProducts([sku], locale, context);
    if (product === undefined) return fail({ code: 'product-not-found' });
    return succeed({ products: { results: await alternativeProducts(product, locale, context) } });
  },

  /** What goes with the products: their accessories that can be had, then what sells best in the department of the first. */
  getComplementaryProductsBySku: async ({ locale, skus, limit }, context) => {
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
  },
} satisfies Pick<HandlersOf<typeof catalogueCalls>, Recommended>;

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
