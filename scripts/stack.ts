import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { shopEnvironment, urls } from './addresses.ts';
import { growCatalogue, importCatalogue, migrate } from './database-jobs.ts';
import { isOwnStack } from './own-stack.ts';
import { printAddresses } from './print-addresses.ts';
import { ProcessGroup } from './processes.ts';
import { hasDemo, projectFolder } from './project-folders.ts';
import { startServices } from './services/all-services.ts';
import { lockStack } from './services/lock.ts';
import { shopProcesses, type ShopProcessName } from './shop-processes.ts';

type Mode = 'development' | 'production';

/** Said by whoever has just built all of it, as the gates do. */
const isShopBuilt = process.env['SHOP_IS_BUILT'] === 'yes';
const healthyWithinMs = 180_000;
/** The shop opens with a catalogue of this size; it grows behind the pages. */
const firstSize = 'ci';
const pageProcesses = ['middleware', 'pictures', 'storefront'] as const;
const dashboardPage = join(projectFolder, 'apps/engine/dist/dashboard/index.html');

/** Starts everything and returns when told to stop; a process that dies before that is an error. */
export async function runStack(mode: Mode): Promise<void> {
  const group = new ProcessGroup();
  try {
    await Promise.race([runUntilDeath(group, mode), toldToStop()]);
    console.log(isOwnStack() ? '\nstopping' : '\nstopping; the services keep running until "npm run services:stop"');
  } finally {
    await group.stopAll();
  }
}

async function runUntilDeath(group: ProcessGroup, mode: Mode): Promise<void> {
  const { isComplete } = await startStack(group, mode);
  printAddresses();
  const told = tellProgress(isComplete);
  await Promise.race([told.then(() => new Promise(() => undefined)), group.firstDeath().then(fail)]);
}

function fail(reason: string): never {
  throw new Error(reason);
}

interface Stack {
  /** What nobody has to wait for: the dashboard is built and, with the demo, the catalogue is whole and drawn. */
  readonly isComplete: Promise<void>;
}

/** Returns once pages are served. The rest of the catalogue, the dashboard and the pictures come behind. */
export async function startStack(group: ProcessGroup, mode: Mode): Promise<Stack> {
  await lockStack();
  const environment = { ...shopEnvironment(), NODE_ENV: mode };
  // The services may have to be installed first, which is waiting for the network.
  const built = build(group, mode);
  await Promise.all([startServices(), built.engine]);
  await migrate(environment);
  const start = async (names: readonly ShopProcessName[]) => {
    for (const name of names) {
      const { script, healthUrl, environment: own } = shopProcesses[name];
      if (script.startsWith('demo/') && !hasDemo) continue;
      const description = { name, file: process.execPath, args: [script], healthUrl };
      await group.start({ ...description, environment: { ...environment, ...own } });
    }
  };
  // These show no page. They start on the core that the import leaves free.
  await start(['fakes', 'engine']);
  const size = process.env['CATALOGUE_SIZE'] ?? 'demo';
  const imported = hasDemo ? importCatalogue(['--size', firstSize], environment, group) : Promise.resolve();
  await group.whileAllLive(imported.then(() => built.storefront));
  const isWhole = !hasDemo || size === firstSize;
  await start(isWhole ? ['worker', ...pageProcesses] : pageProcesses);
  await group.waitUntilHealthy(healthyWithinMs);
  const complete = async () => {
    if (!isWhole) {
      await growCatalogue(size, environment, group);
      // While it grows, the import projects at a low priority; the worker would do so at the pages' own.
      await start(['worker']);
      await group.waitUntilHealthy(healthyWithinMs);
    }
    // Not beside the growing catalogue: that and the pictures already keep the cores busy.
    await Promise.all([buildDashboard(group), untilDrawn()]);
  };
  return { isComplete: complete() };
}

function build(group: ProcessGroup, mode: Mode) {
  const run = (script: string) =>
    isShopBuilt ? Promise.resolve() : group.run({ name: script, ...npmRun(script), environment: {}, isBehind: true });
  const engine = run('build:engine');
  // In development the storefront builds itself, page by page.
  const storefront = mode === 'production' ? run('build:storefront') : Promise.resolve();
  // It is waited for later; what fails before that is told instead.
  storefront.catch(() => undefined);
  return { engine, storefront };
}

const npmRun = (script: string) => ({ file: 'npm', args: ['run', '--silent', script] });

/** At the lowest priority: shoppers' pages come first. */
async function buildDashboard(group: ProcessGroup): Promise<void> {
  if (existsSync(dashboardPage)) return;
  const script = 'build:dashboard';
  await group.run({ name: 'dashboard', ...npmRun(script), environment: {}, isBehind: true, niceness: 19 });
}

const progress = z.object({ drawn: z.number(), total: z.number(), secondsLeft: z.number().nullable() });

async function readProgress(): Promise<z.output<typeof progress>> {
  return progress.parse(await (await fetch(`${urls.pictures}/progress`)).json());
}

async function untilDrawn(): Promise<void> {
  while (hasDemo) {
    const { drawn, total } = await readProgress();
    if (drawn === total) return;
    await sleep(1_000);
  }
}

const tellEveryMs = 10_000;

/** One line now and then, until everything is there. */
async function tellProgress(isComplete: Promise<void>): Promise<void> {
  const complete = isComplete.then(() => 'complete' as const);
  while ((await Promise.race([complete, sleep(tellEveryMs)])) !== 'complete') {
    // Without the demo there is nothing else to wait for.
    const dashboard = hasDemo && existsSync(dashboardPage) ? [] : ['the dashboard is still to be built'];
    const pictures = hasDemo ? [await describePictures()] : [];
    console.log(`behind     | ${[...dashboard, ...pictures].join(' · ')}`);
  }
  const pictures = hasDemo ? ' and every picture is drawn in full' : '';
  console.log(`behind     | the dashboard is built${pictures}`);
}

async function describePictures(): Promise<string> {
  const { drawn, total, secondsLeft } = await readProgress();
  const left = secondsLeft === null ? '' : `, about ${Math.ceil(secondsLeft / 60)} min left`;
  return `${drawn} of ${total} pictures are drawn in full${left}`;
}

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        resolve();
      });
    }
  });
}
