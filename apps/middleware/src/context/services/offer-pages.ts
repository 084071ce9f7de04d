import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { Encoded } from '../../read-side/encoded.ts';

interface OffersState {
  /** The newest document of a product. */
  readonly products: string;
  readonly productCount: number;
  /** The newest document of what holds for every offer. */
  readonly terms: string;
}

interface FoundProduct {
  readonly product: ProductDocument;
  readonly encoded: Encoded<ProductDocument>;
}

interface OfferPage {
  readonly found: readonly FoundProduct[];
  /** Null on the last page. */
  readonly next: string | null;
}

interface OfferQuestion {
  readonly after: string;
  /** A version: only documents that are newer. */
  readonly since: string;
}

/** All products of a locale one page after the other, past the memory that pages are answered from. */
export interface OfferPages {
  state(locale: Locale): Promise<OffersState>;
  page(locale: Locale, question: OfferQuestion): Promise<OfferPage>;
}
