import { setTimeout as sleep } from 'node:timers/promises';
import type { LineMode } from '@tradehall/testing/line/faulty-line.ts';
import type { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { isRoot } from '../../scripts/services/account.ts';
import { auditCheckouts } from './checkout.ts';
import { releaseWebhooks } from './provider-desk.ts';
import { StormInbox } from './storm-inbox.ts';
import { StormShop } from './storm-shop.ts';
import { StormStack } from './storm-stack.ts';
import { fillDisk, mountSmallDisk, unmountSmallDisk } from './small-disk.ts';

/** In each: enough to meet the fault at every step, few enough for a minute. */
const checkouts = 20;
const atOnce = 10;
const firstShoppersMs = 1_500;

type Cell = (stack: StormStack) => Promise<void>;

/** A line that is so for a while. */
function spoil(to: 'postgres' | 'redis', mode: LineMode, forMs: number): Cell {
  return async (stack) => {
    stack.line(to).set(mode);
    await sleep(forMs);
    stack.line(to).mend();
  };
}

/** There and away again, faster than anybody finds out. */
function flap(to: 'postgres' | 'redis', times: number, everyMs: number): Cell {
  return async (stack) => {
    for (let time = 0; time < times; time += 1)
      await spoil(to, { kind: 'cut' }, everyMs)(stack).then(() => sleep(everyMs));
  };
}

/** Stands still with all it has begun and locked, as a machine that is moved or swaps, and then goes on. */
function freeze(name: 'engine' | 'worker' | 'middleware', forMs: number): Cell {
  return async ({ parts }) => {
    const frozen: RealProcess = parts[name];
    frozen.freeze();
    await sleep(forMs);
    frozen.thaw();
  };
}

const aWhileMs = 12_000;
/** Longer than any statement, lease or heartbeat is waited for. */
const standstillMs = 30_000;

const cells: Readonly<Record<string, Cell>> = {
  'redis flapping': flap('redis', 12, 400),
  'redis slow': spoil('redis', { kind: 'latency', ms: 120 }, aWhileMs),
  'redis silent': spoil('redis', { kind: 'silent' }, aWhileMs),
  'postgres slow': spoil('postgres', { kind: 'latency', ms: 25 }, aWhileMs),
  'postgres dripping': spoil('postgres', { kind: 'drip', bytes: 700, everyMs: 4 }, aWhileMs),
  'postgres flapping': flap('postgres', 6, 800),
  'postgres silent': spoil('postgres', { kind: 'silent' }, aWhileMs),
  'engine standing still': freeze('engine', standstillMs),
  'worker standing still': freeze('worker', standstillMs),
  'middleware standing still': freeze('middleware', standstillMs),
  'disk full': () => fillDisk(aWhileMs),
};

/** What continuous integration has time for. */
const few = ['redis flapping'];

function cellsOf(asked: readonly string[]): readonly string[] {
  const unknown = asked.filter((name) => cells[name] === undefined);
  if (unknown.length > 0)
    throw new Error(`no such cell: ${unknown.join(', ')}; there are ${Object.keys(cells).join(', ')}`);
  if (asked.length > 0) return asked;
  if (process.env['CRASH_MATRIX'] !== 'full') return few;
  if (isRoot()) return Object.keys(cells);
  console.log('left out: disk full, for only root may mount a disk');
  return Object.keys(cells).filter((name) => name !== 'disk full');
}

/** One fault after the other, each while shoppers pay, and after each the auditor: it looks at all that was left so far. */
export async function runCells(asked: readonly string[]): Promise<void> {
  const names = cellsOf(asked);
  const needsDisk = names.includes('disk full');
  if (needsDisk) mountSmallDisk();
  try {
    await runAll(names);
  } finally {
    if (needsDisk) unmountSmallDisk();
  }
}

async function runAll(names: readonly string[]): Promise<void> {
  await using stack = await StormStack.open({ hasLines: true });
  const shop = await StormShop.open(checkouts * names.length);
  const inbox = new StormInbox();
  const seed = Date.now() % 1_000_000;
  const outcomes = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    console.log(`cell: ${name}, seed ${seed}`);
    const startedAtMs = Date.now();
    const isRight = await auditCheckouts(
      { checkouts, seed, atOnce, shop, inbox, from: index * checkouts },
      {
        counts: new Map([[name, 1]]),
        run: async () => {
          await sleep(firstShoppersMs);
          await cells[name]?.(stack);
        },
        calm: releaseWebhooks,
      },
    );
    outcomes.set(name, `${isRight ? 'clean' : 'NOT CLEAN'} after ${Math.round((Date.now() - startedAtMs) / 1_000)} s`);
    if (isRight) continue;
    for (const [part, text] of Object.entries(stack.output)) console.log(part, text.slice(-5_000));
    break;
  }
  console.table(Object.fromEntries(outcomes));
  const dirty = [...outcomes].filter(([, outcome]) => outcome.startsWith('NOT')).map(([name]) => name);
  if (dirty.length > 0) throw new Error(`not clean: ${dirty.join(', ')}`);
}
