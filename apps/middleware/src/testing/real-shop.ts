import { HostedProcess } from '@tradehall/testing/engine/hosted-process.ts';
import { createDisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { freePort } from '@tradehall/testing/process/free-port.ts';
import { leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { prepareEngineTemplate } from './engine-database.ts';
import { testEngineSecret } from './test-app.ts';

export const testStaffSecret = 'secret-of-the-staff';

export interface RealEngine extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
}

/** The engine as it runs in production, on a database of its own. */
export async function startRealEngine(thirdParties: Readonly<Record<string, string>> = {}): Promise<RealEngine> {
  const database = await createDisposableDatabase({ template: await prepareEngineTemplate() });
  const redis = leaseDisposableRedis();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const engine = await HostedProcess.start({
    entry: 'server',
    environment: {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      PORT: String(port),
      METRICS_PORT: '0',
      ENGINE_SECRET: testEngineSecret,
      STAFF_SECRET: testStaffSecret,
      // Nobody is there.
      CARD_PROVIDER_URL: 'http://127.0.0.1:9',
      ...thirdParties,
    },
  });
  return {
    url,
    databaseUrl: database.url,
    [Symbol.asyncDispose]: async () => {
      await engine.stop();
      await redis[Symbol.asyncDispose]();
      await database[Symbol.asyncDispose]();
    },
  };
}
