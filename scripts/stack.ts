import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stackEnvironment } from './addresses.ts';
import { importCatalogue, migrate } from './database-jobs.ts';
import { printAddresses } from './print-addresses.ts';
import { ProcessGroup } from './processes.ts';
import { projectFolder } from './project-folders.ts';
import { startServices } from './services/all-services.ts';
import { shopProcesses } from './shop-processes.ts';

type Mode = 'development' | 'production';

/**
 * What is built before the shop starts: engine and storefront always, the dashboard when it is missing. In development
 * the storefront builds itself, page by page.
 */
const builds = [
  { script: 'build:engine', makes: null, in: ['development', 'production'] },
  { script: 'build:dashboard', makes: 'apps/engine/dist/dashboard/index.html', in: ['development', 'production'] },
  { script: 'build:storefront', makes: null, in: ['production'] },
];
/** Said by whoever has just built all of it, as the gates do. */
const isShopBuilt = process.env['SHOP_IS_BUILT'] === 'yes';
const healthyWithinMs = 180_000;

/** Starts everything and returns when told to stop; a process that dies before that is an error. */
export async function runStack(mode: Mode): Promise<void> {
  const group = new ProcessGroup();
  process.once('exit', () => group.killAll());
  try {
    await Promise.race([runUntilDeath(group, mode), toldToStop()]);
    console.log('\nstopping; the services keep running until "npm run services:stop"');
  } finally {
    await group.stopAll();
  }
}

async function runUntilDeath(group: ProcessGroup, mode: Mode): Promise<void> {
  await startStack(group, mode);
  printAddresses();
  throw new Error(await group.firstDeath());
}

/** Returns once every process of the shop is healthy. */
export async function startStack(group: ProcessGroup, mode: Mode): Promise<void> {
  await startServices();
  const environment = { ...stackEnvironment(), NODE_ENV: mode };
  await build(group, mode);
  await migrate(environment);
  await importCatalogue(['--size', process.env['CATALOGUE_SIZE'] ?? 'demo'], environment);
  for (const [name, { script, healthUrl, environment: own }] of Object.entries(shopProcesses)) {
    const description = { name, file: process.execPath, args: [script], healthUrl };
    await group.start({ ...description, environment: { ...environment, ...own } });
  }
  await group.waitUntilHealthy(healthyWithinMs);
}

async function build(group: ProcessGroup, mode: Mode): Promise<void> {
  for (const { script, makes, in: modes } of builds) {
    const isBuilt = isShopBuilt || (makes !== null && existsSync(join(projectFolder, makes)));
    if (isBuilt || !modes.includes(mode)) continue;
    await group.run({ name: `npm run ${script}`, file: 'npm', args: ['run', '--silent', script], environment: {} });
  }
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
