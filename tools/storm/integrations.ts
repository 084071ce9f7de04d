import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'undici';
import { z } from 'zod';
import { urls } from '../../scripts/addresses.ts';
import { queryShop } from '../crash/query-shop.ts';
import { OperatorClient } from '../operator-client.ts';
import { auditEvents, type EventAudit } from './audit-events.ts';
import { inRows } from './in-rows.ts';
import { MerchantDesk } from './merchant-desk.ts';
import { planBuyer, planDeeds } from './merchant-plan.ts';
import { MerchantSystem } from './merchant-system.ts';
import { readOrderFacts } from './order-facts.ts';
import { StormFaults } from './storm-faults.ts';
import { StormShop } from './storm-shop.ts';
import { type CheckoutRecord, StormShopper } from './storm-shopper.ts';
import { StormStack } from './storm-stack.ts';
import { untilQuiet } from './until-quiet.ts';

const number = z.coerce.number().int().nonnegative();
const given = z.object({ orders: number, seed: number, 'at-once': number, 'fault-every-ms': number });
const isMethodOffline = (method: string) => method === 'cash-on-delivery' || method === 'bank-transfer';

const deliveredWithinMs = 10 * 60_000;
/** Where every second buyer gives up while the shop dies under her. */
const mostTries = 2;
/** Nothing waits any more and something is missing: so long it may still come. */
const quietForMs = 30_000;

function readArguments() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      orders: { type: 'string', default: '2000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      'at-once': { type: 'string', default: '16' },
      /** After one fault is over, until the next. */
      'fault-every-ms': { type: 'string', default: '2000' },
    },
  });
  return given.parse(values);
}

/** Orders are placed, sent, cancelled, withdrawn from and given back while the system that is told of it does everything wrong. */
export async function stormIntegrations(): Promise<void> {
  const { orders, seed, 'at-once': atOnce, 'fault-every-ms': faultEveryMs } = readArguments();
  await using stack = await StormStack.open();
  const operator = new OperatorClient();
  await operator.signIn();
  await untilNoted();
  await using system = await MerchantSystem.open(operator);
  console.log(`storm: ${orders} orders, seed ${seed}`);
  const { engine, worker } = stack.crashes;
  const faults = new StormFaults({ engine, worker, ...system.happenings }, seed);
  const desk = new MerchantDesk(operator);
  let isOver = false;
  const trading = trade({ orders, seed, atOnce, desk }).finally(() => (isOver = true));
  const [records] = await Promise.all([trading, faults.run(() => isOver, faultEveryMs)]);
  await system.calm();
  const quiet = await untilQuiet();
  const audit = await untilAllIsTold(system, desk);
  const total = [...faults.counts.values()].reduce((sum, count) => sum + count, 0);
  console.table(Object.fromEntries(faults.counts));
  const isRight = report(audit, desk, records, { orders, seed, faults: total, unsettled: quiet.unsettled });
  if (isRight) return;
  process.exitCode = 1;
  console.log(stack.output['worker']?.slice(-5_000));
}

/** What was before the worker has looked for the first time is nobody's news. */
async function untilNoted(): Promise<void> {
  const begun = z.tuple([z.object({ count: z.int() })]);
  while ((await queryShop('SELECT count(*)::int FROM event_source', begun))[0].count === 0) await sleep(200);
}

interface Trade {
  readonly orders: number;
  readonly seed: number;
  readonly atOnce: number;
  readonly desk: MerchantDesk;
}

async function trade({ orders, seed, atOnce, desk }: Trade): Promise<CheckoutRecord[]> {
  const shop = await StormShop.open(orders);
  const pool = new Pool(urls.middleware, { connections: atOnce * 2 });
  let placed = 0;
  const records = await inRows(atOnce, orders * mostTries, async (index) => {
    if (placed >= orders) return null;
    const plan = planBuyer(seed, index);
    const shopper = new StormShopper(pool, plan, shop.goodsFor(plan));
    const record = await shopper.checkOut();
    if (record.orderId === null) return record;
    placed += 1;
    if (placed % 50 === 0) console.log(`${placed} of ${orders} orders are placed`);
    await desk.handle(Number(record.orderId), planDeeds(plan, seed), shopper, isMethodOffline(plan.method));
    return record;
  });
  await pool.destroy();
  return records.filter((record) => record !== null);
}

const waiting = z.tuple([z.object({ count: z.int() })]);
const selectWaiting = `SELECT count(*)::int FROM webhook_delivery WHERE state = 'waiting'`;
// As if its hour had passed; what is being told stays with whoever tells it.
const passTime = `UPDATE webhook_delivery SET due_at = clock_timestamp()
  WHERE state = 'waiting' AND due_at > clock_timestamp() AND tried_at < clock_timestamp() - interval '61 seconds'`;

/** Whether something waits is the sender's word: it only says when waiting longer is of no use. */
async function untilAllIsTold(system: MerchantSystem, desk: MerchantDesk): Promise<EventAudit> {
  const startedAtMs = Date.now();
  for (let lastWaitedAtMs = startedAtMs; ;) {
    await queryShop(passTime, z.unknown());
    const audit = auditEvents(await readOrderFacts(), desk.acts, await system.heard());
    if ((await queryShop(selectWaiting, waiting))[0].count > 0) lastWaitedAtMs = Date.now();
    const isHopeless = Date.now() - lastWaitedAtMs > quietForMs || Date.now() - startedAtMs > deliveredWithinMs;
    if (audit.lost.length === 0 || isHopeless) {
      console.log(`told ${Math.round((Date.now() - startedAtMs) / 1_000)} s after the last order`);
      return audit;
    }
    await sleep(2_000);
  }
}

interface Figures {
  readonly orders: number;
  readonly seed: number;
  readonly faults: number;
  readonly unsettled: number;
}

function report(audit: EventAudit, desk: MerchantDesk, records: readonly CheckoutRecord[], figures: Figures): boolean {
  const { events, ...wrong } = audit;
  const placed = records.filter(({ orderId }) => orderId !== null).length;
  const endings = [...Map.groupBy(records, ({ ending }) => ending)].map(
    ([ending, all]) => [ending, all.length] as const,
  );
  console.table(Object.fromEntries(endings));
  for (const [kind, all] of Object.entries(wrong)) for (const what of all.slice(0, 20)) console.log(`${kind}: ${what}`);
  for (const failure of desk.failures.slice(0, 20)) console.log(failure);
  const counts = Object.fromEntries(Object.entries(wrong).map(([kind, all]) => [kind, all.length]));
  const failed = desk.failures.length;
  console.log(JSON.stringify({ events, ...counts, failed, placed, ...figures }));
  const faultsFound = Object.values(wrong).reduce((sum, all) => sum + all.length, 0);
  return faultsFound + failed + figures.unsettled === 0 && events > 0 && placed >= figures.orders;
}
