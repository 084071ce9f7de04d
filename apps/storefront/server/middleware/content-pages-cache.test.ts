import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { contentPagesCache } from './content-pages-cache.ts';
import type { TransportFor } from './middleware-transport.ts';

const asking = { locale: 'de-DE', host: 'de.localhost', requestId: '1' } as const;

/** A middleware whose list grows by a page with every answer, and a clock that stands still until it is moved. */
function setUp() {
  const clock = { now: 0, answers: 0, isAway: false };
  const transportFor: TransportFor = () => () => {
    if (clock.isAway) return Promise.reject(new Error('connection refused'));
    clock.answers += 1;
    const pages = Array.from({ length: clock.answers }, (_, index) => ({
      key: `page-${index}`,
      slug: `seite-${index}`,
      title: 'Seite',
      slugAllLocales: {},
    }));
    return Promise.resolve({ status: 200, body: { data: { pages } } });
  };
  const find = contentPagesCache({ transportFor, log: pino({ level: 'silent' }), now: () => clock.now });
  return { clock, count: async () => (await find(asking)).all.length };
}

describe('the list of content pages', () => {
  it('is asked for once by many visitors', async () => {
    const { clock, count } = setUp();
    expect(await Promise.all([count(), count(), count()])).toEqual([1, 1, 1]);
    expect(clock.answers).toBe(1);
  });

  it('is renewed after two seconds, behind the back of who asks', async () => {
    const { clock, count } = setUp();
    await count();
    clock.now = 2_000;
    expect(await count()).toBe(1);
    await expect.poll(count).toBe(2);
    expect(clock.answers).toBe(2);
  });

  it('stays as it was while the middleware is away', async () => {
    const { clock, count } = setUp();
    await count();
    clock.isAway = true;
    clock.now = 10_000;
    expect([await count(), await count()]).toEqual([1, 1]);
  });

  it('is empty before the first answer, and the shop still opens', async () => {
    const { clock, count } = setUp();
    clock.isAway = true;
    expect(await count()).toBe(0);
  });

  it('is not missing to who comes when the middleware is back', async () => {
    const { clock, count } = setUp();
    clock.isAway = true;
    await count();
    clock.isAway = false;
    clock.now = 2_000;
    expect(await count()).toBe(1);
  });

  it('is asked for first where nobody has come for a while: a page published since is there', async () => {
    const { clock, count } = setUp();
    await count();
    clock.now = 10_000;
    expect(await count()).toBe(2);
  });
});
