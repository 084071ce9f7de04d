import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { isLocale } from '@tradehall/domain/countries/locales.ts';
import type { Locale } from '@tradehall/domain/countries/locales.ts';
import { categoryKind } from '../catalogue/category-reading.ts';
import type { CategoryReading } from '../catalogue/category-reading.ts';
import { navigationKind } from '../catalogue/navigation-reading.ts';
import type { NavigationReading } from '../catalogue/navigation-reading.ts';
import { productKind } from '../catalogue/product-reading.ts';
import type { ProductReading } from '../catalogue/product-reading.ts';
import { storeKind } from '../catalogue/store-reading.ts';
import { DocumentReader } from './document-reader.ts';
import type { DocumentKind, LoadDocuments, ReadOutcome } from './document-reader.ts';
import type { Encoded } from './encoded.ts';

interface Readings {
  readonly product: ProductReading;
  readonly category: CategoryReading;
  readonly navigation: NavigationReading;
  readonly store: Encoded<StoreDocument>;
}

export type ReadingKind = keyof Readings;
export type Reading<Kind extends ReadingKind> = Readings[Kind];

interface ReadSideOptions {
  readonly maxBytes: number;
  readonly onRead: (kind: string, outcome: ReadOutcome) => void;
  readonly nowMs?: () => number;
}

const freshMs = 1_000;

/** The ready documents of the catalogue, by kind, locale and key. */
export class ReadSide {
  readonly #readers: { readonly [Kind in ReadingKind]: DocumentReader<Reading<Kind>> };

  constructor(load: LoadDocuments, { maxBytes, onRead, nowMs = () => performance.now() }: ReadSideOptions) {
    const reader = <Document>(kind: DocumentKind<Document>, memoryPercent: number) =>
      new DocumentReader(kind, load, {
        maxBytes: Math.floor((maxBytes * memoryPercent) / 100),
        freshMs,
        nowMs,
        onRead,
      });
    this.#readers = {
      product: reader(productKind, 60),
      category: reader(categoryKind, 25),
      navigation: reader(navigationKind, 13),
      store: reader(storeKind, 2),
    };
  }

  find<Kind extends ReadingKind>(kind: Kind, locale: Locale, key: string): Promise<Reading<Kind> | null> {
    return this.#readers[kind].find(locale, key);
  }

  /** `name` is `kind:locale:key`, as the projector announces a change; of other kinds nothing is held here. */
  forget(name: string): void {
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
