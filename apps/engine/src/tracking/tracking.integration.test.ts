import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { TrackingUnderTest } from '../testing/tracking-under-test';

let test: TrackingUnderTest;

beforeAll(async () => {
  test = await TrackingUnderTest.start();
});
afterAll(() => test[Symbol.asyncDispose]());
beforeEach(async () => {
  await test.clear();
  // Whatever an earlier story has paused is over.
  test.nowMs = Math.max(test.nowMs, Date.now()) + 60_000;
});

const skus = (...numbers: number[]) => numbers.map((number) => `EX${10_000_000 + number}`);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const keys = () => test.service.journal.entries.map(({ key }) => key);

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

/** While the service is silent, and in turns while it is not: so a busy moment of the machine is in both. */
async function inTurns(work: () => Promise<unknown>): Promise<{ silentMs: number; usualMs: number }> {
  const [silent, usual]: [number[], number[]] = [[], []];
  for (let count = 0; count < 30; count += 1) {
    const isSilent = count % 2 === 0;
    if (isSilent) test.service.faults.set({ kind: 'timeout' });
    else test.service.faults.clear();
    const startedAt = performance.now();
    await work();
    (isSilent ? silent : usual).push(performance.now() - startedAt);
  }
  return { silentMs: median(silent), usualMs: median(usual) };
}

