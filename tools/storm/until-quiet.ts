import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { queryShop } from '../crash/query-shop.ts';
import { countUndelivered, payAtCashMachine, readPayments, releaseWebhooks, repeatWebhooks } from './provider-desk.ts';
import { inRows } from './in-rows.ts';
import { SeededRandom } from './seeded-random.ts';

const settleWithinMs = 5 * 60_000;

const openWork = `SELECT
  (SELECT count(*) FROM payment_attempt WHERE state NOT IN ('CREATED', 'CLAIMED', 'REVERSED', 'REFUSED', 'CANCELLED', 'EXPIRED')
     OR due_at <= now())::int AS attempts,
  (SELECT count(*) FROM webhook_inbox WHERE done_at IS NULL)::int AS webhooks,
  (SELECT count(*) FROM provider_call WHERE due_at IS NOT NULL)::int AS calls,
  (SELECT count(*) FROM mail_outbox WHERE sent_at IS NULL)::int AS mails`;
const work = z.object({ attempts: z.int(), webhooks: z.int(), calls: z.int(), mails: z.int() });

export interface Quiet {
  readonly seconds: number;
  readonly unsettled: number;
}

/** Waits until nothing is under way any more, but not longer than the shop promises. */
export async function untilQuiet(): Promise<Quiet> {
  const startedAtMs = Date.now();
  const seconds = () => Math.round((Date.now() - startedAtMs) / 1000);
  for (;;) {
    await releaseWebhooks();
    const [open] = await queryShop(openWork, z.tuple([work]));
    const unsettled = open.attempts + open.webhooks + open.calls + open.mails + (await countUndelivered());
    if (unsettled === 0) return { seconds: seconds(), unsettled };
    if (Date.now() - startedAtMs > settleWithinMs) {
      console.log(`not settled: ${JSON.stringify(open)}`);
      return { seconds: seconds(), unsettled };
    }
    await sleep(1_000);
  }
}

/** Vouchers: half of them are paid in the end, a third runs out. */
export async function visitCashMachines(seed: number): Promise<void> {
  const random = new SeededRandom(seed);
  const open = (await readPayments()).filter(({ method, state }) => method === 'multibanco' && state === 'pending');
  for (const { handle } of open) {
    const visit = random.weighted({ pay: 50, expire: 30, never: 20 });
    if (visit !== 'never') await payAtCashMachine(handle, visit);
  }
}

/** Every webhook of so many payments once more, long after everything was over. */
export async function repeatOldWebhooks(most: number): Promise<number> {
  const references = [...new Set((await readPayments()).map(({ reference }) => reference))].slice(0, most);
  await inRows(4, references.length, (index) => repeatWebhooks(references[index] ?? ''));
  return references.length;
}
