import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@tradehall/testing/process/free-port.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const host = 'de.localhost';
const slowMs = 8_000;

describe('the storefront as a process', () => {
  /** In the place of the middleware: it takes its time where it is asked to. */
  let behind: Server;
  let middlewareUrl: string;
  let asked = 0;

  beforeAll(async () => {
    behind = createServer((incoming, outgoing) => {
      asked += 1;
      const isSlow = incoming.url?.includes('slow') === true;
      setTimeout(() => outgoing.end('{"data":"done"}'), isSlow ? slowMs : 5);
    });
    behind.listen(0, '127.0.0.1');
    await once(behind, 'listening');
    const address = behind.address();
    middlewareUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(() => {
    behind.closeAllConnections();
    behind.close();
  });

  const start = async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const storefront = await RealProcess.start({
      name: 'storefront',
      args: [join(import.meta.dirname, 'server.ts')],
      environment: {
        NODE_ENV: 'development',
        PORT: String(port),
        METRICS_PORT: '0',
        MIDDLEWARE_URL: middlewareUrl,
        DRAIN_NOTICE_MS: '500',
      },
      healthUrl: `${url}/health`,
    });
    const ask = async (path: string) => {
      const { statusCode: status, headers, body } = await request(`${url}${path}`, { headers: { host }, reset: true });
      return { status, connection: headers['connection'], body: await body.text() };
    };
    const end = () => process.kill(storefront.pid ?? 0, 'SIGTERM');
    return { storefront, ask, end, [Symbol.asyncDispose]: () => storefront.stop() };
  };

  it('answers what takes eight seconds after it was told to end, and nobody who comes meanwhile is lost', async () => {
    await using first = await start();
    await using second = await start();
    const before = asked;
    const underWay = first.ask('/api/slow');
    await expect.poll(() => asked).toBe(before + 1);
    first.end();
    const outcomes: number[] = [];
    while (first.storefront.isRunning) {
      const isReady = await first.ask('/ready').then(
        ({ status }) => status === 200,
        () => false,
      );
      const { status } = await (isReady ? first : second).ask('/api/quick');
      outcomes.push(status);
      await sleep(20);
    }
    expect(await underWay).toEqual({ status: 200, connection: 'close', body: '{"data":"done"}' });
    expect(outcomes.length).toBeGreaterThan(20);
    expect(new Set(outcomes)).toEqual(new Set([200]));
  });
});
