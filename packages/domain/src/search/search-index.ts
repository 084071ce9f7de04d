import { z } from 'zod';
import { locale } from '../calls/fields.ts';
import type { Locale } from '../locales/locales.ts';
import type { ProductSpecs } from './product-specs.ts';
import type { SearchDocument } from './search-document.ts';

/** Category keys of each level are an attribute of their own, so that each level is counted on its own. */
export const categoryAttributes = ['category0', 'category1', 'category2', 'category3', 'category4'] as const;

/** A product as Meilisearch holds it. */
export interface IndexedProduct extends Readonly<Record<(typeof categoryAttributes)[number], readonly string[]>> {
  readonly sku: string;
  readonly slug: string;
  readonly brand: string;
  readonly family: string;
  readonly isBware: boolean;
  readonly tags: readonly string[];
  /** Keys of every level. */
  readonly categories: readonly string[];
  /**
   * Everything that listings count, each value behind the name of its own attribute: one attribute is counted in the time
   * that each of several takes.
   */
  readonly counted: readonly string[];
  readonly priceCents: number;
  /** Whole stars of the average: what a threshold of so many stars finds. */
  readonly stars: number;
  readonly isOnStock: boolean;
  readonly specs: ProductSpecs;
  /** Which facets it says something about: one look tells what a list can be narrowed by. */
  readonly specNames: readonly string[];
  /** What is new before what was used, … */
  readonly newnessRank: number;
  /** … and what is on stock before what is not, as numbers. */
  readonly stockRank: number;
  /** … then what sells best, … */
  readonly popularity: number;
  /** Days since 1970, 0 while unknown: the newest before the old, those before the unknown. */
  readonly releasedDay: number;
  readonly wordsOfName: string;
  readonly wordsOfBrand: string;
  readonly moreWords: string;
  /** The words of name and brand, and the others, that may be mistyped: what resembles a number is another number. */
  readonly mistypableName: string;
  readonly moreMistypable: string;
  readonly numbers: readonly string[];
  readonly sortName: string;
  readonly card: string;
}

const dayMs = 24 * 60 * 60 * 1000;

export function toIndexedProduct(document: SearchDocument): IndexedProduct {
  const { sku, slug, brand, family, isBware, tags, priceCents, isOnStock, words, numbers, sortName, card } = document;
  const { popularity, specs } = document;
  const [category0 = [], category1 = [], category2 = [], category3 = [], category4 = []] = document.categories;
  const stars = Math.floor(document.averageRating);
  const counted = { tags, brand: [brand], stars: [stars], category0, category1, category2, category3, category4 };
  return {
    ...{ sku, slug, brand, family, isBware, tags, priceCents, isOnStock, numbers, sortName, card, popularity, specs },
    specNames: Object.keys(specs),
    ...{ category0, category1, category2, category3, category4 },
    categories: document.categories.flat(),
    stars,
    counted: Object.entries(counted).flatMap(([name, values]) => values.map((value) => `${name}:${value}`)),
    newnessRank: isBware ? 0 : 1,
    stockRank: isOnStock ? 1 : 0,
    releasedDay: document.releasedOn === null ? 0 : Math.floor(Date.parse(document.releasedOn) / dayMs),
    wordsOfName: words.name,
    wordsOfBrand: words.brand,
    moreWords: words.more,
    mistypableName: mistypable(`${words.name} ${words.brand}`),
    moreMistypable: mistypable(words.more),
  };
}

function mistypable(words: string): string {
  return words
    .split(' ')
    .filter((word) => !hasDigit(word))
    .join(' ');
}

export function hasDigit(word: string): boolean {
  return /\p{N}/u.test(word);
}

/** Where typing errors are never forgiven, best first. */
export const exactAttributes = ['wordsOfName', 'wordsOfBrand', 'moreWords'] as const;

/**
 * Words come folded, stemmed and taken apart, so Meilisearch is told no language, synonym or stop word of its own. An
 * order that was asked for goes before everything; without one the better match comes first; every order ends with the SKU.
 */
export const searchIndexSettings = {
  searchableAttributes: [...exactAttributes, 'mistypableName', 'moreMistypable'],
  displayedAttributes: ['sku', 'slug', 'isBware', 'priceCents', 'card'],
  filterableAttributes: [
    ...['sku', 'brand', 'family', 'isBware', 'tags', 'priceCents', 'stars', 'isOnStock', 'numbers', 'categories'],
    ...['counted', 'specs', 'specNames'],
    ...categoryAttributes,
  ],
  sortableAttributes: ['sku', 'priceCents', 'sortName', 'releasedDay', 'stockRank', 'popularity', 'specs'],
  rankingRules: [
    ...['sort', 'words', 'typo', 'attribute'],
    ...['newnessRank:desc', 'stockRank:desc', 'popularity:desc', 'releasedDay:desc', 'sku:asc'],
  ],
  typoTolerance: {
    disableOnAttributes: [...exactAttributes],
    disableOnNumbers: true,
    minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 },
  },
  pagination: { maxTotalHits: 100_000 },
  // Every category, brand and tag of the largest catalogue, and more.
  faceting: { maxValuesPerFacet: 5_000 },
  // Words of a name are not sentences: how near they stand says little, and counting it makes indexing slower.
  proximityPrecision: 'byAttribute' as const,
  facetSearch: false,
};

// Raised when the same document is indexed otherwise. Other settings are another version by themselves.
const documentVersion = 1;

/** An index of another version has to be built anew. */
export const searchIndexVersion: string = JSON.stringify([documentVersion, searchIndexSettings]);

/** Addresses of search nodes, separated by commas. */
export const searchNodeUrls = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((url) => url.trim() !== ''))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));

/** What the names of all indexes begin with. */
export const searchIndexPrefix = z
  .string()
  .regex(/^[a-z\d]+$/)
  .default('prod');

/** One index a locale; what is being built stands beside it until both change places. */
export function searchIndexUids(prefix: string) {
  return {
    live: (of: Locale) => `${prefix}_${of}`,
    next: (of: Locale) => `${prefix}_${of}_next`,
    state: `${prefix}_state`,
  };
}
export type SearchIndexUids = ReturnType<typeof searchIndexUids>;

export const feedStateId = 'feed';

/**
 * What a node says of itself. `source` names the table the products came from: the state of another database, or of one
 * that was rebuilt, says nothing.
 */
export const searchIndexState = z.union([
  /** Every change up to this number is in the indexes. */
  z.object({ id: z.literal(feedStateId), source: z.string(), seq: z.int().nonnegative() }),
  /** The index of this locale is complete. */
  z.object({ id: locale, source: z.string(), version: z.string() }),
]);
export type SearchIndexState = z.output<typeof searchIndexState>;

/** PostgreSQL's part of the comparison. */
export const feedHeadStatement = `
  SELECT system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())
      || '/' || 'read_side.search_feed'::regclass::oid AS source,
    (SELECT coalesce(max(seq), 0)::float8 FROM read_side.search_feed) AS seq
  FROM pg_control_system()`;
export const feedHead = z.object({ source: z.string(), seq: z.int().nonnegative() });
export type FeedHead = z.output<typeof feedHead>;
