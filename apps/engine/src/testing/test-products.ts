import { Client } from 'pg';
import { z } from 'zod';

interface TestProduct {
  readonly sku: string;
  readonly stock?: number;
  readonly isFreight?: boolean;
  readonly enabledOnMarket?: readonly string[];
  readonly brand?: string;
  readonly family?: string;
  readonly volumeGroup?: string | null;
  readonly guaranteeRatePermyriad?: number | null;
  /** Per store key: list and sale price in minor units. */
  readonly prices: Readonly<Record<string, { list: number; sale?: number }>>;
}

const everyTestMarket = ['de-DE', 'cs-CZ', 'de-CH', 'fr-FR'];

/** Puts products into a database as the import does, with as little as a cart needs. */
export async function addProducts(databaseUrl: string, products: readonly TestProduct[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const product of products) await addProduct(client, product);
  } finally {
    await client.end();
  }
}

async function addProduct(client: Client, { sku, stock = 1_000_000, ...product }: TestProduct): Promise<void> {
  const enabledOnMarket = JSON.stringify(product.enabledOnMarket ?? everyTestMarket);
  const { rows } = await client.query<{ id: number }>(
    `WITH product AS (
       INSERT INTO product ("customFieldsEnabledonmarket", "customFieldsIspackagetypefreight", "customFieldsBrand",
         "customFieldsFamily", "customFieldsVolumediscountgroup", "customFieldsExtraguaranteeratepermyriad")
       VALUES ($2, $3, $5, $6, $7, $8) RETURNING id
     ), in_channel AS (
       INSERT INTO product_channels_channel SELECT product.id, channel.id FROM product, channel
     ), variant AS (
       INSERT INTO product_variant (sku, "productId", "taxCategoryId")
       SELECT $1, product.id, tax_category.id FROM product, tax_category RETURNING id
     ), variant_in_channel AS (
       INSERT INTO product_variant_channels_channel SELECT variant.id, channel.id FROM variant, channel
     ), translation AS (
       INSERT INTO product_variant_translation ("languageCode", name, "baseId") SELECT 'en', $1, id FROM variant
     ), price AS (
       INSERT INTO product_variant_price ("currencyCode", "channelId", price, "variantId")
       SELECT 'EUR', channel.id, 0, variant.id FROM variant, channel
     ), stock AS (
       INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
       SELECT $4, 0, variant.id, stock_location.id FROM variant, stock_location
     )
     SELECT id FROM variant`,
    [
      sku,
      enabledOnMarket,
      product.isFreight ?? false,
      stock,
      product.brand ?? null,
      product.family ?? null,
      product.volumeGroup ?? null,
      product.guaranteeRatePermyriad ?? null,
    ],
  );
  for (const [storeKey, { list, sale }] of Object.entries(product.prices)) {
    await client.query(
      'INSERT INTO store_price (variant_id, store_key, list_cents, sale_cents) VALUES ($1, $2, $3, $4)',
      [rows[0]?.id, storeKey, list, sale ?? null],
    );
  }
}

const insertMany = `
  WITH made AS (
    INSERT INTO product ("customFieldsFamily") SELECT 'many' FROM generate_series(1, $1) RETURNING id
  ), variants AS (
    INSERT INTO product_variant (sku, "productId", "taxCategoryId")
    SELECT 'MANY' || made.id, made.id, tax_category.id FROM made, tax_category RETURNING id
  ), prices AS (
    INSERT INTO store_price (variant_id, store_key, list_cents) SELECT id, key, 8900 FROM variants, country_store
  )
  SELECT array_agg(id ORDER BY id) AS ids FROM variants`;

/** So many that cost 89.00 in every store, without anything else. Answers their variants. */
export async function addManyProducts(databaseUrl: string, count: number): Promise<number[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(insertMany, [count]);
    return z.tuple([z.object({ ids: z.array(z.number()) })]).parse(rows)[0].ids;
  } finally {
    await client.end();
  }
}
