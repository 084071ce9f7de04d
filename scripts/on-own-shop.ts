// Runs a command (journeys, crawl, gallery …) against a shop of its own: production build, ci catalogue, shifted ports.
import { spawnSync } from 'node:child_process';
import { useOwnStack } from './own-stack.ts';

useOwnStack(10_000);
process.env['CATALOGUE_SIZE'] ??= 'ci';

// Addresses are read when these modules load, so the offset has to be there first.
const { stackEnvironment } = await import('./addresses.ts');
const { orSayWhy } = await import('./or-say-why.ts');
const { ProcessGroup } = await import('./processes.ts');
const { stopServices } = await import('./services/all-services.ts');
const { startStack } = await import('./stack.ts');

const group = new ProcessGroup();
process.once('exit', () => group.killAll());

await orSayWhy(async () => {
  try {
    await startStack(group, 'production');
    const environment = { ...process.env, ...stackEnvironment() };
    const { status } = spawnSync(process.argv.slice(2).join(' '), { env: environment, shell: true, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    await group.stopAll();
    await stopServices();
  }
});
process.exit();
