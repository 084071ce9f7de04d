import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stackEnvironment } from './addresses.ts';
import { findMissingCatalogue, markUnfinishedDuring } from './catalogue-state.ts';
import { printAddresses } from './print-addresses.ts';
import { ProcessGroup } from './processes.ts';
import { projectFolder } from './project-folders.ts';
import { startServices } from './services/all-services.ts';
import { shopProcesses } from './shop-processes.ts';

type Mode = 'development' | 'production';

const builtFiles = [shopProcesses.engine.script, 'apps/storefront/build/server/index.js'];
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
  await prepareDatabase(group, environment);
  for (const [name, { script, healthUrl, environment: own }] of Object.entries(shopProcesses)) {
    const description = { name, file: process.execPath, args: [script], healthUrl };
    await group.start({ ...description, environment: { ...environment, ...own } });
  }
  await group.waitUntilHealthy(healthyWithinMs);
}

async function build(group: ProcessGroup, mode: Mode): Promise<void> {
  const isBuilt = builtFiles.every((file) => existsSync(join(projectFolder, file)));
  if (mode === 'production' && isBuilt) return;
  const script = mode === 'production' ? 'build' : 'build:engine';
  await group.run({ name: `npm run ${script}`, file: 'npm', args: ['run', '--silent', script], environment: {} });
}

async function prepareDatabase(group: ProcessGroup, environment: Record<string, string>): Promise<void> {
  const job = { file: process.execPath, environment };
  await group.run({ ...job, name: 'the migration', args: ['apps/engine/dist/src/migrate.js'] });
  const size = await findMissingCatalogue();
  if (size === null) return;
  const importing = { ...job, name: 'the import', args: ['apps/engine/dist/seed/import.js', '--size', size] };
  await markUnfinishedDuring(size, () => group.run(importing));
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
