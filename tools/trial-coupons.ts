import { Client } from 'pg';
import { urls } from '../scripts/addresses.ts';

const rules = JSON.stringify([
  { code: 'cart-rules', args: ['stores', 'skus', 'brands', 'categoryIds'].map((name) => ({ name, value: '[]' })) },
]);
const onePercent = JSON.stringify([{ code: 'coupon-percent', args: [{ name: 'percent', value: '1' }] }]);

const insert = `
  WITH made AS (
    INSERT INTO promotion ("couponCode", enabled, conditions, actions, "priorityScore", "customFieldsIscombinable")
    SELECT 'TRIAL' || number, true, $2, $3, 0, true FROM generate_series(1, $1::int) AS number
    WHERE NOT EXISTS (SELECT FROM promotion WHERE "couponCode" = 'TRIAL' || number)
    RETURNING id, "couponCode"
  ), translation AS (
    INSERT INTO promotion_translation ("languageCode", name, description, "baseId")
    SELECT 'en', "couponCode", '', id FROM made
  )
  INSERT INTO promotion_channels_channel ("promotionId", "channelId")
  SELECT made.id, channel.id FROM made, (SELECT min(id) AS id FROM channel) AS channel`;

// Those without a code carry volume steps and tiers: they are always there.
const enable = `UPDATE promotion SET enabled = substring("couponCode" FROM 6)::int <= $1 WHERE "couponCode" ~ '^TRIAL'`;
const setOthers = (enabled: boolean) =>
  `UPDATE promotion SET enabled = ${enabled} WHERE "couponCode" IS NOT NULL AND "couponCode" !~ '^TRIAL'`;

async function run(...statements: readonly [string, unknown[]][]): Promise<void> {
  const client = new Client({ connectionString: urls.database });
  await client.connect();
  try {
    for (const [statement, values] of statements) await client.query(statement, values);
  } finally {
    await client.end();
  }
}

export const trialCode = (number: number) => `TRIAL${number}`;

/** So many codes for one percent off, each put into the shop's database once. */
export function createTrialCoupons(count: number): Promise<void> {
  return run([insert, [count, rules, onePercent]]);
}

/** Leaves so many of them and no other coupon active. */
export function keepTrialCoupons(count: number): Promise<void> {
  return run([setOthers(false), []], [enable, [count]]);
}

/** All of the shop's own are active again. */
export function restoreCoupons(): Promise<void> {
  return run([setOthers(true), []], [enable, [0]]);
}
