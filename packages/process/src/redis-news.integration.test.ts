import { once } from 'node:events';
import { createServer } from 'node:net';
import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { connectToTell, RedisNews } from './redis-news.ts';

const channel = 'redis-news-test';
let lease: DisposableRedis;
let teller: Redis;
let heard: string[];
let said: string[];
let times: number;
let unreadable: number;

const attentive = { checkEveryMs: 100, silenceMs: 200 };

function hear(redisUrl: string) {
  const news = new RedisNews({
    redisUrl,
    channel,
    about: 'tests',
    log: { warn: (_details, message) => void said.push(message) },
    schema: z.string(),
    onNews: (word) => void heard.push(word),
    onHeard: () => (times += 1),
    onUnreadable: () => (unreadable += 1),
    attention: attentive,
  });
  news.start();
  return news;
}

/** A Redis that hangs up on everybody. */
async function openBrokenRedis() {
  let attempts = 0;
  const server = createServer((socket) => {
    attempts += 1;
    socket.resetAndDestroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    url: `redis://127.0.0.1:${port}`,
    attempts: () => attempts,
    [Symbol.dispose]: () => void server.close(),
  };
}

beforeAll(() => {
  lease = leaseDisposableRedis();
  teller = new Redis(lease.url);
});

afterAll(async () => {
  teller.disconnect();
  await lease[Symbol.asyncDispose]();
});

beforeEach(() => {
  [heard, said, times, unreadable] = [[], [], 0, 0];
});

describe('news', () => {
  let news: RedisNews<string>;
  afterEach(() => news.stop());

  it('is heard, and again after the connection was cut', async () => {
    news = hear(lease.url);
    await expect.poll(() => times).toBe(1);
    await teller.publish(channel, '"first"');
    await expect.poll(() => heard).toEqual(['first']);
    await teller.client('KILL', 'TYPE', 'pubsub');
    await expect.poll(() => times).toBe(2);
    await teller.publish(channel, '"second"');
    await expect.poll(() => heard).toEqual(['first', 'second']);
    expect(news.isConnected).toBe(true);
  });

  it('is heard again after the line has fallen silent', async () => {
    await using line = await FaultyLine.to(lease.url);
    news = hear(line.through(lease.url));
    await expect.poll(() => times).toBe(1);
    line.fallSilent();
    await expect.poll(() => news.isConnected, { timeout: 10_000 }).toBe(false);
    line.mend();
    await expect.poll(() => times, { timeout: 10_000 }).toBeGreaterThan(1);
    // A busy machine answers late and is taken for silent once more; what is told in between is lost, and so it is told anew.
    await expect
      .poll(() => teller.publish(channel, '"after the silence"').then(() => heard), { timeout: 10_000 })
      .toContain('after the silence');
  });

  it.each(['no JSON', '7'])('is unreadable as %j, which keeps nobody from the next', async (message) => {
    news = hear(lease.url);
    await expect.poll(() => times).toBe(1);
    await teller.publish(channel, message);
    await teller.publish(channel, '"next"');
    await expect.poll(() => heard).toEqual(['next']);
    expect([unreadable, said]).toEqual([1, ['unreadable news of tests']]);
  });

  it('is missed with one line of the log, however often it is tried', async () => {
    using broken = await openBrokenRedis();
    news = hear(broken.url);
    await expect.poll(broken.attempts).toBeGreaterThan(3);
    expect(said).toEqual(['no news of tests']);
    expect([news.isConnected, times]).toEqual([false, 0]);
  });
});

describe('whoever tells news', () => {
  it('says once that Redis is away, and waits for nothing', async () => {
    using broken = await openBrokenRedis();
    const redis = connectToTell(broken.url, () => void said.push('not told'));
    await expect(redis.publish(channel, '"lost"')).rejects.toThrow();
    await expect.poll(broken.attempts).toBeGreaterThan(3);
    redis.disconnect();
    expect(said).toEqual(['not told']);
  });

  it('tells again after the line has fallen silent', async () => {
    await using line = await FaultyLine.to(lease.url);
    const news = hear(lease.url);
    await expect.poll(() => times).toBe(1);
    const redis = connectToTell(line.through(lease.url), () => undefined, attentive);
    await expect.poll(() => redis.status).toBe('ready');
    line.fallSilent();
    await expect.poll(() => redis.status, { timeout: 10_000 }).not.toBe('ready');
    line.mend();
    await expect
      .poll(() => redis.publish(channel, '"told"').then(() => heard, String), { timeout: 10_000 })
      .toContain('told');
    redis.disconnect();
    news.stop();
  });
});
