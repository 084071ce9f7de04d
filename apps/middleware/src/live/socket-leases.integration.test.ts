import { randomUUID } from 'node:crypto';
import { leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { SharedRedis } from '../cache/shared-redis.ts';
import { SocketLeases } from './socket-leases.ts';

it('finds the places of a killed process free', async () => {
  await using redis = leaseDisposableRedis();
  const databaseUrl = `postgres://127.0.0.1:1/${randomUUID()}`;
  const log = pino({ level: 'silent' });
  const [killed, living] = [1, 2].map(() => new SharedRedis(redis.url, log, 1_000));
  if (killed === undefined || living === undefined) throw new Error('two are needed');
  for (const shared of [killed, living]) shared.start();
  await expect.poll(() => [killed.redis.status, living.redis.status]).toEqual(['ready', 'ready']);
  const [gone, here] = [new SocketLeases(killed, databaseUrl), new SocketLeases(living, databaseUrl)];
  for (const leases of [gone, here]) leases.start();
  for (let index = 0; index < 10; index += 1) expect(await gone.take('7', `page-${index}`)).toBe(true);
  expect(await gone.take('7', 'page-10')).toBe(false);
  expect(await here.take('7', 'page-11')).toBe(false);
  killed.stop();
  await expect.poll(() => here.take('7', 'page-12'), { interval: 250, timeout: 4_900 }).toBe(true);
  await here.release('7', 'page-12');
  await gone.stop();
  await here.stop();
  living.stop();
});
