// Runs a command (journeys, crawl, gallery …) against a shop of its own: production build, ci catalogue, shifted ports.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { useOwnStack } from './own-stack.ts';

useOwnStack(25_000);
process.env['CATALOGUE_SIZE'] ??= 'ci';

// Addresses are read when these modules load, so the offset has to be there first.
const { stackEnvironment } = await import('./addresses.ts');
const { orSayWhy } = await import('./or-say-why.ts');
const { ProcessGroup } = await import('./processes.ts');
const { stopServices } = await import('./services/all-services.ts');
const { startStack } = await import('./stack.ts');

const group = new ProcessGroup();
process.once('exit', () => group.killAll());

/** Its exit code. Told to end, it passes the word on and the shop is closed in good order. */
async function runCommand(environment: NodeJS.ProcessEnv): Promise<number> {
  const command = spawn(process.argv.slice(2).join(' '), { env: environment, shell: true, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => command.kill(signal));
  await once(command, 'close');
  return command.exitCode ?? 1;
}

await orSayWhy(async () => {
  try {
    await startStack(group, 'production');
    process.exitCode = await runCommand({ ...process.env, ...stackEnvironment() });
  } finally {
    await group.stopAll();
    await stopServices();
  }
});
process.exit();
