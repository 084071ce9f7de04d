import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { auditPayments } from '@tradehall/testing/audit/audit-payments.ts';
import { auditMails, auditShoppers } from '@tradehall/testing/audit/audit-shoppers.ts';
import { heldAmounts } from '@tradehall/testing/audit/held-amounts.ts';
import { Client } from 'pg';
import { Pool, request } from 'undici';
import { z } from 'zod';
import { stackEnvironment, urls } from '../../scripts/addresses.ts';
import { ProcessGroup } from '../../scripts/processes.ts';
import { dataFolder } from '../../scripts/project-folders.ts';
import { searchNodes } from '../../scripts/shop-processes.ts';
import { queryShop } from '../crash/query-shop.ts';
import { Device, email, locale, proveWork } from '../storm/account-owner.ts';
import { readJournal } from '../storm/provider-desk.ts';
import { StormInbox } from '../storm/storm-inbox.ts';
import { StormShop } from '../storm/storm-shop.ts';
import { StormStack } from '../storm/storm-stack.ts';
import { untilQuiet } from '../storm/until-quiet.ts';
import { ArchivedPostgres } from './archived-postgres.ts';
import { BoardOperator } from './board-operator.ts';
import { DrillShoppers } from './drill-shoppers.ts';

const folder = join(dataFolder, 'drill');
const files = { erasures: join(folder, 'erasures.jsonl'), payments: join(folder, 'payments.csv') };
const minuteMs = 60_000;
/** Within this the shop is to be open again. */
const mostMinutes = 10;
const mostTries = 10;

const positive = z.coerce.number().positive();

