// npm run catalogue -- --size ci|demo|large: into the development database; a larger size makes it grow.
import { stackEnvironment } from './addresses.ts';
import { importCatalogue, migrate } from './database-jobs.ts';
import { orSayWhy } from './or-say-why.ts';
import { startServices } from './services/all-services.ts';

await orSayWhy(async () => {
  await startServices();
  await migrate(stackEnvironment());
  await importCatalogue(process.argv.slice(2), stackEnvironment());
});
process.exit();
