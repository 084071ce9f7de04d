import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditPayments } from '@tradehall/testing/audit/audit-payments.ts';
import { auditMails, auditShoppers } from '@tradehall/testing/audit/audit-shoppers.ts';
import { Client } from 'pg';
import { Pool } from 'undici';
import { z } from 'zod';
import { urls } from '../../scripts/addresses.ts';
import { planCheckout } from './checkout-plan.ts';
import { inRows } from './in-rows.ts';
import { readJournal } from './provider-desk.ts';
import { StormFaults } from './storm-faults.ts';
import { StormInbox } from './storm-inbox.ts';
import { StormShop } from './storm-shop.ts';
import { type CheckoutRecord, StormShopper } from './storm-shopper.ts';
import { StormStack } from './storm-stack.ts';
import { repeatOldWebhooks, untilQuiet, visitCashMachines } from './until-quiet.ts';

/** Payments whose webhooks come once more in the end. */
const mostRepeated = 2_000;

const number = z.coerce.number().int().nonnegative();
const given = z.object({ checkouts: number, seed: number, 'at-once': number, 'fault-every-ms': number });

function readArguments() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      checkouts: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      'at-once': { type: 'string', default: '24' },
      /** After one fault is over, until the next. None: no faults. */
      'fault-every-ms': { type: 'string', default: '3000' },
    },
  });
  return given.parse(values);
}

/** Shoppers of every store pay in every way, while something is wrong every few seconds. Then everything is counted. */
export async function stormCheckout(): Promise<void> {
  const { checkouts, seed, 'at-once': atOnce, 'fault-every-ms': faultEveryMs } = readArguments();
  console.log(`storm: ${checkouts} checkouts, seed ${seed}`);
  await using stack = await StormStack.open();
  const shop = await StormShop.open(checkouts);
  const faults = new StormFaults(stack.crashes, seed);
  const inbox = new StormInbox();
  const records: CheckoutRecord[] = [];
  let isOver = false;
  const shopping = shopAll({ checkouts, seed, atOnce, shop, records }).finally(() => (isOver = true));
  const disturbing = faultEveryMs === 0 ? Promise.resolve() : faults.run(() => isOver, faultEveryMs);
  await Promise.all([shopping, disturbing, report(records, faults, inbox, () => isOver)]);
  await faults.calm();
  await visitCashMachines(seed);
  const quiet = await untilQuiet();
  const repeated = await repeatOldWebhooks(mostRepeated);
  const { unsettled } = await untilQuiet();
  await inbox.read();
  console.log(`settled after ${quiet.seconds} s; the webhooks of ${repeated} payments came once more`);
  await judge({ checkouts, seed, records, faults, inbox, unsettled: quiet.unsettled + unsettled });
  if (process.exitCode === 1)
    for (const [name, text] of Object.entries(stack.output)) console.log(name, text.slice(-5_000));
}

interface Shopping {
  readonly checkouts: number;
  readonly seed: number;
  readonly atOnce: number;
  readonly shop: StormShop;
  readonly records: CheckoutRecord[];
}

async function shopAll({ checkouts, seed, atOnce, shop, records }: Shopping): Promise<void> {
  const pool = new Pool(urls.middleware, { connections: atOnce * 2 });
  await inRows(atOnce, checkouts, async (index) => {
    const plan = planCheckout(seed, index);
    records.push(await new StormShopper(pool, plan, shop.goodsFor(plan)).checkOut());
  });
  await pool.destroy();
}

async function report(
  records: readonly CheckoutRecord[],
  faults: StormFaults,
  inbox: StormInbox,
  isOver: () => boolean,
): Promise<void> {
  for (const startedAtMs = Date.now(); !isOver();) {
    await sleep(5_000);
    await inbox.read();
    const perSecond = (records.length * 1000) / (Date.now() - startedAtMs);
    console.log(`${records.length} checkouts, ${perSecond.toFixed(1)} a second, ${faults.total} faults`);
  }
}

interface Outcome {
  readonly checkouts: number;
  readonly seed: number;
  readonly records: readonly CheckoutRecord[];
  readonly faults: StormFaults;
  readonly inbox: StormInbox;
  readonly unsettled: number;
}

async function judge({ checkouts, seed, records, faults, inbox, unsettled }: Outcome): Promise<void> {
  const database = new Client({ connectionString: urls.database });
  await database.connect();
  const money = await auditPayments(database, await readJournal());
  const shoppers = await auditShoppers(database, records);
  const mails = await auditMails(database, inbox.mails);
  await database.end();
  const violations = [...money.violations, ...shoppers, ...mails];
  const unexpected = records.filter(({ ending }) => ending.startsWith('unexpected'));
  console.table(Object.fromEntries(faults.counts));
  const endings = [...Map.groupBy(records, ({ ending }) => ending)];
  console.table(Object.fromEntries(endings.map(([ending, all]) => [ending, all.length])));
  console.log(`${money.orders} orders, ${inbox.mails.length} mails`);
  for (const { invariant, what } of violations.slice(0, 50)) console.log(`${invariant} broken: ${what}`);
  for (const { index, cartId, ending } of unexpected.slice(0, 20))
    console.log(`shopper ${index}, cart ${cartId}: ${ending}`);
  const lost = money.lost + shoppers.filter(({ what }) => what.startsWith('lost')).length;
  const { double, unreversed, oversold } = money;
  console.log(JSON.stringify({ checkouts, faults: faults.total, lost, double, unreversed, oversold, unsettled, seed }));
  const isRight = violations.length + unexpected.length + lost + double + unreversed + oversold + unsettled === 0;
  if (!isRight || records.length !== checkouts) process.exitCode = 1;
}
