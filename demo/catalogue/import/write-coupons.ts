import { z } from 'zod';
import { actionCodes, cartRulesCode } from '@tradehall/engine/cart/pricing/promotion-rules';
import { type Database, inTransaction, selectRows } from '@tradehall/engine/platform/database';
import type { Brand } from '../families/brands';

interface DemoCoupon {
  readonly code: string;
  readonly action: { readonly code: string; readonly args: Readonly<Record<string, string>> };
  readonly minimum?: string;
  readonly brands?: readonly Brand[];
  readonly endsAt?: string;
  readonly isAlone?: true;
  readonly usageLimit?: number;
}

const percent = (value: number) => ({ code: actionCodes.relative, args: { percent: String(value) } });
const fifteenEuros = 'EUR 15, CHF 15, GBP 13, CZK 375, DKK 110, HUF 6000, NOK 170, PLN 65, RON 75, SEK 165';
const hundredAndFiftyEuros =
  'EUR 150, CHF 150, GBP 130, CZK 3750, DKK 1100, HUF 60000, NOK 1700, PLN 650, RON 750, SEK 1650';

/** One of each sort to try the shop with, good in every store. */
const coupons: readonly DemoCoupon[] = [
  { code: 'WELCOME10', action: percent(10) },
  {
    code: 'MINUS15',
    action: { code: actionCodes.absolute, args: { amounts: fifteenEuros } },
    minimum: hundredAndFiftyEuros,
  },
  { code: 'SUMMER24', action: percent(20), endsAt: '2024-09-30' },
  { code: 'MSW12', action: percent(12), brands: ['MSW'] },
  { code: 'ALONE20', action: percent(20), isAlone: true },
  { code: 'ONCE30', action: percent(30), usageLimit: 1 },
];

// Small, on stock, and sold wherever anything is: not every catalogue has one.
const selectGift = `
  SELECT variant.sku FROM product_variant AS variant JOIN product ON product.id = variant."productId"
  JOIN store_price AS price ON price.variant_id = variant.id AND price.store_key = 'tradehall_de'
  JOIN stock_level AS level ON level."productVariantId" = variant.id AND level."stockOnHand" >= 20
  WHERE variant.sku LIKE 'EX10%' AND product."customFieldsEligibleforselling" AND variant.enabled AND product.enabled
    AND NOT product."customFieldsIspackagetypefreight"
  ORDER BY jsonb_array_length(product."customFieldsEnabledonmarket"::jsonb) DESC, price.list_cents, variant.id LIMIT 1`;

const insert = `
  WITH promotion AS (
    INSERT INTO promotion ("couponCode", "endsAt", "usageLimit", enabled, conditions, actions, "priorityScore",
      "customFieldsIscombinable")
    SELECT $1::text, $2::timestamp, $3::int, true, $4, $5, 0, $6::boolean
    WHERE NOT EXISTS (SELECT FROM promotion WHERE lower("couponCode") = lower($1::text)) RETURNING id
  ), named AS (
    INSERT INTO promotion_translation ("languageCode", name, description, "baseId")
    SELECT 'en', $1::text, '', id FROM promotion
  )
  INSERT INTO promotion_channels_channel ("promotionId", "channelId") SELECT promotion.id, channel.id FROM promotion, channel`;

/** What is there stays, changed or deleted as the operator likes. */
export async function writeCoupons(database: Database): Promise<void> {
  const [gift] = await selectRows(database, z.object({ sku: z.string() }), selectGift);
  const gifts = gift
    ? [{ code: 'GIFT', action: { code: actionCodes.gift, args: gift }, minimum: hundredAndFiftyEuros }]
    : [];
  await inTransaction(database, async () => {
    for (const coupon of [...coupons, ...gifts]) await database.query(insert, rowOf(coupon));
  });
}

function rowOf({ code, action, minimum = '', brands = [], endsAt, isAlone, usageLimit }: DemoCoupon): unknown[] {
  const rules = { stores: '[]', minimum, skus: '[]', brands: JSON.stringify(brands), categoryIds: '[]' };
  return [
    code,
    endsAt ?? null,
    usageLimit ?? null,
    JSON.stringify([{ code: cartRulesCode, args: listed(rules) }]),
    JSON.stringify([{ code: action.code, args: listed(action.args) }]),
    isAlone !== true,
  ];
}

function listed(args: Readonly<Record<string, string>>) {
  return Object.entries(args).map(([name, value]) => ({ name, value }));
}
