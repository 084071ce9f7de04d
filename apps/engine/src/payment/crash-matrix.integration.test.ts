import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countReversing, oweReversals, timesGivenBack } from '../testing/owed-reversals';
import { cards, type PayingShopper, type TestPaymentResult } from '../testing/paying-shopper';
import { PaymentsUnderTest, plenty } from '../testing/payments-under-test';
import { type CrashPoint, crashPoints } from './crash-points';

let shop: PaymentsUnderTest<RealProcess>;

beforeAll(async () => {
  shop = await PaymentsUnderTest.startMortal({ PAYMENT_LOST_ANSWER_MS: '4000' });
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

const one = { add: { sku: plenty, quantity: 1 } };

const isFull = process.env['CRASH_MATRIX'] === 'full';
// Before the answer, after it, twice, or held back until the process that died is there again.
const webhooks = isFull ? ['first', 'usual', 'twice', 'held'] : ['usual'];

async function decide(result: TestPaymentResult): Promise<string> {
  const url = result.__typename === 'PaymentProgress' ? String(result.action?.['url']) : '';
  const body = new URLSearchParams({ decision: 'approve' });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
}

function attemptOf(result: TestPaymentResult): string {
  return result.__typename === 'PaymentProgress' ? result.attemptId : '';
}

const ends = ['CLAIMED', 'REVERSED', 'EXPIRED', 'CREATED', 'CANCELLED'];

type Story = (shopper: PayingShopper, arm: () => void) => Promise<unknown>;

const pay: Story = async (shopper, arm) => {
  arm();
  await shopper.pay();
};
const comeBack: Story = async (shopper, arm) => {
  const sent = await shopper.pay(cards.challenged);
  const redirectResult = await decide(sent);
  arm();
  await shopper.comeBack(attemptOf(sent), redirectResult);
};
const neverComeBack: Story = async (shopper, arm) => {
  const sent = await shopper.payWith('paypal');
  arm();
  await decide(sent);
};
const giveUp: Story = async (shopper, arm) => {
  const sent = await shopper.payWith('paypal');
  // What is cancelled is cancelled at the provider at once, and that may be all that there is to give back.
  arm();
  await shopper.cancel(attemptOf(sent));
  await decide(sent);
};
const leave: Story = async (shopper, arm) => {
  await shopper.pay(cards.challenged);
  arm();
  await shop.letTimePass();
};
const transfer: Story = async (shopper, arm) => {
  arm();
  await shopper.payLater('bank-transfer');
};

/** For every point a way there; one without is no point of the matrix, and fails it. */
const stories: Readonly<Record<CrashPoint, Story>> = {
  'after-attempt-committed': pay,
  'after-provider-answered': pay,
  'after-answer-recorded': pay,
  'before-order-committed': pay,
  'after-order-committed': pay,
  'after-details-intended': comeBack,
  'after-details-answered': comeBack,
  'after-offline-attempt-committed': transfer,
  'after-webhook-stored': neverComeBack,
  'after-webhook-applied': neverComeBack,
  'after-webhook-done': neverComeBack,
  'after-reversal-taken': giveUp,
  'after-reversal-answered': giveUp,
  'after-giving-up': leave,
};

function isAnyDead(): boolean {
  return !shop.engine.isRunning || !shop.worker.isRunning;
}

async function releaseWebhooks(): Promise<void> {
  await fetch(`${shop.provider.url}/webhooks/release`, { method: 'POST' });
}

/** What follows from a webhook is held back as well. */
async function releaseUntilSettled(): Promise<boolean> {
  await releaseWebhooks();
  return shop.settled(1_000);
}

async function revive(): Promise<void> {
  await Promise.all([shop.engine, shop.worker].map((each) => (each.isRunning ? Promise.resolve() : each.restart())));
}

describe.each(webhooks)('with webhooks as %s', (order) => {
  afterEach(revive);

  it.each(crashPoints)('a process that dies %s leaves no money and no order behind', async (point) => {
    const tag = order === 'usual' ? '' : `+webhook-${order}`;
    const isCzech = stories[point] === transfer;
    const shopper = await shop.shopper(`ada${tag}@example.test`, isCzech ? 'tradehall_cz' : 'tradehall_de');
    await shopper.fill(one);
    await stories[point](shopper, () => shop.crashAt(point)).catch(() => undefined);
    // These are reached by a webhook: it cannot wait for whoever dies of it.
    if (order === 'held' && /webhook|reversal/.test(point)) await releaseWebhooks();
    expect(await shop.until(() => Promise.resolve(shop.hasCrashed && isAnyDead()))).toBe(true);
    await revive();
    if (order === 'held') await shop.until(() => releaseUntilSettled(), 60_000);
    // Who was asked for details and did not live to hear them is asked again when the answer counts as lost.
    const unfinished = async () =>
      (await shop.statesOf(shopper.cartId)).filter((state) => !ends.includes(String(state)));
    await expect.poll(unfinished, { timeout: 60_000 }).toEqual([]);
    expect(await shop.settled(60_000)).toBe(true);
    expect(await shop.audit()).toMatchObject({ violations: [], lost: 0, double: 0, unreversed: 0, oversold: 0 });
  });
});

const clean = { violations: [], lost: 0, double: 0, unreversed: 0, oversold: 0, unsettled: 0 };

describe('beside a second worker', () => {
  /** So many are owed, and the first worker has taken some of them. */
  async function owe(count: number): Promise<number> {
    const before = timesGivenBack(shop).length;
    await oweReversals(shop, count, () => shop.provider.faults.set({ kind: 'slow', delayMs: 2_000 }));
    const taken = `SELECT FROM provider_call WHERE kind = 'reversal' AND tries > 0 AND state = 'intended'`;
    expect(await shop.until(async () => (await shop.query(taken)).length > 0)).toBe(true);
    return before;
  }

  async function expectEachOnce(before: number, count: number): Promise<void> {
    shop.provider.faults.clear();
    expect(await shop.until(async () => (await countReversing(shop)) === 0, 60_000)).toBe(true);
    expect(await shop.settled(60_000)).toBe(true);
    expect(timesGivenBack(shop).slice(before)).toEqual(Array(count).fill(1));
    expect(await shop.audit()).toMatchObject(clean);
  }

  it('a worker that dies in the middle of reversals leaves each to be made once', async () => {
    await using second = await shop.anotherWorker();
    const before = await owe(12);
    await shop.worker.restart();
    await expectEachOnce(before, 12);
    expect(second.isRunning).toBe(true);
  });

  it.runIf(isFull)(
    'a worker that stands still is taken over from, and does nothing twice when it goes on',
    async () => {
      const before = await owe(12);
      shop.worker.freeze();
      try {
        await using second = await shop.anotherWorker();
        const shopper = await shop.shopper();
        await shopper.fill(one);
        expect(await shopper.pay()).toMatchObject({ state: 'CLAIMED' });
        expect(await shop.until(async () => (await countReversing(shop)) === 0, 60_000)).toBe(true);
        shop.worker.thaw();
        await expectEachOnce(before, 12);
        expect(second.isRunning).toBe(true);
      } finally {
        shop.worker.thaw();
      }
    },
  );
});

describe.runIf(isFull)('with a clock that is wrong', () => {
  const preload = pathToFileURL(join(__dirname, '../../../../packages/testing/src/process/wrong-clock.ts')).href;

  it.each([-3_600_000, 3_600_000])(
    'by %i ms, a worker settles payments, reversals and orders as ever',
    async (offset) => {
      await shop.worker.kill9();
      try {
        await using wrong = await shop.anotherWorker({
          NODE_OPTIONS: `--import ${preload}`,
          CLOCK_OFFSET_MS: String(offset),
        });
        const [paying, leaving] = [await shop.shopper(), await shop.shopper('ida@example.test')];
        for (const shopper of [paying, leaving]) await shopper.fill(one);
        expect(await paying.pay()).toMatchObject({ state: 'CLAIMED' });
        await giveUp(leaving, () => undefined);
        expect(await shop.settled(60_000)).toBe(true);
        expect(await shop.audit()).toMatchObject(clean);
        expect(wrong.isRunning).toBe(true);
      } finally {
        await shop.worker.restart();
      }
    },
  );
});
