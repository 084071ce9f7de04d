import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { formatRating } from '../../i18n/formats.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

export interface ScoreView {
  readonly average: number;
  readonly text: string;
  readonly count: string;
}

export interface ReviewsView {
  readonly label: string;
  /** On the strip itself; where it has only the button, the panel alone says it. */
  readonly showsScore: boolean;
  /** Null while there are too few reviews for one. */
  readonly score: ScoreView | null;
  readonly title: string;
  readonly texts: readonly string[];
}

/** B§2.3: score and button, or the button only. The figure is our own, so it says where it comes from. */
export function reviewsView(
  store: StoreDocument | null,
  { country, locale }: ShopRequest,
  translate: Translate,
): ReviewsView | null {
  if (store?.flags.trustpilot_in_header_enabled !== true) return null;
  const summary = store.reviewSummary;
  return {
    label: translate('trust.button'),
    showsScore: country.trustFeatures && summary !== null,
    score:
      summary === null
        ? null
        : {
            average: summary.averageRating,
            text: translate('trust.score', { rating: formatRating(summary.averageRating, locale) }),
            count: translate('trust.count', { count: summary.count }),
          },
    title: translate('trust.title'),
    texts: [translate(summary === null ? 'trust.tooFew' : 'trust.source'), translate('trust.collected')],
  };
}
