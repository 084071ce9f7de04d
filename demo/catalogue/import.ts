// node demo/catalogue/dist/import.js --size ci|demo|large [--products N] [--seed N] [--anchor DAY] [--without-projection]
import { environment } from '@tradehall/engine/platform/environment';
import { ConnectionLost } from '@tradehall/engine/platform/database';
import { loadWords } from './generate/words';
import { parseImportArguments } from './import/arguments';
import { runImport } from './import/run-import';

async function main(): Promise<void> {
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = environment;
  const given = parseImportArguments(process.argv.slice(2));
  console.log(await runImport({ ...given, databaseUrl, redisUrl, loadWords }));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof ConnectionLost) console.error('the database went away: start the import again and it goes on');
  process.exitCode = 1;
});
