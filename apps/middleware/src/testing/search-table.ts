import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { IndexWords } from '@tradehall/domain/search/index-words.ts';
import { wholeNumber } from '@tradehall/domain/search/search-words.ts';
import { sortName } from '@tradehall/domain/search/sort-name.ts';
import { vocabularyOf } from '@tradehall/domain/search/vocabulary-word.ts';
import { Client } from 'pg';

export interface SearchableProduct {
  readonly number: number;
  readonly name: string;
  readonly locale?: Locale;
  readonly brand?: string;
  readonly model?: string;
  readonly family?: string;
  readonly isBware?: boolean;
  readonly tags?: readonly string[];
  /** From the department down. */
  readonly categoryKeys?: readonly string[];
  readonly cents?: number;
  readonly rating?: number;
  readonly releasedOn?: string | null;
  readonly isOnStock?: boolean;
}

export const skuOf = (number: number): string => `EX${10_050_000 + number}`;

const insertProduct = `
  WITH card AS (INSERT INTO read_side.search_card VALUES ($1, $2, $3)),
  place AS (
    INSERT INTO read_side.search_place VALUES (hashtext($4::text[]::text), $4, $5) ON CONFLICT DO NOTHING
  ), words AS (
    INSERT INTO read_side.search_word SELECT $1, word, written FROM unnest($6::text[], $7::text[]) AS said (word, written)
    ON CONFLICT DO NOTHING
  )
  INSERT INTO read_side.search_product (locale, sku, category_keys, place, slug, name, brand, family, is_bware, tags,
    price_cents, average_rating, review_count, released_on, is_on_stock, words, numbers, sort_name, digest, changed_at)
  VALUES ($1, $2, $4, hashtext($4::text[]::text), $8, $9, $10, $11, $12, $13, $14, $15, 5, $16, $17, $18::tsvector, $19,
    $20, '', '2026-11-15T08:00:00Z')`;

/** The search table as the projector writes it, for tests that put products there by hand. */
export class SearchTable implements AsyncDisposable {
  readonly #client: Client;

  private constructor(url: string) {
    this.#client = new Client({ connectionString: url });
  }

  static async open(url: string): Promise<SearchTable> {
    const table = new SearchTable(url);
    await table.#client.connect();
    return table;
  }

  async put(product: SearchableProduct): Promise<void> {
    const { locale = 'de-DE', tags = [], categoryKeys = [], releasedOn = null } = product;
    const { language } = locales[locale];
    const card = cardOf(product);
    const { sku, slug, name, brand, averageRating, isOnStock } = card;
    const words = new IndexWords(language, []);
    const weighted = (text: string, weight: string) => words.of(text).map((word) => `'${word}':1${weight}`);
    const said = vocabularyOf(`${name} ${brand}`);
    const numbers = [sku, product.model ?? ''].flatMap((number) => wholeNumber(number) ?? []);
    await this.#client.query(insertProduct, [
      ...[locale, sku, JSON.stringify(card), categoryKeys, categoryKeys.map((_, level) => level)],
      ...[said.map(({ word }) => word), said.map(({ written }) => written)],
      ...[slug, name, brand, product.family ?? '', product.isBware ?? false, tags, card.price.value.centAmount],
      ...[averageRating, releasedOn, isOnStock, [...weighted(name, 'A'), ...weighted(brand, 'B')].join(' ')],
      ...[numbers, sortName(language, name)],
    ]);
  }

  async query(statement: string): Promise<void> {
    await this.#client.query(statement);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}

function cardOf({ number, name, brand = 'Royal Catering', ...product }: SearchableProduct): ProductCard {
  const isOnStock = product.isOnStock ?? true;
  return {
    sku: skuOf(number),
    name,
    slug: `p-${10_050_000 + number}`,
    brand,
    model: product.model ?? '',
    specs: [],
    hasVolumePrices: false,
    price: { value: moneyOf(product.cents ?? 10_000, 'EUR'), discounted: null, lowest30Days: null },
    isOnStock,
    stockLevel: isOnStock ? 'plenty' : 'none',
    isFreight: false,
    energy: null,
    averageRating: product.rating ?? 0,
    reviewCount: 5,
    image: null,
    tags: [],
  };
}
