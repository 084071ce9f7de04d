import { Redis } from 'ioredis';
import { expect, it } from 'vitest';
import { leaseDisposableRedis } from './disposable-redis.ts';

it('two tests at once get two empty databases, and both are empty again afterwards', async () => {
  let url: string;
  {
    await using first = leaseDisposableRedis();
    await using second = leaseDisposableRedis();
    url = first.url;
    expect(second.url).not.toBe(first.url);
    const client = new Redis(first.url);
    await client.set('cart', '1');
    client.disconnect();
    const other = new Redis(second.url);
    expect(await other.dbsize()).toBe(0);
    other.disconnect();
  }
  const client = new Redis(url);
  expect(await client.dbsize()).toBe(0);
  client.disconnect();
});
