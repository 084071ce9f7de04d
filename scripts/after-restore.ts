// npm run after-restore -- --erasures <file> --payments <file> [step…]: what has to happen between a restore of the database
// and the opening of the shop, for the development stack or the one in the environment.
import { stackEnvironment } from './addresses.ts';
import { orSayWhy } from './or-say-why.ts';
import { ProcessGroup } from './processes.ts';
import { startServices } from './services/all-services.ts';
import { searchNodes } from './shop-processes.ts';

await orSayWhy(async () => {
  await startServices();
  await new ProcessGroup().run({
    name: 'the work after a restore',
    file: process.execPath,
    args: ['apps/engine/dist/src/restore/run-after-restore.js', ...process.argv.slice(2)],
    environment: { ...stackEnvironment(), ...searchNodes },
  });
});
process.exit();
