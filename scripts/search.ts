// npm run search -- status | rebuild [locale…]: the search indexes of the development stack, or of the one in the environment.
import { stackEnvironment } from './addresses.ts';
import { orSayWhy } from './or-say-why.ts';
import { ProcessGroup } from './processes.ts';
import { startServices } from './services/all-services.ts';
import { searchNodes } from './shop-processes.ts';

await orSayWhy(async () => {
  await startServices();
  await new ProcessGroup().run({
    name: 'the search command',
    file: process.execPath,
    args: ['apps/engine/dist/src/search/search-command.js', ...process.argv.slice(2)],
    environment: { ...stackEnvironment(), ...searchNodes },
  });
});
process.exit();
