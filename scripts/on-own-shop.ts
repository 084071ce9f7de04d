// Runs a command (journeys, crawl, gallery …) against a shop of its own: production build, ci catalogue, shifted ports.
import { once } from 'node:events';
import { signalGroup, spawnOwned } from '@tradehall/testing/process/owned-processes.ts';
import { useOwnStack } from './own-stack.ts';

useOwnStack(10_000);
process.env['CATALOGUE_SIZE'] ??= 'ci';
// Whoever looks at this shop does not wait for what the worker may do later.
process.env['WATCH_MS'] ??= '500';

// Addresses are read when these modules load, so the offset has to be there first.
const { stackEnvironment } = await import('./addresses.ts');
const { orSayWhy } = await import('./or-say-why.ts');
const { ProcessGroup } = await import('./processes.ts');
const { stopServices } = await import('./services/all-services.ts');
const { startStack } = await import('./stack.ts');

const group = new ProcessGroup();

/** Its exit code. Told to end, it passes the word on and the shop is closed in good order. */
async function runCommand(environment: NodeJS.ProcessEnv): Promise<number> {
  const command = spawnOwned('sh', ['-c', process.argv.slice(2).join(' ')], { env: environment, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => signalGroup(command, signal));
  await once(command, 'close');
  return command.exitCode ?? 1;
}

await orSayWhy(async () => {
  try {
    const { isComplete } = await startStack(group, 'production');
    await isComplete;
    process.exitCode = await runCommand({ ...process.env, ...stackEnvironment() });
  } finally {
    await group.stopAll();
    await stopServices();
  }
});
process.exit();
