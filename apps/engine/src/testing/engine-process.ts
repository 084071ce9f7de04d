import { join } from 'node:path';
import { freePort } from '@tradehall/testing/process/free-port.ts';

const builtEngine = join(__dirname, '../../dist/src');

export const engineSecret = 'the-secret-of-the-engine-under-test';
export const superadmin = { username: 'superadmin', password: 'the-password-under-test' };

export function engineEnvironment(databaseUrl: string, redisUrl: string) {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    ENGINE_SECRET: engineSecret,
    COOKIE_SECRET: 'the-cookie-secret-under-test',
    STAFF_SECRET: 'the-staff-secret-under-test',
    SUPERADMIN_USERNAME: superadmin.username,
    SUPERADMIN_PASSWORD: superadmin.password,
    LOG_LEVEL: 'warn',
  };
}

export interface EngineProcess {
  readonly name: string;
  readonly entry: 'server' | 'worker';
  readonly args: readonly string[];
  readonly environment: Record<string, string>;
  readonly healthUrl: string;
}

/** What starts the built engine on a free port, as a `HostedProcess` or a `RealProcess`; `npm run build:engine` comes before. */
export async function describeEngine(
  databaseUrl: string,
  redisUrl: string,
  thirdParties: Record<string, string> = {},
): Promise<{ url: string; process: EngineProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    process: {
      name: 'engine',
      entry: 'server',
      args: [join(builtEngine, 'server.js')],
      environment: {
        ...engineEnvironment(databaseUrl, redisUrl),
        METRICS_PORT: String(await freePort()),
        ...thirdParties,
        PORT: String(port),
      },
      healthUrl: `${url}/ready`,
    },
  };
}

/** Beside a server on the same database. */
export async function describeWorker(
  databaseUrl: string,
  redisUrl: string,
  more: Record<string, string> = {},
): Promise<EngineProcess> {
  const port = await freePort();
  return {
    name: 'worker',
    entry: 'worker',
    args: [join(builtEngine, 'worker.js')],
    environment: { ...engineEnvironment(databaseUrl, redisUrl), WATCH_MS: '500', WORKER_PORT: String(port), ...more },
    healthUrl: `http://127.0.0.1:${port}/ready`,
  };
}
