import { createServer, type Server } from 'node:http';
import express from 'express';
import { pino } from 'pino';
import { Pool } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { pageQueue } from './page-queue.ts';

const running: { server: Server; pool: Pool }[] = [];

afterEach(async () => {
  for (const { server, pool } of running.splice(0)) {
    await pool.destroy();
    server.closeAllConnections();
    server.close();
  }
});

/** A shop whose pages stay open until they are let go, one by one, in the order they were begun. */
async function openShop(atOnce: number, waiting: number) {
  const begun: { readonly path: string; readonly finish: () => void }[] = [];
  const shop = express();
  shop.use(pageQueue({ atOnce, waiting }, pino({ level: 'silent' })));
  shop.use((request, response) => {
    begun.push({ path: request.path, finish: () => void response.send('page') });
  });
  const server = createServer(shop);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const pool = new Pool(`http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`, { connections: 20 });
  running.push({ server, pool });
  const ask = async (path: string, signal?: AbortSignal) => {
    const answer = await pool.request({ path, method: 'GET', ...(signal !== undefined && { signal }) });
    await answer.body.text();
    return { status: answer.statusCode, headers: answer.headers };
  };
  const paths = () => begun.map(({ path }) => path);
  return { ask, begun, paths };
}

describe('the line before the pages', () => {
  it('lets so many in at a time, and the next in order when one is done', async () => {
    const { ask, begun, paths } = await openShop(2, 5);
    const answers = [ask('/a'), ask('/b')];
    await expect.poll(paths).toHaveLength(2);
    answers.push(ask('/c'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(paths()).not.toContain('/c');
    begun[0]?.finish();
    await expect.poll(paths).toContain('/c');
    begun[1]?.finish();
    begun[2]?.finish();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('asks who finds no place to come back, and nobody keeps that answer', async () => {
    const { ask, begun, paths } = await openShop(1, 1);
    const first = ask('/a');
    await expect.poll(paths).toHaveLength(1);
    const second = ask('/b');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ask('/c')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1', 'cache-control': 'no-store' },
    });
    begun[0]?.finish();
    await expect.poll(paths).toHaveLength(2);
    begun[1]?.finish();
    expect([(await first).status, (await second).status]).toEqual([200, 200]);
  });

  it('keeps no place for who has left', async () => {
    const { ask, begun, paths } = await openShop(1, 1);
    const first = ask('/a');
    await expect.poll(paths).toHaveLength(1);
    const leaving = new AbortController();
    const left = ask('/b', leaving.signal).catch(() => 'left');
    await new Promise((resolve) => setTimeout(resolve, 50));
    leaving.abort();
    expect(await left).toBe('left');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const third = ask('/c');
    await new Promise((resolve) => setTimeout(resolve, 50));
    begun[0]?.finish();
    await first;
    await expect.poll(paths).toEqual(['/a', '/c']);
    begun[1]?.finish();
    expect((await third).status).toBe(200);
  });

  it('gives the place of who has left to the next', async () => {
    const { ask, begun, paths } = await openShop(1, 5);
    const first = ask('/a');
    await expect.poll(paths).toHaveLength(1);
    const leaving = new AbortController();
    const left = ask('/b', leaving.signal).catch(() => 'left');
    await new Promise((resolve) => setTimeout(resolve, 50));
    const third = ask('/c');
    await new Promise((resolve) => setTimeout(resolve, 50));
    leaving.abort();
    expect(await left).toBe('left');
    await new Promise((resolve) => setTimeout(resolve, 50));
    begun[0]?.finish();
    await expect.poll(paths).toEqual(['/a', '/c']);
    begun[1]?.finish();
    expect([(await first).status, (await third).status]).toEqual([200, 200]);
  });
});
