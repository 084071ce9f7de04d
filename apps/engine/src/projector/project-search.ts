import { hash } from 'node:crypto';
import type { CategoryLink } from '@tradehall/domain/catalogue/category-link.ts';
import type { Language } from '@tradehall/domain/countries/languages.ts';
import { searchWords, wholeNumber } from '@tradehall/domain/search/search-words.ts';
import type { CategoryTree } from './category-tree';
import { getOrMake } from './get-or-make';
import type { Market } from './markets';
import { projectCard, projectRatings } from './project-card';
import { productNumber } from './product-slug';
import { type PriceSource, type ProductSource, productTextsIn } from './product-source';

/** A product as the search of one locale knows it, each column as PostgreSQL reads it. */
export interface SearchRow {
  readonly locale: string;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly brand: string;
  readonly tags: string;
  readonly categoryKeys: string;
  readonly priceCents: string;
  readonly averageRating: string;
  readonly reviewCount: string;
  /** Empty while unknown. */
  readonly releasedOn: string;
  readonly isOnStock: string;
  readonly card: string;
  readonly words: string;
  readonly foldedName: string;
  readonly digest: string;
}

interface SearchSurroundings {
  readonly markets: readonly Market[];
  readonly tree: CategoryTree;
}

/** Rows for the markets in which the product is for sale: published, enabled there, eligible for selling, priced. */
export function projectSearch(source: ProductSource, { markets, tree }: SearchSurroundings): readonly SearchRow[] {
  if (!source.published || !source.eligibleForSelling) return [];
  const categories = source.categoryIds.flatMap((id) => tree.find(id) ?? []);
  const withAncestors = categories.flatMap((category) => [...category.ancestors, category]);
  const categoryKeys = textArray(new Set(withAncestors.map(({ key }) => key)));
  const textsByLanguage = new Map<Language, SearchTexts>();
  return markets.flatMap((market) => {
    const price = source.prices.get(market.storeKey);
    if ((source.marketMask & market.bit) === 0 || price === undefined) return [];
    const texts = getOrMake(textsByLanguage, market.language, () => {
      const links = categories.map((category) => tree.link(category, market.language));
      return searchTexts(source, market.language, links);
    });
    return searchRow(source, market, { price, categoryKeys, texts });
  });
}

interface SearchParts {
  readonly price: PriceSource;
  readonly categoryKeys: string;
  readonly texts: SearchTexts;
}

function searchRow(source: ProductSource, market: Market, { price, categoryKeys, texts }: SearchParts): SearchRow[] {
  const card = projectCard(source, market);
  if (card === null) return [];
  const facts = {
    tags: textArray(tagsIn(source, price)),
    categoryKeys,
    priceCents: String(price.saleCents ?? price.listCents),
    releasedOn: source.releaseDate ?? '',
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
      foldedName: texts.foldedName,
      // Whatever else is in the row is in the card as well.
      digest: hash('md5', `${texts.digest}\n${Object.values(facts).join('\n')}`, 'base64'),
    },
  ];
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
  readonly foldedName: string;
  readonly digest: string;
}

function searchTexts(source: ProductSource, language: Language, categories: readonly CategoryLink[]): SearchTexts {
  const { name, metaKeywords } = productTextsIn(source, language);
  const { sku, brand, model, ean } = source;
  const nameWords = searchWords(name);
  const brandWords = searchWords(brand);
  const words = wordVector({
    A: [...nameWords, ...searchWords(model)],
    B: brandWords,
    C: [...categories.flatMap(wordsOfCategory), ...searchWords(metaKeywords ?? '')],
    D: [sku, productNumber(sku), model, ean ?? ''].flatMap((number) => wholeNumber(number) ?? []),
  });
  const foldedName = [...nameWords, ...brandWords].filter(canBeMistyped).join(' ');
  return { words, foldedName, digest: hash('md5', `${words}\n${foldedName}`, 'base64') };
}

/** What resembles a number is another number. */
function canBeMistyped(word: string): boolean {
  return word.length > 2 && !/\d/.test(word);
}

const wordsByCategory = new WeakMap<CategoryLink, readonly string[]>();

/** A tree gives the same link for a category each time, and most products of a batch share theirs. */
function wordsOfCategory(category: CategoryLink): readonly string[] {
  const known = wordsByCategory.get(category);
  if (known !== undefined) return known;
  const words = searchWords(category.name);
  wordsByCategory.set(category, words);
  return words;
}

/** A `tsvector` as text. Each word once, with the best of its weights; words have no character that needs escaping. */
function wordVector(wordsByWeight: Readonly<Record<string, readonly string[]>>): string {
  const weights = new Map<string, string>();
  for (const [weight, words] of Object.entries(wordsByWeight)) {
    for (const word of words) getOrMake(weights, word, () => weight);
  }
  return [...weights].map(([word, weight], index) => `'${word}':${index + 1}${weight}`).join(' ');
}

/** A `text[]` as text. */
function textArray(texts: Iterable<string>): string {
  return `{${[...texts].map((text) => `"${text.replace(/[\\"]/g, '\\$&')}"`).join(',')}}`;
}
