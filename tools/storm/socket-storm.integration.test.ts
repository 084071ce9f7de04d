import { join } from 'node:path';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { freePort } from '@tradehall/testing/process/free-port.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { expect, it } from 'vitest';
import { startRealEngine } from '../../apps/middleware/src/testing/real-shop.ts';
import { testEngineSecret } from '../../apps/middleware/src/testing/test-app.ts';
import { projectFolder } from '../../scripts/project-folders.ts';
import { stormSockets } from './socket-storm.ts';

it(
  'tells a hundred pages of every change of their own cart, once, and has them back after kill -9',
  { timeout: 180_000 },
  async () => {
    await using engine = await startRealEngine();
    const port = await freePort();
    const middlewareUrl = `http://127.0.0.1:${port}`;
    await using middleware = await RealProcess.start({
      name: 'middleware',
      args: [join(projectFolder, 'apps/middleware/src/server.ts')],
      environment: {
        DATABASE_URL: engine.databaseUrl,
        REDIS_URL: readTestingEnvironment().REDIS_URL,
        ENGINE_URL: engine.url,
        ENGINE_SECRET: testEngineSecret,
        PORT: String(port),
        LOG_LEVEL: 'warn',
      },
      healthUrl: `${middlewareUrl}/ready`,
    });
    const { updates, reconnectedWithinMs, ...audit } = await stormSockets({
      gatewayUrl: middlewareUrl,
      shopUrls: [middlewareUrl],
      sku: 'EX10010001',
      guests: 10,
      pagesEach: 10,
      updatesPerSecond: 10,
      seconds: 5,
      crash: () => middleware.restart(),
    });
    expect(audit).toMatchObject({ sockets: 100, wrongFrames: 0, missedFrames: 0 });
    expect(updates).toBeGreaterThan(25);
    expect(audit.p95Ms).toBeLessThan(500);
    expect(reconnectedWithinMs).toBeLessThan(20_000);
  },
);
