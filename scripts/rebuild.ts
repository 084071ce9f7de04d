// npm run rebuild: writes all documents anew beside the live ones and swaps them in, while the shop goes on.
import { stackEnvironment } from './addresses.ts';
import { rebuildReadSide } from './database-jobs.ts';
import { orSayWhy } from './or-say-why.ts';
import { startServices } from './services/all-services.ts';

await orSayWhy(async () => {
  await startServices();
  await rebuildReadSide(process.argv.slice(2), stackEnvironment());
});
process.exit();
