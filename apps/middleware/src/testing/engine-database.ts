import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Client } from 'pg';

export const engineBuild = join(import.meta.dirname, '../../../engine/dist');

/** The engine's own program, as it was built. */
export function engineProgram(name: 'server' | 'migrate'): string {
  return join(engineBuild, 'src', `${name}.js`);
}

/** Who can sign in. */
export const customer = { email: 'demo@tradehall.example', password: 'a-password-under-test-1' } as const;

/** The SKUs of the little catalogue, by how many pieces of each there are. */
export const catalogue = [
  { sku: 'EX10010001', stock: 1_000, listCents: 49_900, saleCents: 44_900 },
  { sku: 'EX10010002', stock: 3, listCents: 1_990, saleCents: null },
] as const;

/** Where money can be transferred to. */
const account = { accountOwner: 'Tradehall', bankInstitute: 'Example Bank', iban: 'DE02', bic: 'EXMPDEFF' };

/** A template with the engine's tables, its initial data, a bank account and two products that the German and French shops sell. */
export function prepareEngineTemplate(): Promise<string> {
  return prepareTemplateDatabase({
    name: 'middleware',
    fingerprint: fingerprint(),
    fill: async (url) => {
      await promisify(execFile)(process.execPath, [engineProgram('migrate'), '--without-content'], {
        env: { ...process.env, DATABASE_URL: url, DEMO_CUSTOMER_PASSWORD: customer.password },
      });
      await fillCatalogue(url);
    },
  });
}

function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  const folder = join(engineBuild, 'migrations');
  for (const file of globSync('*/*.js', { cwd: folder }).toSorted()) hash.update(readFileSync(join(folder, file)));
  return hash.digest('hex');
}

async function fillCatalogue(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('UPDATE country_store SET bank_details = $1', [JSON.stringify(account)]);
    for (const { sku, stock, listCents, saleCents } of catalogue)
      await client.query(insertProduct, [sku, stock, listCents, saleCents]);
  } finally {
    await client.end();
  }
}

/** SKU, stock, list price, sale price: a product the German and French shops sell. */
export const insertProduct = `
  WITH product AS (
    INSERT INTO product (enabled, "customFieldsEligibleforselling", "customFieldsEnabledonmarket")
    VALUES (true, true, '["de-DE","fr-FR"]') RETURNING id
  ), translation AS (
    INSERT INTO product_translation ("languageCode", name, slug, description, "baseId")
    SELECT 'en', $1::text, lower($1::text), '', id FROM product
  ), channel AS (
    INSERT INTO product_channels_channel ("productId", "channelId") SELECT id, 1 FROM product
  ), variant AS (
    INSERT INTO product_variant (sku, enabled, "trackInventory", "taxCategoryId", "productId")
    SELECT $1::text, true, 'TRUE', 1, id FROM product RETURNING id
  ), variant_translation AS (
    INSERT INTO product_variant_translation ("languageCode", name, "baseId") SELECT 'en', $1::text, id FROM variant
  ), variant_channel AS (
    INSERT INTO product_variant_channels_channel ("productVariantId", "channelId") SELECT id, 1 FROM variant
  ), price AS (
    INSERT INTO product_variant_price ("channelId", "currencyCode", price, "variantId")
    SELECT 1, 'EUR', $3::int, id FROM variant
  ), stock AS (
    INSERT INTO stock_level ("productVariantId", "stockLocationId", "stockOnHand", "stockAllocated")
    SELECT id, 1, $2::int, 0 FROM variant
  )
  INSERT INTO store_price (variant_id, store_key, list_cents, sale_cents)
  SELECT id, store, $3::int, $4::int FROM variant, unnest(ARRAY['tradehall_de', 'tradehall_fr']) AS store`;
