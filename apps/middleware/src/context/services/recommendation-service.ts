import type { Locale } from '@tradehall/domain/locales/locales.ts';

/** B§7.3: what the service is told. */
export interface RecommendationQuestion {
  readonly typeId: 'last-seen' | 'similar-products' | 'cart-recommendation';
  readonly locale: Locale;
  readonly storeKey: string;
  /** By which the service knows the visitor; only of who has agreed to it. */
  readonly cookie: string | null;
  readonly sourceSku?: string;
  readonly categoryLvl2?: string;
  readonly categoryLvl3?: string;
  readonly productTitle?: string;
}

export interface RecommendedSkus {
  readonly recommendationId: string;
  readonly skus: readonly string[];
}

/** A service that knows what people look at and buy. */
export interface RecommendationService {
  /** Null where it has nothing to say, or does not answer in time: then the shop speaks for itself. */
  recommend(question: RecommendationQuestion): Promise<RecommendedSkus | null>;
}