function readArguments() {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      orders: { type: 'string', default: '200' },
      /** How long before the loss the point of the restore is. Less than two may not have been shipped yet. */
      'minutes-back': { type: 'string', default: '5' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  return z.object({ orders: positive, 'minutes-back': positive.min(2), seed: positive }).parse(values);
}

/** A storm in whose middle the database is lost with its machine; it is restored to minutes before, and the storm goes on. */
export async function drillRestore(): Promise<void> {
  const { orders, 'minutes-back': minutesBack, seed } = readArguments();
  console.log(`drill: ${orders} orders, the database goes back by ${minutesBack} minutes, seed ${seed}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await using archived = await ArchivedPostgres.start();
  const changed = { DATABASE_URL: archived.urlFor('tradehall'), ERASURE_JOURNAL: files.erasures };
  const ofMiddleware = { DATABASE_URL: archived.urlFor('tradehall_reader') };
  await using stack = await StormStack.open({ changed, ofMiddleware });
  await using shoppers = new DrillShoppers(await StormShop.open(orders * 2), seed);
  const inbox = new StormInbox();
  await archived.backUp();

  // Longer than it goes back, so that there is something to come back to.
  const firstPartMs = (minutesBack * 1.3 + 0.5) * minuteMs;
  const endsAtMs = Date.now() + firstPartMs;
  await shoppers.arrive(firstPartMs / (orders * 0.6), () => Date.now() > endsAtMs);
  await eraseCustomer();
  await inbox.read();
  shoppers.lostAtMs = Date.now();
  await archived.lose();
  const point = new Date(shoppers.lostAtMs - minutesBack * minuteMs);
  console.log(`${shoppers.orders} orders told; the database is gone and goes back to ${point.toISOString()}`);

  const { engine, worker, middleware } = stack.parts;
  await Promise.all([engine, worker, middleware].map((part) => part.stop()));
  await archived.restoreTo(point);
  if (!(await isCustomerThere())) throw new Error('the restore has not brought the deleted customer back');
  const reported = await downloadReport();
  await catchUp(changed);
  await Promise.all([engine, worker].map((part) => part.restart()));
  await middleware.restart();
  const openedAtMs = Date.now();
  const minutes = Number(((openedAtMs - shoppers.lostAtMs) / minuteMs).toFixed(1));
  console.log(`open again after ${minutes} minutes`);

  const operator = new BoardOperator();
  await operator.signIn();
  const board = await operator.findPayments();
  const unmatched = (await findUnmatched()).filter((pspReference) => board.includes(pspReference));
  const isDeleted = !(await isCustomerThere());
  await Promise.all([shoppers.arriveUntil(orders), shoppers.untilGone()]);
  const unsettled = await settle(operator);
  await inbox.read();
  const judged = await judge({ shoppers, pointMs: point.getTime(), openedAtMs, inbox });
  const faults = [
    ...judged.violations,
    ...reported.filter((each) => !unmatched.includes(each)).map((each) => `${each} is not on the board`),
    ...(isDeleted ? [] : ['the deleted customer is back']),
    ...(minutes > mostMinutes ? ['it took too long'] : []),
    ...(unsettled === 0 ? [] : [`${unsettled} not settled`]),
  ];
  for (const fault of faults.slice(0, 50)) console.log(fault);
  const { lostBeforePoint } = judged;
  const unmatchedPaymentsFound = unmatched.length;
  console.log(JSON.stringify({ orders: shoppers.orders, lostBeforePoint, unmatchedPaymentsFound, minutes }));
  if (faults.length === 0) return;
  process.exitCode = 1;
  for (const [name, text] of Object.entries(stack.output)) console.log(name, text.slice(-3_000));
}

/** As an operator does before the shop is opened. */
function catchUp(changed: Readonly<Record<string, string>>): Promise<void> {
  const program = 'apps/engine/dist/src/restore/run-after-restore.js';
  return new ProcessGroup().run({
    name: 'the work after a restore',
    file: process.execPath,
    args: [program, '--erasures', files.erasures, '--payments', files.payments],
    environment: { ...stackEnvironment(), ...searchNodes, ...changed, NODE_ENV: 'production' },
  });
}

/** By the customer herself, after the point to which the database goes back. A busy shop is asked again. */
async function eraseCustomer(): Promise<void> {
  const middleware = new Pool(urls.middleware);
  const device = new Device(middleware);
  const { DEMO_CUSTOMER_PASSWORD: password } = stackEnvironment();
  const address = '172.16.9.7';
  const ask = async (call: string, input: object, group: 'new-ct' | 'my-data') => {
    for (let tries = 1; ; tries += 1) {
      // A proof of work is good for one try.
      const proven =
        call === 'customerSignMeIn' ? { proof: (await proveWork(device, address, email)) ?? undefined } : {};
      const { status, text } = await device.post(call, { ...input, ...proven }, address, group);
      if (status === 200) return z.object({ data: z.unknown() }).parse(JSON.parse(text)).data;
      if (tries === mostTries) throw new Error(`${call}: ${text}`);
      await sleep(1_000);
    }
  };
  await ask('customerSignMeIn', { locale, email, password }, 'new-ct');
  const begun = await ask('beginErasure', { proof: { password } }, 'my-data');
  const { confirmation } = z.object({ confirmation: z.string() }).parse(begun);
  await ask('eraseMe', { locale, confirmation }, 'my-data');
  await middleware.destroy();
  if (await isCustomerThere()) throw new Error('the customer was not deleted');
}

async function isCustomerThere(): Promise<boolean> {
  const statement = `SELECT count(*)::int AS count FROM customer WHERE "emailAddress" = '${email}' AND "deletedAt" IS NULL`;
  return (await queryShop(statement, z.tuple([z.object({ count: z.int() })])))[0].count > 0;
}

/** Payments that the report has to bring to light. */
async function downloadReport(): Promise<string[]> {
  for (;;) {
    const before = await readJournal();
    const report = await request(`${urls.cardProvider}/reports/payment-accounting`);
    writeFileSync(files.payments, await report.body.text());
    const unmatched = await findUnmatched();
    // A shopper who is at her bank may have paid just now.
    if ((await readJournal()).length === before.length) return unmatched;
  }
}

/** Money that the provider holds for numbers which the database does not know. */
async function findUnmatched(): Promise<string[]> {
  const rows = z.array(z.object({ number: z.string() }));
  const known = await queryShop('SELECT order_number AS number FROM payment_attempt', rows);
  const numbers = new Set(known.map(({ number }) => number));
  return heldAmounts(await readJournal())
    .filter(({ heldCents, reference }) => heldCents > 0 && !numbers.has(reference))
    .map(({ pspReference }) => pspReference);
}

/** Until nothing is under way and nothing on the board: late reports of lost payments come as long as the provider likes. */
async function settle(operator: BoardOperator): Promise<number> {
  for (let rounds = 0; rounds < 10; rounds += 1) {
    const entries = await operator.giveBackAll();
    const { unsettled } = await untilQuiet();
    if (entries === 0) return unsettled;
    await sleep(1_000);
  }
  return Number.POSITIVE_INFINITY;
}

interface Outcome {
  readonly shoppers: DrillShoppers;
  readonly pointMs: number;
  readonly openedAtMs: number;
  readonly inbox: StormInbox;
}

/** Money and orders are right whoever came when. What a shopper was told holds if it was told before the point or after the opening. */
async function judge({ shoppers, pointMs, openedAtMs, inbox }: Outcome) {
  const early = shoppers.all.filter(({ toldAtMs }) => toldAtMs <= pointMs).map(({ record }) => record);
  const late = shoppers.all.filter(({ beganAtMs }) => beganAtMs >= openedAtMs).map(({ record }) => record);
  const database = new Client({ connectionString: urls.database });
  await database.connect();
  const money = await auditPayments(database, await readJournal());
  const lost = await auditShoppers(database, early);
  const found = [
    ...money.violations,
    ...(await auditShoppers(database, late)),
    ...(await auditMails(database, inbox.mails)),
  ];
  await database.end();
  const inBetween = shoppers.all.length - early.length - late.length;
  console.log(`told before the point: ${early.length}, in between: ${inBetween}, after the opening: ${late.length}`);
  const { double, unreversed, oversold } = money;
  console.log(JSON.stringify({ orders: money.orders, lost: money.lost, double, unreversed, oversold }));
  const endings = [...Map.groupBy(late, ({ ending }) => ending)];
  console.table(Object.fromEntries(endings.map(([ending, all]) => [ending, all.length])));
  const unexpected = late.filter(({ ending }) => ending.startsWith('unexpected'));
  const violations = [
    ...[...lost, ...found].map(({ invariant, what }) => `${invariant} broken: ${what}`),
    ...unexpected.map(({ index, ending }) => `shopper ${index}: ${ending}`),
  ];
  return { lostBeforePoint: lost.length, violations };
}
