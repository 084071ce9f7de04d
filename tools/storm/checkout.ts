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
import { ofProvider, StormFaults } from './storm-faults.ts';
import { StormInbox } from './storm-inbox.ts';
import { StormShop } from './storm-shop.ts';
import { type CheckoutRecord, StormShopper } from './storm-shopper.ts';
import { StormStack } from './storm-stack.ts';
import { repeatOldWebhooks, untilQuiet, visitCashMachines } from './until-quiet.ts';

/** Payments whose webhooks come once more in the end. */
const mostRepeated = 2_000;
const usualAtOnce = 24;
const usualFaultEveryMs = 3_000;
const anySeed = () => Date.now() % 1_000_000;

const number = z.coerce.number().int().nonnegative();
const given = z.object({ checkouts: number, seed: number, 'at-once': number, 'fault-every-ms': number });

function readArguments() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      checkouts: { type: 'string', default: '10000' },
      seed: { type: 'string', default: String(anySeed()) },
      'at-once': { type: 'string', default: String(usualAtOnce) },
      /** After one fault is over, until the next. None: no faults. */
      'fault-every-ms': { type: 'string', default: String(usualFaultEveryMs) },
    },
  });
  return given.parse(values);
}

/** Shoppers of every store pay in every way, while something is wrong every few seconds. Then everything is counted. */
export async function stormCheckout(): Promise<void> {
  const { checkouts, seed, 'at-once': atOnce, 'fault-every-ms': faultEveryMs } = readArguments();
  await using stack = await StormStack.open();
  await stormOn(stack, { checkouts, seed, atOnce, faultEveryMs, inbox: new StormInbox() });
}

interface Storm extends Pick<Shopping, 'checkouts' | 'from'>, Pick<Checkouts, 'inbox'> {
  readonly seed?: number;
  readonly atOnce?: number;
  readonly faultEveryMs?: number;
}

/** On a stack that may have seen other shoppers before. */
export async function stormOn(stack: StormStack, storm: Storm): Promise<void> {
  const { checkouts, from = 0, inbox, seed = anySeed() } = storm;
  const { atOnce = usualAtOnce, faultEveryMs = usualFaultEveryMs } = storm;
  console.log(`storm: ${checkouts} checkouts, seed ${seed}`);
  const shop = await StormShop.open(checkouts, from);
  const faults = new StormFaults({ ...stack.crashes, ...ofProvider }, seed);
  const isRight = await auditCheckouts(
    { checkouts, seed, atOnce, shop, inbox, from },
    {
      counts: faults.counts,
      run: (isOver) => (faultEveryMs === 0 ? Promise.resolve() : faults.run(isOver, faultEveryMs)),
      calm: () => faults.calm(),
    },
  );
  if (isRight) return;
  process.exitCode = 1;
  for (const [name, text] of Object.entries(stack.output)) console.log(name, text.slice(-5_000));
}

/** What is wrong while shoppers pay. */
interface Disturbance {
  readonly counts: ReadonlyMap<string, number>;
  readonly run: (isOver: () => boolean) => Promise<void>;
  /** Everybody does again what is right. */
  readonly calm: () => Promise<void>;
}

interface Checkouts extends Pick<Shopping, 'checkouts' | 'seed' | 'atOnce' | 'shop' | 'from'> {
  /** Has read along since the stack was opened. */
  readonly inbox: StormInbox;
}

const totalOf = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** So many shoppers pay while something is wrong; then all is quiet, old webhooks come once more, and the auditor looks. */
export async function auditCheckouts(given: Checkouts, faults: Disturbance): Promise<boolean> {
  const { inbox, ...shopping } = given;
  const records: CheckoutRecord[] = [];
  let isOver = false;
  const finished = shopAll({ ...shopping, records }).finally(() => (isOver = true));
  const reporting = report(records, faults.counts, inbox, () => isOver);
  await Promise.all([finished, faults.run(() => isOver), reporting]);
  await faults.calm();
  await visitCashMachines(given.seed);
  const quiet = await untilQuiet();
  const repeated = await repeatOldWebhooks(mostRepeated);
  const { unsettled } = await untilQuiet();
  await inbox.read();
  console.log(`settled after ${quiet.seconds} s; the webhooks of ${repeated} payments came once more`);
  return judge({ ...given, records, counts: faults.counts, unsettled: quiet.unsettled + unsettled });
}

interface Shopping {
  readonly checkouts: number;
  readonly seed: number;
  readonly atOnce: number;
  readonly shop: StormShop;
  readonly records: CheckoutRecord[];
  /** The first shopper's number: no two shoppers of a stack have one. */
  readonly from?: number;
}

async function shopAll({ checkouts, seed, atOnce, shop, records, from = 0 }: Shopping): Promise<void> {
  const pool = new Pool(urls.middleware, { connections: atOnce * 2 });
  await inRows(atOnce, checkouts, async (index) => {
    const plan = planCheckout(seed, from + index);
    records.push(await new StormShopper(pool, plan, shop.goodsFor(plan)).checkOut());
  });
  await pool.destroy();
}

async function report(
  records: readonly CheckoutRecord[],
  counts: Disturbance['counts'],
  inbox: StormInbox,
  isOver: () => boolean,
): Promise<void> {
  for (const startedAtMs = Date.now(); !isOver();) {
    await sleep(5_000);
    await inbox.read();
    const perSecond = (records.length * 1000) / (Date.now() - startedAtMs);
    console.log(`${records.length} checkouts, ${perSecond.toFixed(1)} a second, ${totalOf(counts)} faults`);
  }
}

interface Outcome extends Pick<Checkouts, 'checkouts' | 'seed' | 'inbox'>, Pick<Disturbance, 'counts'> {
  readonly records: readonly CheckoutRecord[];
  readonly unsettled: number;
}

async function judge({ checkouts, seed, records, counts, inbox, unsettled }: Outcome): Promise<boolean> {
  const database = new Client({ connectionString: urls.database });
  await database.connect();
  const money = await auditPayments(database, await readJournal());
  const shoppers = await auditShoppers(database, records);
  const mails = await auditMails(database, inbox.mails);
  await database.end();
  const violations = [...money.violations, ...shoppers, ...mails];
  const unexpected = records.filter(({ ending }) => ending.startsWith('unexpected'));
  console.table(Object.fromEntries(counts));
  const endings = [...Map.groupBy(records, ({ ending }) => ending)];
  console.table(Object.fromEntries(endings.map(([ending, all]) => [ending, all.length])));
  console.log(`${money.orders} orders, ${inbox.mails.length} mails`);
  for (const { invariant, what } of violations.slice(0, 50)) console.log(`${invariant} broken: ${what}`);
  for (const { index, cartId, ending } of unexpected.slice(0, 20))
    console.log(`shopper ${index}, cart ${cartId}: ${ending}`);
  const lost = money.lost + shoppers.filter(({ what }) => what.startsWith('lost')).length;
  const { double, unreversed, oversold } = money;
  console.log(
    JSON.stringify({ checkouts, faults: totalOf(counts), lost, double, unreversed, oversold, unsettled, seed }),
  );
  const isRight = violations.length + unexpected.length + lost + double + unreversed + oversold + unsettled === 0;
  return isRight && records.length === checkouts;
}
