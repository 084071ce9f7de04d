import { countries } from '@tradehall/domain/countries/countries.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import type { Client } from 'pg';

export function slugOf(categoryId: number, language = 'de'): string {
  return `category-${categoryId}-${language}`;
}

/** Ids and SKUs far from those that the engine's sequences give; a department for each test. */
export class SampleDepartment {
  readonly gastronomy: number;
  readonly ovens: number;
  readonly fryers: number;
  readonly #firstProduct: number;

  constructor(number: number) {
    this.#firstProduct = number * 10_000;
    this.gastronomy = this.#firstProduct + 1;
    this.ovens = this.#firstProduct + 2;
    this.fryers = this.#firstProduct + 3;
  }

  productId(number: number): number {
    return this.#firstProduct + number;
  }

  sku(number: number): string {
    return `EX${10_000_000 + this.productId(number)}`;
  }

  /** Gastronomy with ovens and fryers, as an operator would make them: the triggers see every row. */
  async addCategories(client: Client): Promise<void> {
    const parents = new Map([[this.ovens, this.gastronomy]]).set(this.fryers, this.gastronomy);
    for (const id of [this.gastronomy, this.ovens, this.fryers]) {
      await client.query(
        `INSERT INTO collection (id, "parentId", position, filters, "inheritFilters", "customFieldsKey")
         VALUES ($1::int, coalesce($2, (SELECT id FROM collection WHERE "isRoot")), $1, '[]', false, 'key-' || $1::int)`,
        [id, parents.get(id)],
      );
      await client.query(
        `INSERT INTO collection_translation ("languageCode", name, slug, description, "baseId")
         SELECT language, 'Category ' || language, 'category-' || $1::int || '-' || language, '', $1::int
         FROM unnest($2::text[]) AS language`,
        [id, languages],
      );
    }
  }

  /** Ovens with the numbers from first to last, as a bulk import writes them. */
  async importOvens(client: Client, first: number, last: number): Promise<void> {
    await client.query('BEGIN');
    await client.query(`SET LOCAL tradehall.bulk = 'on'`);
    await this.addOvens(client, first, last);
    await client.query(
      `INSERT INTO outbox (topic, key, lane) SELECT 'product', id, 1 FROM generate_series($1::int, $2::int) AS id`,
      [this.productId(first), this.productId(last)],
    );
    await client.query('COMMIT');
  }

  async addOvens(client: Client, first: number, last: number): Promise<void> {
    const stores = Object.values(countries).map(storeKey);
    for (const [statement, ...own] of [
      [insertProducts, JSON.stringify(localeCodes)],
      [insertTexts, languages],
      [insertVariants],
      [insertStock],
      [insertMemberships, this.ovens],
      [insertPrices, stores],
    ] as const)
      await client.query(statement, [this.productId(first), this.productId(last), ...own]);
  }
}

const insertProducts = `
  INSERT INTO product (id, "customFieldsBrand", "customFieldsEnabledonmarket", "customFieldsTechdetails")
  SELECT id, 'Royal Catering', $3, '[{"key":"power","value":1500,"unit":"W"}]' FROM generate_series($1::int, $2::int) AS id`;

const insertTexts = `
  INSERT INTO product_translation ("languageCode", name, slug, description, "baseId")
  SELECT language, 'Oven ' || language, 'oven-' || language || '-' || (10000000 + id), 'Hot', id
  FROM generate_series($1::int, $2::int) AS id, unnest($3::text[]) AS language`;

const insertVariants = `
  INSERT INTO product_variant (id, sku, "productId")
  SELECT id, 'EX' || (10000000 + id), id FROM generate_series($1::int, $2::int) AS id`;

const insertStock = `
  INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
  SELECT 5, 0, id, (SELECT min(id) FROM stock_location) FROM generate_series($1::int, $2::int) AS id`;

const insertMemberships = `
  INSERT INTO product_category (product_id, collection_id)
  SELECT id, $3::int FROM generate_series($1::int, $2::int) AS id`;

const insertPrices = `
  INSERT INTO store_price (variant_id, store_key, list_cents)
  SELECT id, store, 10000 FROM generate_series($1::int, $2::int) AS id, unnest($3::text[]) AS store`;
