import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testAccount } from '@tradehall/fakes/card-provider/test-merchant.ts';
import { startMailFake } from '@tradehall/fakes/mail/mail-fake.ts';
import { startTrackingFake } from '@tradehall/fakes/tracking/tracking-fake.ts';
import { startVatFake } from '@tradehall/fakes/vat/vat-fake.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type LinkReader, MarkedPerson, type Name, password } from '../testing/marked-person';
import { done, MyDataCalls } from '../testing/my-data-calls';
import { merchantAccount, PaymentsUnderTest } from '../testing/payments-under-test';
import { AdyenCardProvider } from '../payment/card-provider/adyen-card-provider';
import { findInDatabase, findInFiles, findInRedis, holds } from '../testing/search-everywhere';

let mail: Awaited<ReturnType<typeof startMailFake>>;
let tracking: Awaited<ReturnType<typeof startTrackingFake>>;
let vat: Awaited<ReturnType<typeof startVatFake>>;
let redis: DisposableRedis;
let shop: PaymentsUnderTest;
/** The only one the engine could leave a file in. */
const folder = mkdtempSync(join(tmpdir(), 'left-by-engine-'));

beforeAll(async () => {
  redis = leaseDisposableRedis();
  [mail, tracking, vat] = await Promise.all([
    startMailFake({ smtp: 0, inbox: 0 }),
    startTrackingFake(0),
    startVatFake(0),
  ]);
  for (const number of ['NL810433941B01', 'NL004495445B01']) vat.register.enter(number);
  shop = await PaymentsUnderTest.start({
    REDIS_URL: redis.url,
    MAIL_URL: mail.smtpUrl,
    TRACKING_URL: tracking.url,
    VAT_SERVICE_URL: vat.xmlUrl,
    TMPDIR: folder,
    LOG_LEVEL: 'debug',
  });
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
  await Promise.all([mail.stop(), tracking.stop(), vat.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const read = new Set<string>();
const linkOf: LinkReader = async (email, page, query) => {
  const unread = () =>
    mail.journal.entries
      .filter(({ to }) => to.includes(email))
      .flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
      .map((link) => new URL(link))
      .filter(({ pathname, href }) => pathname.endsWith(page) && !read.has(href));
  expect(await shop.until(() => Promise.resolve(unread().length > 0))).toBe(true);
  const [link] = unread().slice(-1);
  read.add(String(link));
  return link?.searchParams.get(query) ?? '';
};

const everyMailIsSent = () =>
  shop.until(async () => (await shop.query('SELECT FROM mail_outbox WHERE sent_at IS NULL')).length === 0);

/** All that somebody can leave in the shop. */
async function liveOne(name: Name): Promise<MarkedPerson> {
  const person = await MarkedPerson.register(shop, name, linkOf);
  await person.keepAddress();
  const [asCompany, forHerself] = [await person.orderAsCompany(), await person.orderForHerself()];
  expect(await shop.settled()).toBe(true);
  await person.takeInvoice(asCompany);
  await person.withdraw(forHerself);
  await person.leaveCart();
  await person.review();
  await person.write('other', 'feedback');
  await person.subscribe();
  await person.agree();
  return person;
}

const wordsOf = ({ marks }: MarkedPerson) => Object.values(marks);

/** Where the law wants somebody kept who has gone: her orders, what they were paid and taxed by, and what she declared. */
const keptByLaw = [
  // What operators were told of the withdrawal.
  'history_entry.data',
  'invoice.facts',
  'order.billingAddress',
  'order.customFieldsContactemail',
  'order.customFieldsCostcentre',
  'order.customFieldsPurchaseorder',
  'order.customFieldsVatevidence',
  'order.shippingAddress',
  'order_withdrawal.email',
  'order_withdrawal.name',
  'vat_check.number',
  'vat_check.raw',
];

describe('somebody who has deleted the account', () => {
  it('stands nowhere any more but where the law wants it', async () => {
    const [gone, stays] = [await liveOne('qadira'), await liveOne('zenobia')];
    expect(await everyMailIsSent()).toBe(true);
    const mine = new MyDataCalls(gone.client);

    // Before: everywhere, and in her own file. Nothing of anybody else's is in it.
    const before = await findInDatabase((...args) => shop.query(...args), wordsOf(gone));
    for (const place of [
      'customer.emailAddress',
      'customer_address.address',
      'contact_request.description',
      'review.author_name',
    ])
      expect(before).toContain(place);
    const { json, data } = await mine.file({ password });
    for (const word of wordsOf(gone)) expect(json).toContain(word);
    expect(holds(json, wordsOf(stays))).toBe(false);
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining([
        'orders',
        'orderedGoods',
        'invoices',
        'withdrawals',
        'checkedVatNumbers',
        'reviews',
        'requests',
        'newsletter',
        'waitedFor',
        'consents',
        'addresses',
      ]),
    );

    // Nobody outside has time at first.
    shop.provider.faults.set({ kind: 'refuse', code: 500 });
    tracking.faults.set({ kind: 'refuse', code: 503 });
    expect(await mine.erase(await mine.confirmation({ password }))).toEqual(done);
    expect(await everyMailIsSent()).toBe(true);
    expect(await findInDatabase((...args) => shop.query(...args), wordsOf(gone))).toEqual(keptByLaw);
    expect(await findInRedis(redis.url, wordsOf(gone))).toEqual([]);
    expect(findInFiles(folder, wordsOf(gone))).toEqual([]);
    for (const { output } of [shop.engine, shop.worker])
      expect(output.split('\n').filter((line) => holds(line, wordsOf(gone)))).toEqual([]);
    const [last] = mail.journal.entries.filter(({ to }) => to.includes(gone.marks.email)).slice(-1);
    expect(last?.text).toContain('/order/find');

    // Nobody else has lost anything.
    const other = new MyDataCalls(stays.client);
    const { json: theirs } = await other.file({ password });
    for (const word of wordsOf(stays)) expect(theirs).toContain(word);
  });

  it('is forgotten by the card provider and the tracking service, as soon as they answer', async () => {
    const [erasure] = await shop.query('SELECT customer_id AS id FROM erasure');
    const reference = `customer-${String(erasure?.['id'])}`;
    const url = shop.provider.url;
    const provider = new AdyenCardProvider({ url, ...testAccount, merchantAccount });
    const open = () => shop.query('SELECT kind, tries, last_error FROM erasure_duty WHERE done_at IS NULL');
    const perform = async () => {
      await shop.query('UPDATE erasure_duty SET due_at = now() WHERE done_at IS NULL');
      await (
        await shop.operator()
      ).ask(z.unknown(), 'mutation { runScheduledTask(id: "perform-erasure-duties") { success } }');
    };
    await perform();
    const isTried = async () =>
      (await open()).every(({ tries, last_error: error }) => Number(tries) > 0 && error !== null);
    expect(await shop.until(isTried, 90_000)).toBe(true);
    expect(await open()).toHaveLength(2);
    shop.provider.faults.clear();
    tracking.faults.clear();
    expect(await provider.storedCards(reference)).not.toEqual([]);
    await perform();
    expect(await shop.until(async () => (await open()).length === 0, 90_000)).toBe(true);
    expect(await provider.storedCards(reference)).toEqual([]);
    const told = tracking.journal.entries.filter(({ name }) => name === 'customer-erasure');
    expect(told).toMatchObject([{ body: { user_id: String(erasure?.['id']) } }]);
    provider.stop();
  });

  it('may come back with the same address, and finds nothing', async () => {
    const again = await MarkedPerson.register(shop, 'qadira', linkOf);
    const page = { limit: 10, offset: 0 };
    expect(await again.client.call('shopOrders', z.object({ total: z.int() }), page)).toEqual({ total: 0 });
    expect(await again.client.call('me', z.looseObject({}))).toMatchObject({ addresses: [] });
    const { json, data } = await new MyDataCalls(again.client).file({ password });
    expect(holds(json, [again.marks.street, again.marks.vatNumber, again.marks.company])).toBe(false);
    // The one she has begun now.
    expect((data['orders'] ?? []).map(({ placedAt }) => placedAt)).toEqual([null]);
  });
});
