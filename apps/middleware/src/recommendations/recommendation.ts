import { succeed } from '@tradehall/domain/calls/result.ts';
import { mostRecommended } from '@tradehall/domain/catalogue/recommendation.calls.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import { alternativeProducts } from '../catalogue/alternative-products.ts';
import type { ProductReading } from '../read-side/readings/product-reading.ts';
import { visibleProducts } from '../catalogue/visible-products.ts';
import { canBeAdded, ownCartRecommendations } from './own-recommendations.ts';
import type { RecommendationQuestion, RecommendedSkus } from '../context/services/recommendation-service.ts';

type Recommend = Handle<'shop', 'recommendation'>;
type Wish = Parameters<Recommend>[0];
type Source = 'service' | 'co-purchases' | 'catalogue';

/** A§9: eight beside a product. */
const mostSimilar = 8;

/**
 * B§7.3: the service's word where it has one that can be bought here, else the shop's own. Whether it failed is never heard.
 */
export const recommendation: Recommend = async (wish, context) => {
  const source = 'sourceSku' in wish ? await findSource(wish.sourceSku, wish, context) : null;
  const said = await ask(questionOf(wish, source, context), context);
  const unwanted = new Set(skusOf(wish));
  const shown = (await visibleProducts(said?.skus ?? [], wish.locale, context)).filter(
    (product) => !unwanted.has(product.card.sku) && (wish.typeId !== 'cart-recommendation' || canBeAdded(product)),
  );
  if (said !== null && shown.length > 0) {
    const limit = wish.typeId === 'similar-products' ? mostSimilar : mostRecommended;
    return answer(said.recommendationId, 'service', cardsOf(shown).slice(0, limit));
  }
  return ownWord(wish, source, context);
};

/** What she has looked at is not asked of somebody who cannot know who she is. */
async function ask(question: RecommendationQuestion, context: CallContext): Promise<RecommendedSkus | null> {
  const isPointless = question.typeId === 'last-seen' && question.cookie === null;
  return isPointless ? null : ((await context.recommendations?.recommend(question)) ?? null);
}

async function ownWord(wish: Wish, source: ProductReading | null, context: CallContext) {
  const { locale, typeId } = wish;
  if (typeId === 'cart-recommendation') {
    const own = await ownCartRecommendations({ source, skus: skusOf(wish) }, locale, context);
    return answer(`${own.source}-${typeId}`, own.source, cardsOf(own.products));
  }
  // What somebody has looked at only her browser knows, and that needs no service.
  const similar = source === null || typeId === 'last-seen' ? [] : await alternativeProducts(source, locale, context);
  return answer(`catalogue-${typeId}`, 'catalogue', similar);
}

function answer(recommendationId: string, source: Source, value: ProductCard[]) {
  return succeed({ recommendationId, source, results: [{ value }] satisfies [{ value: ProductCard[] }] });
}

async function findSource(sku: string, { locale }: Wish, context: CallContext): Promise<ProductReading | null> {
  const [product] = await visibleProducts([sku], locale, context);
  return product ?? null;
}

function skusOf(wish: Wish): readonly string[] {
  if (wish.typeId === 'last-seen') return [];
  return wish.typeId === 'similar-products' ? [wish.sourceSku] : [wish.sourceSku, ...(wish.otherSkus ?? [])];
}

function cardsOf(products: readonly ProductReading[]): ProductCard[] {
  return products.map(({ card }) => card);
}

/** Who she is goes along only where she has agreed to be known. */
function questionOf(wish: Wish, source: ProductReading | null, context: CallContext): RecommendationQuestion {
  const { typeId, locale, bloomreachCookie } = wish;
  const cookie = bloomreachCookie !== undefined && context.consents.marketing ? bloomreachCookie : null;
  const [, categoryLvl2, categoryLvl3] = source?.tagManagerItem.categories ?? [];
  const about = {
    ...(categoryLvl2 !== undefined && { categoryLvl2 }),
    ...(categoryLvl3 !== undefined && { categoryLvl3 }),
    ...(source !== null && { productTitle: source.card.name }),
  };
  return {
    typeId,
    locale,
    storeKey: context.storeKey,
    cookie,
    ...('sourceSku' in wish && { sourceSku: wish.sourceSku }),
    ...(typeId === 'cart-recommendation' && about),
  };
}
