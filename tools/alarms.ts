// One fault after the other in a shop with shoppers, watched by a real Prometheus and Alertmanager: each raises its alert within
// a minute, and no other. `npm run alarms -- <fault…>` tries some of them. Needs the shop to be built.
import { setTimeout as sleep } from 'node:timers/promises';
import { waitForHealth } from '@tradehall/testing/process/wait-for-health.ts';
import { useOwnStack } from '../scripts/own-stack.ts';
import type { WatchedShop } from './alarms/faults.ts';

useOwnStack(20_000);

// Addresses are read when these modules load, so the offset has to be there first.
const { urls } = await import('../scripts/addresses.ts');
const { startProcess } = await import('./bench/start-process.ts');
const { shopProcesses } = await import('../scripts/shop-processes.ts');
const { watchedFaults } = await import('./alarms/faults.ts');
const { SteadyShoppers } = await import('./alarms/steady-shoppers.ts');
const { Watch } = await import('./alarms/watch.ts');
const { orSayWhy } = await import('../scripts/or-say-why.ts');
const { StormShop } = await import('./storm/storm-shop.ts');
const { StormStack } = await import('./storm/storm-stack.ts');

/** Enough for the figures to be there, and for alerts of what was before. */
const quietMs = 25_000;
const mostTries = 4;
const patienceMs = 60_000;
/** Time for an alert that follows from the first, and comes through it. */
const afterwardsMs = 10_000;

interface Outcome {
  readonly fault: string;
  readonly expected: string;
  readonly seconds: number | null;
  readonly others: string;
  readonly isRight: boolean;
}

/** What is left of the fault before may still call somebody: then a new watch begins, with no memory of it. */
async function openQuietWatch(): ReturnType<typeof Watch.open> {
  for (let tries = 1; ; tries += 1) {
    const watch = await Watch.open();
    await sleep(quietMs);
    if (watch.heard.size === 0 || tries === mostTries) return watch;
    await watch[Symbol.asyncDispose]();
  }
}

async function tryFault(name: string, shop: WatchedShop): Promise<Outcome> {
  const fault = watchedFaults[name];
  if (fault === undefined)
    throw new Error(`no such fault: ${name}; there are ${Object.keys(watchedFaults).join(', ')}`);
  await using watch = await openQuietWatch();
  const before = [...watch.heard.keys()];
  const begunAtMs = Date.now();
  await fault.begin(shop);
  const hasCome = () => fault.alert !== null && watch.heard.has(fault.alert);
  while (!hasCome() && Date.now() - begunAtMs < patienceMs) await sleep(200);
  if (hasCome()) await sleep(afterwardsMs);
  const others = [...watch.heard.keys()].filter((alert) => alert !== fault.alert);
  const at = fault.alert === null ? undefined : watch.heard.get(fault.alert);
  await fault.end(shop);
  return {
    fault: name,
    expected: fault.alert ?? 'none',
    seconds: at === undefined ? null : Math.round((at - begunAtMs) / 1_000),
    others: [...before.map((alert) => `${alert} (before)`), ...others].join(', '),
    isRight: others.length === 0 && before.length === 0 && (fault.alert === null || at !== undefined),
  };
}

async function hasCaughtUp(): Promise<boolean> {
  const figures = await (await fetch(`${urls.middleware}/metrics`)).text();
  const lag = Number(/^middleware_projection_lag_seconds (?<lag>\S+)$/m.exec(figures)?.groups?.['lag'] ?? Infinity);
  return lag < 4 && !/^middleware_part_up\{.*\} 0$/m.test(figures);
}

/** Whoever is back has caught up, and reaches everybody. */
async function untilWell(): Promise<void> {
  for (const name of ['engine', 'worker', 'middleware', 'storefront'] as const)
    await waitForHealth(name, shopProcesses[name].healthUrl, 120_000);
  const deadline = Date.now() + 120_000;
  while (!(await hasCaughtUp())) {
    if (Date.now() > deadline) throw new Error('the shop does not recover');
    await sleep(500);
  }
}

await orSayWhy(async () => {
  const asked = process.argv.slice(2);
  // Without search nodes: on a small machine they are behind with the stock of what is sold here, which is an alert of its own.
  await using stack = await StormStack.open({ hasLines: true, changed: { MEILISEARCH_URLS: '' } });
  await using storefront = await startProcess('storefront');
  await using shoppers = new SteadyShoppers(await StormShop.open(0));
  const outcomes: Outcome[] = [];
  for (const name of asked.length > 0 ? asked : Object.keys(watchedFaults)) {
    await untilWell();
    const outcome = await tryFault(name, { stack, storefront });
    outcomes.push(outcome);
    console.log(`${outcome.isRight ? 'right' : 'WRONG'}: ${JSON.stringify(outcome)}`);
  }
  console.table(outcomes);
  console.log(`${shoppers.begun} shoppers went to the checkout meanwhile`);
  const wrong = outcomes.filter(({ isRight }) => !isRight).map(({ fault }) => fault);
  if (wrong.length > 0) throw new Error(`not as expected: ${wrong.join(', ')}`);
});
process.exit();
