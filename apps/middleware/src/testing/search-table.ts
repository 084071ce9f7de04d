import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { searchWords, wholeNumber } from '@tradehall/domain/search/search-words.ts';
import { Client } from 'pg';

export interface SearchableProduct {
  readonly number: number;
  readonly name: string;
  readonly locale?: string;
  readonly brand?: string;
  readonly model?: string;
  readonly tags?: readonly string[];
  readonly categoryKeys?: readonly string[];
  readonly cents?: number;
  readonly rating?: number;
  readonly releasedOn?: string | null;
  readonly isOnStock?: boolean;
}

export const skuOf = (number: number): string => `EX${10_050_000 + number}`;

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
    const card = cardOf(product);
    const wordsOf = (text: string, weight: string) => searchWords(text).map((word) => `'${word}':1${weight}`);
    const numbers = [card.sku, product.model ?? ''].flatMap((number) => wholeNumber(number) ?? []);
    const words = [...wordsOf(card.name, 'A'), ...wordsOf(card.brand, 'B'), ...numbers.map((number) => `'${number}'`)];
    await this.#client.query(
      `INSERT INTO read_side.search_product VALUES
       ($1, $2, $3, $4, $5, $6, $7, $8, $9, 5, $10, $11, $12, $13::tsvector, $14, '', '2026-11-15T08:00:00Z')`,
      [
        ...[locale, card.sku, card.slug, card.name, card.brand, tags, categoryKeys, card.price.value.centAmount],
        ...[card.averageRating, releasedOn, card.isOnStock, JSON.stringify(card), words.join(' ')],
        searchWords(`${card.name} ${card.brand}`).join(' '),
      ],
    );
  }

  async query(statement: string): Promise<void> {
    await this.#client.query(statement);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.end();
  }
}

function cardOf({ number, name, brand = 'Royal Catering', ...product }: SearchableProduct): ProductCard {
  return {
    sku: skuOf(number),
    name,
    slug: `p-${10_050_000 + number}`,
    brand,
    price: { value: moneyOf(product.cents ?? 10_000, 'EUR'), discounted: null, lowest30Days: null },
    isOnStock: product.isOnStock ?? true,
    averageRating: product.rating ?? 0,
    reviewCount: 5,
    image: null,
    tags: [],
  };
}
