import { parseArgs } from 'node:util';
import { auditPayments } from '@tradehall/testing/audit/audit-payments.ts';
import { auditShoppers } from '@tradehall/testing/audit/audit-shoppers.ts';
import { Client } from 'pg';
import { Pool } from 'undici';
import { z } from 'zod';
import { urls } from '../../scripts/addresses.ts';
import { stormOn } from './checkout.ts';
import { type CheckoutPlan, planCheckout, testCards } from './checkout-plan.ts';
import { inRows } from './in-rows.ts';
import { readJournal } from './provider-desk.ts';
import { StormInbox } from './storm-inbox.ts';
import { setStock, StormShop } from './storm-shop.ts';
import { type CheckoutRecord, StormShopper } from './storm-shopper.ts';
import { StormStack } from './storm-stack.ts';
import { untilQuiet } from './until-quiet.ts';

const count = z.coerce.number().int().positive();
const given = z.object({ units: count, buyers: count, 'then-checkouts': z.coerce.number().int().nonnegative() });
const preparedAtOnce = 8;
const payingAtOnce = 64;

interface Sale {
  readonly units: number;
  readonly buyers: number;
}

/** Everybody has the same thing in the cart before the first one pays; then all pay. With `--then-checkouts`, a storm follows on the same stack. */
export async function stormFlashSale(): Promise<void> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      units: { type: 'string', default: '500' },
      buyers: { type: 'string', default: '5000' },
      'then-checkouts': { type: 'string', default: '0' },
    },
  });
  const { units, buyers, 'then-checkouts': checkouts } = given.parse(values);
  await using stack = await StormStack.open();
  const inbox = new StormInbox();
  const startedAtMs = Date.now();
  if (!(await isSoldRight({ units, buyers }))) {
    process.exitCode = 1;
    console.log(stack.output['engine']?.slice(-5_000));
  }
  await inbox.read();
  console.log(`flash sale: ${Math.round((Date.now() - startedAtMs) / 1_000)} s`);
  if (checkouts > 0) await stormOn(stack, { checkouts, from: buyers, inbox });
}

/** Every piece is somebody's, all others were told, and the auditor finds nothing. */
async function isSoldRight({ units, buyers }: Sale): Promise<boolean> {
  const records = await sell({ units, buyers });
  const { unsettled } = await untilQuiet();
  const database = new Client({ connectionString: urls.database });
  await database.connect();
  const audit = await auditPayments(database, await readJournal());
  const violations = [...audit.violations, ...(await auditShoppers(database, records))];
  await database.end();
  const endings = [...Map.groupBy(records, ({ ending }) => ending)].map(
    ([ending, all]) => [ending, all.length] as const,
  );
  console.table(Object.fromEntries(endings));
  for (const { invariant, what } of violations.slice(0, 20)) console.log(`${invariant} broken: ${what}`);
  const soldOut = records.filter(({ ending }) => ending === 'sold-out').length;
  const { orders, lost, double, unreversed, oversold } = audit;
  console.log(JSON.stringify({ units, buyers, orders, soldOut, lost, double, unreversed, oversold, unsettled }));
  const isRight = orders === Math.min(units, buyers) && orders + soldOut === buyers;
  return isRight && violations.length + unsettled === 0;
}

async function sell({ units, buyers }: Sale): Promise<CheckoutRecord[]> {
  const shop = await StormShop.open(buyers);
  const pool = new Pool(urls.middleware, { connections: payingAtOnce });
  const plans = Array.from({ length: buyers }, (_, index) => planFor(index));
  const { sku } = shop.goodsFor(planFor(0));
  await setStock([sku], units);
  const shoppers = await inRows(preparedAtOnce, buyers, async (index) => {
    const shopper = new StormShopper(pool, plans[index] ?? planFor(index), { sku, couponCode: null });
    const ended = await shopper.prepare();
    if (ended !== null) throw new Error(`buyer ${index}: ${ended.ending}`);
    return shopper;
  });
  console.log(`${buyers} carts hold the same product, of which there are ${units}`);
  const startedAtMs = Date.now();
  const records = await inRows(payingAtOnce, buyers, async (index) => {
    const shopper = shoppers[index];
    if (shopper === undefined) throw new Error(`there is no buyer ${index}`);
    return shopper.pay();
  });
  console.log(
    `all have paid or were told that it is sold out after ${Math.round((Date.now() - startedAtMs) / 1000)} s`,
  );
  await pool.destroy();
  return records;
}

/** All in the first shopper's store, one piece each, with a good card; some click twice. */
function planFor(index: number): CheckoutPlan {
  const { country } = planCheckout(1, 0);
  return {
    ...planCheckout(1, index),
    country,
    email: `storm-${index}@example.test`,
    method: 'scheme',
    card: testCards.good,
    quantity: 1,
    couponNumber: null,
  };
}
