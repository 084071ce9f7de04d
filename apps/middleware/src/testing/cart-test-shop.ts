import type { ModelCoupon, ModelProduct, ModelShop } from '@tradehall/testing/carts/cart-model.ts';
import { Client } from 'pg';
import { catalogue, insertProduct } from './engine-database.ts';

const oven = 'EX10010001';
const peel = 'EX10010002';
const tray = 'EX10010003';
const abroad = 'EX10010004';
const mitt = 'EX10010005';

const sold = { isSellable: true, hasGuarantee: false } as const;
const products: readonly ModelProduct[] = [
  { ...sold, sku: oven, stock: 1_000, unitCents: 44_900, hasGuarantee: true },
  { ...sold, sku: peel, stock: 3, unitCents: 1_990 },
  { ...sold, sku: tray, stock: 40, unitCents: 5_000, hasGuarantee: true },
  { ...sold, sku: mitt, stock: 2, unitCents: 900 },
  { ...sold, sku: abroad, stock: 10, unitCents: 2_500, isSellable: false },
];

const anywhere = { refusal: null, minimumCents: 0, isCombinable: true, onlyFor: null, gift: null } as const;
const coupons: readonly ModelCoupon[] = [
  { ...anywhere, code: 'TENTH' },
  { ...anywhere, code: 'LESS5' },
  { ...anywhere, code: 'ALONE', isCombinable: false },
  { ...anywhere, code: 'BIGBUY', minimumCents: 100_000 },
  { ...anywhere, code: 'PEELS', onlyFor: peel },
  { ...anywhere, code: 'MITT', gift: mitt },
  { ...anywhere, code: 'BYGONE', refusal: 'coupon-expired' },
];

/** What the model knows of the shop under test; one product and one coupon of its wishes exist nowhere. */
export const cartTestShop: ModelShop = {
  currencyCode: 'EUR',
  products: new Map(products.map((product) => [product.sku, product])),
  coupons: new Map(coupons.map((coupon) => [coupon.code, coupon])),
};
export const wished = {
  skus: [oven, oven, oven, tray, tray, tray, peel, peel, mitt, mitt, mitt, abroad, 'EX99999999'],
  parentSkus: [oven, oven, tray, tray, mitt],
  codes: [...coupons.map(({ code }) => code), 'MITT', 'MITT', 'NOSUCH'],
};

export const accountPassword = 'a-password-of-many-customers-1';
export const accountEmail = (number: number) => `customer-${number}@tradehall.example`;

// As cheap as a hash can be, and one for all: how long signing in takes is not what these tests are about.
const insertAccounts = `
  WITH demo AS (
    SELECT customer.id AS customer_id, customer."userId" AS user_id FROM customer LIMIT 1
  ), numbers AS (
    SELECT number, 'customer-' || number || '@tradehall.example' AS email FROM generate_series(1, $1::int) AS number
  ), secret AS MATERIALIZED (
    SELECT crypt($2, gen_salt('bf', 4)) AS hash
  ), users AS (
    INSERT INTO "user" (identifier, verified) SELECT email, true FROM numbers RETURNING id, identifier
  ), roles AS (
    INSERT INTO user_roles_role ("userId", "roleId")
    SELECT users.id, role."roleId" FROM users, demo JOIN user_roles_role role ON role."userId" = demo.user_id
  ), methods AS (
    INSERT INTO authentication_method (type, identifier, "passwordHash", "userId")
    SELECT method.type, users.identifier, secret.hash, users.id
      FROM users, secret, demo JOIN authentication_method method ON method."userId" = demo.user_id
  ), customers AS (
    INSERT INTO customer ("firstName", "lastName", "emailAddress", "userId")
    SELECT 'Ada', 'Berg', identifier, id FROM users RETURNING id
  )
  INSERT INTO customer_channels_channel ("customerId", "channelId")
  SELECT customers.id, channel."channelId"
    FROM customers, demo JOIN customer_channels_channel channel ON channel."customerId" = demo.customer_id`;

const insertCoupon = `
  WITH coupon AS (
    INSERT INTO promotion ("couponCode", enabled, conditions, actions, "priorityScore", "endsAt", "customFieldsIscombinable")
    VALUES ($1::text, true, $2, $3, 0, $4, $5) RETURNING id
  ), translation AS (
    INSERT INTO promotion_translation ("languageCode", name, description, "baseId") SELECT 'en', $1::text, '', id FROM coupon
  )
  INSERT INTO promotion_channels_channel ("promotionId", "channelId") SELECT id, 1 FROM coupon`;

const operation = (code: string, args: Readonly<Record<string, string>>) =>
  JSON.stringify([{ code, args: Object.entries(args).map(([name, value]) => ({ name, value })) }]);

function valueOf({ gift, code }: ModelCoupon): string {
  if (gift !== null) return operation('coupon-gift', { sku: gift });
  return code === 'LESS5'
    ? operation('coupon-amount', { amounts: 'EUR 5.00' })
    : operation('coupon-percent', { percent: '10' });
}

async function addCoupons(client: Client): Promise<void> {
  for (const coupon of coupons) {
    const { code, minimumCents, onlyFor, isCombinable, refusal } = coupon;
    const rules = {
      stores: '[]',
      minimum: minimumCents === 0 ? '' : `EUR ${minimumCents / 100}`,
      skus: JSON.stringify(onlyFor === null ? [] : [onlyFor]),
      brands: '[]',
      categoryIds: '[]',
    };
    const endsAt = refusal === 'coupon-expired' ? '2026-01-01' : null;
    await client.query(insertCoupon, [code, operation('cart-rules', rules), valueOf(coupon), endsAt, isCombinable]);
  }
}

async function addProducts(client: Client): Promise<void> {
  const known = new Set<string>(catalogue.map(({ sku }) => sku));
  for (const { sku, stock, unitCents } of products.filter((product) => !known.has(product.sku)))
    await client.query(insertProduct, [sku, stock, unitCents, null]);
  const withGuarantee = products.filter(({ hasGuarantee }) => hasGuarantee).map(({ sku }) => sku);
  await client.query(
    `UPDATE product SET "customFieldsExtraguaranteeratepermyriad" = 500 FROM product_variant variant
      WHERE variant."productId" = product.id AND variant.sku = ANY($1)`,
    [withGuarantee],
  );
  await client.query(
    `UPDATE product SET "customFieldsEnabledonmarket" = '["fr-FR"]' FROM product_variant variant
      WHERE variant."productId" = product.id AND variant.sku = $1`,
    [abroad],
  );
}

/** Fills the engine's database with the products, coupons and accounts the model speaks of. */
export async function fillCartTestShop(databaseUrl: string, accounts: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pgcrypto');
    await addProducts(client);
    await addCoupons(client);
    await client.query(insertAccounts, [accounts, accountPassword]);
  } finally {
    await client.end();
  }
}
