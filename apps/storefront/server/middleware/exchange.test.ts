import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import { Pool } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { exchange } from './exchange.ts';

const opened: (() => Promise<void>)[] = [];

async function poolOf(answer: RequestListener): Promise<Pool> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const pool = new Pool(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, { connections: 1 });
  opened.push(async () => {
    await pool.destroy();
    server.closeAllConnections();
    server.close();
  });
  return pool;
}

const question = { path: '/', method: 'GET', headers: {}, body: null } as const;

describe('a question to the middleware', () => {
  afterEach(async () => {
    for (const close of opened.splice(0)) await close();
  });

  it('is answered with status, headers and the whole text, in however many pieces it comes', async () => {
    const bytes = Buffer.from('{"name":"Öfen"}');
    const pool = await poolOf((_request, response) => {
      response.writeHead(404, { 'x-kind': 'test' });
      response.write(bytes.subarray(0, 10));
      setTimeout(() => response.end(bytes.subarray(10)), 20);
    });
    expect(await exchange(pool, question, 2_000)).toMatchObject({
      statusCode: 404,
      headers: { 'x-kind': 'test' },
      text: '{"name":"Öfen"}',
    });
  });

  it('carries what is asked', async () => {
    const pool = await poolOf((request, response) => void request.pipe(response));
    expect((await exchange(pool, { ...question, method: 'POST', body: '{"sku":"x"}' }, 2_000)).text).toBe(
      '{"sku":"x"}',
    );
  });

  it('fails when no answer comes in time, also while it waits for a connection', async () => {
    const pool = await poolOf(() => undefined);
    const waiting = [exchange(pool, question, 100), exchange(pool, question, 100)];
    for (const one of waiting) await expect(one).rejects.toThrow('no answer within 100 ms');
  });

  it('is still answered when this process was the one that was late', async () => {
    const pool = await poolOf((_request, response) => void response.end('{}'));
    await exchange(pool, question, 2_000);
    const asked = exchange(pool, question, 100);
    const busyUntil = performance.now() + 300;
    while (performance.now() < busyUntil) Math.hypot(3, 4);
    expect((await asked).text).toBe('{}');
  });

  it('fails when the connection breaks', async () => {
    const pool = await poolOf((request) => void request.socket.destroy());
    await expect(exchange(pool, question, 2_000)).rejects.toThrow();
  });
});