describe('an event', () => {
  it('is delivered once, with its key, and emptied', async () => {
    const visitor = await test.visitor();
    await test.views(visitor, 1, 2, 3);
    await test.deliver();
    expect(test.arrived(visitor.cookie)).toEqual(skus(1, 2, 3));
    expect(new Set(keys()).size).toBe(3);
    const rows = await test.query('SELECT body, attempts, delivered_at IS NULL AS waits FROM tracking_event');
    expect(rows).toEqual(upTo(3).map(() => ({ body: {}, attempts: 1, waits: false })));
    await test.deliver();
    expect(keys()).toHaveLength(3);
  });

  it('is not taken without consent, under no receipt, or under one of other purposes', async () => {
    const visitor = await test.visitor(['statistics']);
    expect(await test.track(visitor, 'view-item', { sku: 'EX10000001' })).toBe(false);
    const nobody = { ...visitor, receipt: '6f1f6a52-6a8b-4c57-9d0a-2f6b1f0c7a11' };
    expect(await test.track(nobody, 'view-item', { sku: 'EX10000001' })).toBe(false);
    expect(await test.waiting()).toBe(0);
  });

  it('names nobody but whose session it is', async () => {
    const visitor = await test.visitor();
    expect(await test.track(visitor, 'customer-update', {})).toBe(false);
    await test.views(visitor, 1);
    const [anonymous] = await test.query('SELECT body, customer_id FROM tracking_event');
    expect(anonymous).toEqual({
      body: { locale: 'de-DE', cookie: visitor.cookie, sku: 'EX10000001' },
      customer_id: null,
    });
  });

  it('names the customer of the session, as far as its kind is told', async () => {
    const visitor = await test.visitor();
    const customerId = await test.signIn(visitor, 'jana@example.com');
    expect(await test.track(visitor, 'customer-update', {})).toBe(true);
    await test.views(visitor, 1);
    const recommendation = { path: '/', recommendation_id: 'r', recommendation_name: 'similar', action: 'show' };
    await test.track(visitor, 'recommendation', recommendation);
    const about = { locale: 'de-DE', cookie: visitor.cookie };
    const user_id = String(customerId);
    expect(await test.query('SELECT body, customer_id FROM tracking_event ORDER BY id')).toEqual([
      { body: { ...about, user_id }, customer_id: customerId },
      { body: { ...about, user_id, email: 'jana@example.com', sku: 'EX10000001' }, customer_id: customerId },
      { body: { ...about, ...recommendation }, customer_id: customerId },
    ]);
    await test.choose(visitor, ['marketing']);
    const [receipt] = await test.query('SELECT customer_id FROM consent_receipt WHERE id = $1', [visitor.receipt]);
    expect(receipt).toEqual({ customer_id: customerId });
    expect(await test.track(visitor, 'newsletter', { email: 'Jana@example.com' })).toBe(true);
    expect(await test.query(`SELECT 1 FROM tracking_event WHERE kind = 'newsletter'`)).toHaveLength(1);
  });

  it('is not taken about a cart of somebody else', async () => {
    const owner = await test.visitor();
    const cart = await owner.shop.createCart();
    const step = { cart_id: cart.id, step: 1 };
    expect(await test.track(owner, 'checkout', step)).toBe(true);
    expect(await test.track(await test.visitor(), 'checkout', step)).toBe(false);
  });

  it('tells of a newsletter only whose address is confirmed, and answers alike', async () => {
    const visitor = await test.visitor();
    await test.query(
      `INSERT INTO newsletter_subscription (email, store_key, locale, state, requested_at, confirmed_at, consent_version,
         consent_language, consented_at)
       VALUES ('jana@example.com', 'tradehall_de', 'de-DE', 'confirmed', now(), now(), '1', 'de', now())`,
    );
    expect(await test.track(visitor, 'newsletter', { email: 'jana@example.com' })).toBe(true);
    expect(await test.track(visitor, 'newsletter', { email: 'nobody@example.com' })).toBe(true);
    expect(await test.query(`SELECT body->>'email' AS email FROM tracking_event`)).toEqual([
      { email: 'jana@example.com' },
    ]);
  });

  it('of a consent is told with its receipt, and says which customer it is', async () => {
    const visitor = await test.visitor([]);
    const email = 'petra@example.com';
    const user_id = String(await test.signIn(visitor, email));
    await test.query('TRUNCATE tracking_event');
    const asked = ['newsletter', 'sms', 'phone'];
    const choose = (...given: string[]) =>
      visitor.shop.call('setMyConsents', z.strictObject({}), { asked, given, locale: 'de-DE' });
    const told = async () => {
      const rows = await test.query('SELECT kind, body FROM tracking_event ORDER BY id');
      await test.query('TRUNCATE tracking_event');
      return rows;
    };
    await choose('newsletter', 'sms');
    const doi = { locale: 'de-DE', email, user_id };
    expect(await told()).toEqual([
      { kind: 'newsletter-doi', body: { ...doi, newsletterAction: 'subscribe' } },
      { kind: 'customer-consent', body: { locale: 'de-DE', consents: ['newsletter', 'sms'], user_id } },
    ]);
    await choose('newsletter', 'sms');
    expect(await told()).toEqual([]);
    await choose('phone');
    expect(await told()).toEqual([
      { kind: 'newsletter-doi', body: { ...doi, newsletterAction: 'unsubscribe' } },
      { kind: 'customer-consent', body: { locale: 'de-DE', consents: ['phone'], user_id } },
    ]);
    // By the link of a mail nobody has signed in, and yet the mailbox is known.
    await test.query(`UPDATE newsletter_subscription SET requested_at = now() - interval '1 hour' WHERE email = $1`, [
      email,
    ]);
    await visitor.shop.call('requestNewsletter', z.strictObject({}), { email, locale: 'de-DE' });
    const [mail] = await test.query(
      `SELECT contents->>'token' AS token FROM mail_outbox WHERE recipient = $1 AND kind = 'newsletter-confirmation'`,
      [email],
    );
    const guest = await test.visitor([]);
    await guest.shop.call('confirmNewsletter', z.strictObject({}), { token: String(mail?.['token']) });
    expect(await told()).toEqual([{ kind: 'newsletter-doi', body: { ...doi, newsletterAction: 'subscribe' } }]);
  });

  it('that the service will never take is dropped, and those behind it arrive', async () => {
    const visitor = await test.visitor();
    await test.views(visitor, 1, 2);
    test.service.faults.set({ kind: 'refuse', code: 400, times: 1 });
    await test.deliver();
    expect(test.arrived(visitor.cookie)).toEqual(skus(2));
    expect(await test.waiting()).toBe(0);
  });

  it('is forgotten a day after it was delivered, and after a week that nobody could be told', async () => {
    const visitor = await test.visitor();
    await test.views(visitor, 1);
    await test.deliver();
    await test.views(visitor, 2);
    const ages = async (days: number) => {
      await test.query(
        `UPDATE tracking_event SET created_at = created_at - $1 * interval '1 day',
           delivered_at = delivered_at - $1 * interval '1 day', next_attempt_at = now() + interval '1 hour'`,
        [days],
      );
      test.nowMs += 61_000;
      await test.delivery.round();
      return test.query('SELECT delivered_at FROM tracking_event');
    };
    expect(await ages(0.9)).toHaveLength(2);
    expect(await ages(0.2)).toEqual([{ delivered_at: null }]);
    expect(await ages(5.5)).toHaveLength(1);
    expect(await ages(0.5)).toEqual([]);
  });
});

