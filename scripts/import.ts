// npm run import -- --kind prices|stock|… --file <file> [--mapping <name>] [--full] [--dry-run], or --pictures <folder>: into the
// shop of the development stack, or the one in the environment.
import { stackEnvironment } from './addresses.ts';
import { importFile } from './database-jobs.ts';
import { orSayWhy } from './or-say-why.ts';
import { startServices } from './services/all-services.ts';

await orSayWhy(async () => {
  await startServices();
  await importFile(process.argv.slice(2), stackEnvironment());
});
process.exit();
