import { navigationDocumentKey } from '@tradehall/domain/catalogue/navigation-document.ts';
import type { CategoryLink } from '@tradehall/domain/catalogue/category-link.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { ProductSource } from '@tradehall/domain/content/block-fields.ts';
import type { ShownContent } from '@tradehall/domain/content/content.calls.ts';
import { recallsDocumentKey, type ShownRecall } from '@tradehall/domain/equipment/recall.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { CallContext } from '../context/call-context.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';
import { Encoded } from '../read-side/encoded.ts';
import type { ReadyContent } from '../read-side/readings/ready-content.ts';

/** A state of a page with the categories and products that its blocks name. */
export async function showContent(
  key: string,
  ready: ReadyContent,
  locale: Locale,
  context: CallContext,
): Promise<Encoded<ShownContent>> {
  const [categories, products, recalls] = await Promise.all([
    linksOf(ready.categories, locale, context),
    Promise.all(
      ready.products.map(async ({ place, source }) => [place, await cardsOf(source, locale, context)] as const),
    ),
    ready.showsRecalls ? recallsOf(locale, context) : [],
  ]);
  return Encoded.object({
    key: Encoded.of<string>(key),
    title: Encoded.of<string>(ready.title),
    metaDescription: Encoded.of<string>(ready.metaDescription),
    content: ready.content,
    categories: Encoded.of<CategoryLink[]>(categories),
    products: Encoded.of<Record<string, ProductCard[]>>(Object.fromEntries(products)),
    recalls: Encoded.of<ShownRecall[]>(recalls),
  });
}

async function linksOf(keys: ReadonlySet<string>, locale: Locale, context: CallContext): Promise<CategoryLink[]> {
  if (keys.size === 0) return [];
  const navigation = await context.read('navigation', locale, navigationDocumentKey);
  const named = navigation?.categories.filter((category) => keys.has(category.key)) ?? [];
  return named.map(({ key, name, slug }) => ({ key, name, slug }));
}

async function cardsOf(source: ProductSource, locale: Locale, context: CallContext): Promise<ProductCard[]> {
  if (source.by !== 'skus') context.noteSearch(locale);
  const skus = source.by === 'skus' ? source.skus : await context.foundProducts.skus(locale, source);
  const products = await visibleProducts(skus, locale, context);
  const shown = source.by === 'skus' ? products : products.slice(0, source.limit);
  return shown.map(({ card }) => card);
}

async function recallsOf(locale: Locale, context: CallContext): Promise<ShownRecall[]> {
  const recalls = (await context.read('recalls', locale, recallsDocumentKey))?.recalls ?? [];
  const products = await visibleProducts([...new Set(recalls.map(({ sku }) => sku))], locale, context);
  const cards = new Map(products.map(({ card }) => [card.sku, card]));
  return recalls.map((recall) => {
    const card = cards.get(recall.sku);
    return { ...recall, slug: card?.slug ?? null, image: card?.image ?? null };
  });
}