describe('the tracking service', () => {
  it('down for an hour costs the shop no time, and then hears of everything once and in order', async () => {
    const visitors = [await test.visitor(), await test.visitor(), await test.visitor()];
    const [shopper] = visitors;
    if (shopper === undefined) throw new Error('nobody came');
    const calls = [() => shopper.shop.activeCart(), () => test.track(shopper, 'view-item', { sku: 'EX10000060' })];

    for (let minute = 1; minute <= 60; minute += 1) {
      // Refused, silent, or taken with a lost answer: in turns.
      test.service.faults.set(
        minute % 10 === 0
          ? { kind: 'timeout' }
          : minute % 5 === 0
            ? { kind: 'lost-answer' }
            : { kind: 'refuse', code: 500 },
      );
      for (const visitor of visitors) await test.views(visitor, minute);
      for (let tick = 0; tick < 6; tick += 1) {
        test.nowMs += 10_000;
        await test.delivery.round();
      }
    }
    for (const call of calls) {
      const { silentMs, usualMs } = await inTurns(call);
      expect(silentMs).toBeLessThan(usualMs * 3 + 25);
    }
    await test.query(
      `DELETE FROM tracking_event WHERE id IN (SELECT id FROM tracking_event ORDER BY id DESC LIMIT 30)`,
    );

    test.service.faults.clear();
    for (let tick = 0; tick < 40; tick += 1) {
      test.nowMs += 10_000;
      await test.deliver();
    }
    expect(await test.waiting()).toBe(0);
    for (const { cookie } of visitors) expect(test.arrived(cookie)).toEqual(skus(...upTo(60)));
    const delivered = await test.query('SELECT idempotency_key AS key FROM tracking_event');
    expect(new Set(keys())).toEqual(new Set(delivered.map(({ key }) => key)));
  }, 120_000);

  it('is left alone for ten seconds after five failures, then one event tries', async () => {
    const visitors = await Promise.all(upTo(8).map(() => test.visitor()));
    for (const visitor of visitors) await test.views(visitor, 1);
    test.service.faults.set({ kind: 'refuse' });
    expect(await test.delivery.round()).toBe(8);
    test.nowMs += 9_000;
    expect(await test.delivery.round()).toBe(0);
    test.nowMs += 2_000;
    expect(await test.delivery.round()).toBe(1);
    expect(await test.delivery.round()).toBe(0);
    test.service.faults.clear();
    test.nowMs += 10_000;
    await test.deliver();
    test.nowMs += 60_000;
    await test.deliver();
    expect(await test.waiting()).toBe(0);
  });

  it('gets a repeated event under the same key when its answer was lost', async () => {
    const visitor = await test.visitor();
    await test.views(visitor, 1, 2);
    test.service.faults.set({ kind: 'lost-answer', times: 1 });
    await test.deliver();
    test.nowMs += 10_000;
    await test.deliver();
    expect(test.service.journal.entries.map(({ body }) => body)).toMatchObject(skus(1, 1, 2).map((sku) => ({ sku })));
    expect(new Set(keys()).size).toBe(2);
  });

  it('hears of each event in order, however many workers deliver and however one dies', async () => {
    const visitors = await Promise.all(upTo(6).map(() => test.visitor()));
    for (const visitor of visitors) await test.views(visitor, ...upTo(25));
    // Taken by a worker that died.
    await test.query(`UPDATE tracking_event SET attempts = 1, next_attempt_at = $1 WHERE visitor = $2`, [
      new Date(test.nowMs + 60_000),
      visitors[0]?.cookie,
    ]);
    const workers = upTo(4).map(() => test.anotherDelivery());
    const work = async () => {
      for (let turn = 0; turn < 40; turn += 1) await Promise.all(workers.map((worker) => worker.round()));
    };
    await work();
    expect(await test.waiting()).toBe(25);
    test.nowMs += 61_000;
    await work();
    for (const { cookie } of visitors) expect(test.arrived(cookie)).toEqual(skus(...upTo(25)));
    expect(keys()).toHaveLength(150);
  }, 60_000);
});

describe('a withdrawn consent', () => {
  it('takes back what was not delivered yet, also of the choices before it', async () => {
    const visitor = await test.visitor(['marketing']);
    const other = await test.visitor();
    await test.views(visitor, 1);
    await test.views(other, 1);
    await test.choose(visitor, ['statistics', 'marketing']);
    await test.views(visitor, 2);
    const { receipt } = visitor;
    await test.choose(visitor, []);
    expect(await test.track(visitor, 'view-item', { sku: 'EX10000003' })).toBe(false);
    expect(await test.track({ ...visitor, receipt }, 'view-item', { sku: 'EX10000003' })).toBe(false);
    await test.deliver();
    expect(test.service.journal.entries).toHaveLength(1);
    expect(test.arrived(other.cookie)).toEqual(skus(1));
  });

  it('leaves nothing behind when it meets events on their way', async () => {
    const visitor = await test.visitor();
    const before = { ...visitor };
    const events = upTo(12).map((number) => test.track(before, 'view-item', { sku: `EX${10_000_000 + number}` }));
    await Promise.all([...events, test.choose(visitor, [])]);
    expect(await test.waiting()).toBe(0);
  });
});
