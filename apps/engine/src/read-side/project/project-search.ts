import { hash } from 'node:crypto';
import { isTestArticle } from '@tradehall/domain/feeds/offer-terms.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { IndexWords } from '@tradehall/domain/search/index-words.ts';
import { specsOf } from '@tradehall/domain/search/product-specs.ts';
import { searchWords, wholeNumber } from '@tradehall/domain/search/search-words.ts';
import { sortName } from '@tradehall/domain/search/sort-name.ts';
import { type VocabularyWord, vocabularyOf } from '@tradehall/domain/search/vocabulary-word.ts';
import type { CategoryTree } from '../category-tree';
import { getOrMake } from '../get-or-make';
import type { Labels } from '../labels';
import type { Market } from '../markets';
import { projectCard, projectRatings } from './project-card';
import { productNumber } from '../product-slug';
import { type PriceSource, type ProductSource, productTextsIn } from '../product-source';

/** A product as the search of one locale knows it, each column as PostgreSQL reads it. */
export interface SearchRow {
  readonly locale: string;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly family: string;
  readonly isBware: string;
  readonly tags: string;
  readonly categoryKeys: string;
  /** Stands for the category keys with their levels. */
  readonly place: string;
  readonly categoryLevels: string;
  readonly priceCents: string;
  readonly averageRating: string;
  readonly reviewCount: string;
  /** Empty while unknown. */
  readonly releasedOn: string;
  readonly popularity: string;
  readonly isOnStock: string;
  /** What it says about facets, as JSON, and about which. */
  readonly specs: string;
  readonly specNames: string;
  readonly card: string;
  readonly words: string;
  readonly numbers: string;
  readonly sortName: string;
  readonly digest: string;
  /** Words of the row that people may mistype. */
  readonly vocabulary: readonly VocabularyWord[];
}

interface SearchSurroundings {
  readonly markets: readonly Market[];
  readonly tree: CategoryTree;
  readonly labels: Labels;
}

/** Rows for the markets in which the product is for sale: published, enabled there, eligible for selling, priced. */
export function projectSearch(
  source: ProductSource,
  { markets, tree, labels }: SearchSurroundings,
): readonly SearchRow[] {
  if (!source.published || !source.eligibleForSelling || isTestArticle(source.sku)) return [];
  const categories = source.categoryIds.toSorted((a, b) => a - b).flatMap((id) => tree.find(id) ?? []);
  const levels = new Map(
    categories.flatMap((category) => [...category.ancestors, category].map(({ key }, level) => [key, level] as const)),
  );
  const place = placeOf(levels);
  const textsByLanguage = new Map<Language, SearchTexts>();
  return markets.flatMap((market) => {
    const price = source.prices.get(market.storeKey);
    if ((source.marketMask & market.bit) === 0 || price === undefined) return [];
    const texts = getOrMake(textsByLanguage, market.language, () => {
      const names = categories.map((category) => tree.link(category, market.language).name);
      return searchTexts(source, indexWordsOf(tree, market.language), names);
    });
    return searchRow(source, market, { price, place, texts, labels });
  });
}

interface SearchParts {
  readonly price: PriceSource;
  readonly place: Pick<SearchRow, 'place' | 'categoryKeys' | 'categoryLevels'>;
  readonly texts: SearchTexts;
  readonly labels: Labels;
}

function searchRow(source: ProductSource, market: Market, { price, place, texts, labels }: SearchParts): SearchRow[] {
  const card = projectCard(source, market, labels);
  if (card === null) return [];
  const specs = specsOf(source.technicalDetails, card.isOnStock);
  const facts = {
    tags: textArray(tagsIn(source, price)),
    ...place,
    priceCents: String(price.saleCents ?? price.listCents),
    releasedOn: source.rank.onSaleSince ?? source.releaseDate ?? '',
    popularity: String(source.rank.popularity),
    family: source.family,
    isBware: String(source.isBware),
    specs: JSON.stringify(specs),
    specNames: textArray(Object.keys(specs)),
    card: JSON.stringify(card),
  };
  const { sku, slug, name, brand } = card;
  return [
    {
      locale: market.locale,
      ...{ sku, slug, name, brand, ...facts },
      averageRating: String(card.averageRating),
      reviewCount: String(card.reviewCount),
      isOnStock: String(card.isOnStock),
      words: texts.words,
      numbers: texts.numbers,
      sortName: texts.sortName,
      vocabulary: texts.vocabulary,
      // Whatever else is in the row is in the card as well.
      digest: hash('md5', `${texts.digest}\n${Object.values(facts).join('\n')}`, 'base64'),
    },
  ];
}

