import { HostedProcess } from '@tradehall/testing/engine/hosted-process.ts';
import { createDisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { AdminClient } from './admin-client';
import { describeEngine } from './engine-process';
import { migratedTemplate } from './migrated-template';

export interface TestEngine extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  readonly operator: AdminClient;
  /** What it has logged. */
  readonly output: string;
}

// Nobody listens there: what an operator saves and a shopper sends must not need Redis, and neither must the boot.
const deadRedis = 'redis://127.0.0.1:1';

/** The engine on a database of its own, filled before it starts, with an operator signed in. */
export async function startTestEngine(
  fill?: (databaseUrl: string) => Promise<void>,
  thirdParties: Record<string, string> = {},
): Promise<TestEngine> {
  const database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  await fill?.(database.url);
  const { url, process } = await describeEngine(database.url, deadRedis, thirdParties);
  const engine = await HostedProcess.start(process);
  return {
    url,
    databaseUrl: database.url,
    operator: await new AdminClient(url).signIn(),
    get output() {
      return engine.output;
    },
    [Symbol.asyncDispose]: async () => {
      await engine[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
