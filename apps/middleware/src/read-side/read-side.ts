import type { LoyaltyLevelsDocument, VolumeDiscountsDocument } from '@tradehall/domain/cart/discount-documents.ts';
import type { ShippingMethodsDocument } from '@tradehall/domain/cart/shipping-methods-document.ts';
import type { RecallsDocument } from '@tradehall/domain/equipment/recall.ts';
import type { FacetWordsDocument } from '@tradehall/domain/search/search-document.ts';
import type { RedirectDocument } from '@tradehall/domain/content/redirect.ts';
import { everyDocument } from '@tradehall/domain/read-side/shared-documents.ts';
import { isLocale, type Locale } from '@tradehall/domain/locales/locales.ts';
import type { WordingDocument } from '@tradehall/domain/wording/wording.calls.ts';
import { categoryKind, type CategoryReading } from './readings/category-reading.ts';
import { navigationKind, type NavigationReading } from './readings/navigation-reading.ts';
import { productKind, type ProductReading } from './readings/product-reading.ts';
import {
  facetWordsKind,
  loyaltyLevelsKind,
  recallsKind,
  shippingMethodsKind,
  volumeDiscountsKind,
  wordingKind,
} from './readings/small-readings.ts';
import { storeKind, type StoreReading } from './readings/store-reading.ts';
import { contentIndexKind, type ContentIndexReading } from './readings/content-index-reading.ts';
import { contentKind, type ContentReading } from './readings/content-reading.ts';
import { redirectKind } from './readings/redirect-reading.ts';
import { DocumentReader, type DocumentKind, type LoadDocuments, type ReadOutcome } from './document-reader.ts';

interface Readings {
  readonly product: ProductReading;
  readonly category: CategoryReading;
  readonly navigation: NavigationReading;
  readonly store: StoreReading;
  readonly content: ContentReading;
  readonly 'content-index': ContentIndexReading;
  readonly redirect: RedirectDocument;
  readonly 'volume-discounts': VolumeDiscountsDocument;
  readonly 'loyalty-levels': LoyaltyLevelsDocument;
  readonly 'shipping-methods': ShippingMethodsDocument;
  readonly recalls: RecallsDocument;
  readonly 'facet-words': FacetWordsDocument;
  readonly wording: WordingDocument;
}

export type ReadingKind = keyof Readings;
export type Reading<Kind extends ReadingKind> = Readings[Kind];

interface ReadSideOptions {
  readonly maxBytes: number;
  readonly onRead: (kind: string, outcome: ReadOutcome, ageMs: number) => void;
  readonly nowMs?: () => number;
}

// Together two seconds: so old may a document get whose change nobody heard of.
const freshMs = 1_000;
const staleMs = 1_000;
// So old where the database is slow or gone, and a page waits so long for each document before it goes without.
export const outageMs = 10 * 60_000;
const patienceMs = 250;

/** The ready documents of catalogue and content, by kind, locale and key. */
export class ReadSide {
  readonly #nowMs: () => number;
  #loadedAtMs = -Infinity;
  readonly #readers: { readonly [Kind in ReadingKind]: DocumentReader<Reading<Kind>> };

  constructor(load: LoadDocuments, { maxBytes, onRead, nowMs = () => performance.now() }: ReadSideOptions) {
    this.#nowMs = nowMs;
    const loadAndNote: LoadDocuments = async (...asked) => {
      const documents = await load(...asked);
      this.#loadedAtMs = nowMs();
      return documents;
    };
    const reader = <Document>(kind: DocumentKind<Document>, memoryPercent: number) =>
      new DocumentReader(kind, loadAndNote, {
        maxBytes: Math.floor((maxBytes * memoryPercent) / 100),
        freshMs,
        staleMs,
        outageMs,
        patienceMs,
        nowMs,
        onRead,
      });
    this.#readers = {
      product: reader(productKind, 54),
      category: reader(categoryKind, 15),
      navigation: reader(navigationKind, 13),
      store: reader(storeKind, 2),
      content: reader(contentKind, 5),
      'content-index': reader(contentIndexKind, 3),
      redirect: reader(redirectKind, 1),
      'volume-discounts': reader(volumeDiscountsKind, 1),
      'loyalty-levels': reader(loyaltyLevelsKind, 1),
      'shipping-methods': reader(shippingMethodsKind, 1),
      recalls: reader(recallsKind, 1),
      'facet-words': reader(facetWordsKind, 2),
      wording: reader(wordingKind, 1),
    };
  }

  /** Whether there is something to answer with, even where nobody can be asked just now. */
  get canAnswer(): boolean {
    return this.#nowMs() - this.#loadedAtMs < outageMs;
  }

  find<Kind extends ReadingKind>(kind: Kind, locale: Locale, key: string): Promise<Reading<Kind> | null> {
    return this.#readers[kind].find(locale, key);
  }

  /** `name` is `kind:locale:key`, as the projector announces a change; of other kinds nothing is held here. */
  forget(name: string): void {
    if (name === everyDocument) {
      this.forgetAll();
      return;
    }
    const [kind = '', locale = '', ...key] = name.split(':');
    if (this.#isReadingKind(kind) && isLocale(locale)) this.#readers[kind].forget(locale, key.join(':'));
  }

  forgetAll(): void {
    for (const reader of Object.values(this.#readers)) reader.forgetAll();
  }

  #isReadingKind(kind: string): kind is ReadingKind {
    return Object.hasOwn(this.#readers, kind);
  }
}