function placeOf(levels: ReadonlyMap<string, number>): SearchParts['place'] {
  const categoryKeys = textArray(levels.keys());
  const categoryLevels = `{${[...levels.values()].join(',')}}`;
  const digest = hash('md5', `${categoryKeys} ${categoryLevels}`, 'buffer');
  return { place: String(digest.readBigInt64BE()), categoryKeys, categoryLevels };
}

/** Of the quick filters, those that follow from what is known; the others are the tags an operator gave. */
function tagsIn(source: ProductSource, { saleCents, lowest30DaysCents }: PriceSource): ReadonlySet<string> {
  const { averageRating, count } = projectRatings(source.ratings);
  const ruled = {
    // As a card shows it: no reduction is claimed before the price history covers it.
    'on-sale': saleCents !== null && lowest30DaysCents !== null,
    bware: source.isBware,
    topRated: averageRating >= 4.5 && count >= 5,
  };
  const tags = new Set(source.tags);
  for (const [tag, holds] of Object.entries(ruled)) {
    if (holds) tags.add(tag);
    else tags.delete(tag);
  }
  return tags;
}

interface SearchTexts {
  readonly words: string;
  readonly numbers: string;
  readonly sortName: string;
  readonly vocabulary: readonly VocabularyWord[];
  readonly digest: string;
}

/** A word that is also the name of its category tells more than one that only stands in the name: it has both weights. */
function searchTexts(source: ProductSource, words: IndexWords, categoryNames: readonly string[]): SearchTexts {
  const { name, metaKeywords } = productTextsIn(source, words.language);
  const { sku, brand, model, ean } = source;
  const named = [name, ...categoryNames].join('\n');
  const vector = wordVector({
    A: words.of(`${name}\n${model}`),
    B: words.of(brand),
    C: categoryNames.flatMap((category) => words.of(category)),
    D: [...words.modifiersIn(named), ...words.synonymsOf(named), ...words.of(metaKeywords ?? '')],
  });
  const numbers = [sku, productNumber(sku), model, ean ?? ''].flatMap((number) => wholeNumber(number) ?? []);
  return {
    words: vector,
    numbers: textArray(new Set(numbers)),
    sortName: sortName(words.language, name),
    vocabulary: vocabularyOf([named, brand, metaKeywords ?? '', words.alsoWritten(named)].join('\n')),
    digest: hash('md5', `${vector}\n${numbers.join(' ')}`, 'base64'),
  };
}

const wordsByTree = new WeakMap<CategoryTree, Map<Language, IndexWords>>();

/** Compounds are taken apart into words that are known, and the names of the categories are. */
function indexWordsOf(tree: CategoryTree, language: Language): IndexWords {
  const byLanguage = wordsByTree.get(tree) ?? new Map<Language, IndexWords>();
  wordsByTree.set(tree, byLanguage);
  return getOrMake(byLanguage, language, () => {
    const names = Array.from(tree.all, (category) => tree.link(category, language).name);
    return new IndexWords(language, new Set(names.flatMap(searchWords)));
  });
}

/** A `tsvector` as text. Positions tell the order of the words; words have no character that needs escaping. */
function wordVector(wordsByWeight: Readonly<Record<'A' | 'B' | 'C' | 'D', readonly string[]>>): string {
  const placesByWord = new Map<string, string[]>();
  let position = 0;
  for (const [weight, words] of Object.entries(wordsByWeight)) {
    for (const word of new Set(words)) {
      position += 1;
      getOrMake(placesByWord, word, () => []).push(`${position}${weight}`);
    }
  }
  return Array.from(placesByWord, ([word, places]) => `'${word}':${places.join(',')}`).join(' ');
}

/** A `text[]` as text. */
function textArray(texts: Iterable<string>): string {
  return `{${[...texts].map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}
