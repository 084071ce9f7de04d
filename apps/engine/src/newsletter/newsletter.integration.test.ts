import { startMailFake } from '@tradehall/fakes/mail/mail-fake.ts';
import type { RunningLoop } from '@tradehall/process/start-loop.ts';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ShopClient } from '../testing/shop-client';
import { startTestEngine, type TestEngine } from '../testing/test-engine';
import { startMailer } from '../letters/start-mailer';

let client: Client;
let engine: TestEngine;
let url: string;
let inbox: Awaited<ReturnType<typeof startMailFake>>;
let mailers: RunningLoop[] = [];

beforeAll(async () => {
  engine = await startTestEngine();
  ({ url } = engine);
  client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
  inbox = await startMailFake({ smtp: 0, inbox: 0 });
});

afterAll(async () => {
  await inbox.stop();
  await client.end();
  await engine[Symbol.asyncDispose]();
});

const someTime: unknown = expect.any(Date);
const warnings: string[] = [];
function openMailer(): void {
  const mailer = startMailer({
    databaseUrl: engine.databaseUrl,
    mailUrl: inbox.smtpUrl,
    shopOriginPattern: 'http://{country}.localhost:3000',
    readOrder: () => Promise.reject(new Error('nothing was ordered')),
    log: { warn: (message) => void warnings.push(message) },
    pace: { pollMs: 20, firstRetryMs: 20 },
  });
  mailers.push(mailer);
}

beforeEach(async () => {
  await client.query('TRUNCATE newsletter_subscription, newsletter_consent, mail_outbox');
  inbox.journal.clear();
  inbox.faults.clear();
  warnings.length = 0;
});

afterEach(async () => {
  await Promise.all(mailers.map((mailer) => mailer.stop()));
  mailers = [];
});

const done = z.strictObject({});
const request = (email: string, locale = 'de-DE', storeKey = 'tradehall_de') =>
  new ShopClient(url, storeKey).call('requestNewsletter', done, { email, locale });

const expired = { code: 'link-expired' };
const confirm = (token: string) => new ShopClient(url, 'tradehall_de').call('confirmNewsletter', done, { token });

async function mailsArrive(count: number) {
  await expect.poll(() => inbox.journal.entries.length, { timeout: 10_000 }).toBe(count);
  return inbox.journal.entries;
}

const tokenIn = (text: string): string => /\?hash=([\w-]{43})\b/.exec(text)?.[1] ?? '';

const subscriptions = async () =>
  (await client.query<Record<string, unknown>>('SELECT * FROM newsletter_subscription ORDER BY id')).rows;
const outbox = async () => (await client.query<Record<string, unknown>>('SELECT * FROM mail_outbox ORDER BY id')).rows;

describe('subscribing to the newsletter', () => {
  it('asks by mail for confirmation, which the link of the mail gives once', async () => {
    openMailer();
    await request('Jana@Example.com', 'fr-CH', 'tradehall_ch');
    const [mail] = await mailsArrive(1);
    expect(mail).toMatchObject({ from: 'service@tradehall.ch', to: ['jana@example.com'] });
    expect(mail?.text).toContain('http://ch.localhost:3000/fr/exconsents/confirm?hash=');
    expect(mail?.html).toContain('http://ch.localhost:3000/fr/exconsents/confirm?hash=');
    expect(await subscriptions()).toMatchObject([
      {
        state: 'pending',
        confirmed_at: null,
        locale: 'fr-CH',
        consent_version: '2026-11',
        consent_language: 'fr',
        consented_at: someTime,
      },
    ]);

    const token = tokenIn(mail?.text ?? '');
    expect(JSON.stringify(await subscriptions())).not.toContain(token);
    await expect.poll(outbox).toMatchObject([{ contents: {}, sent_at: someTime }]);
    expect(await confirm(`${token}x`)).toEqual(expired);
    expect(await confirm(token)).toEqual({});
    expect(await subscriptions()).toMatchObject([{ state: 'confirmed', confirmed_at: someTime }]);
    expect(await confirm(token)).toEqual(expired);
  });

  it('sends one mail to an address, however often and from wherever it is asked for', async () => {
    await Promise.all(Array.from({ length: 6 }, () => request('jana@example.com')));
    await request('JANA@example.com', 'cs-CZ', 'tradehall_cz');
    expect(await outbox()).toHaveLength(1);
    await client.query(`UPDATE newsletter_subscription SET requested_at = now() - interval '11 minutes'`);
    await request('jana@example.com');
    expect(await outbox()).toHaveLength(1);
    await client.query(`UPDATE newsletter_subscription SET requested_at = now() - interval '11 minutes'`);
    await client.query('UPDATE mail_outbox SET sent_at = now()');
    await request('jana@example.com');
    expect(await outbox()).toHaveLength(2);
    expect(await subscriptions()).toHaveLength(1);
  });

  it('sends no link that a newer one has replaced while the mail server was away', async () => {
    await request('jana@example.com');
    await client.query(`UPDATE newsletter_subscription SET requested_at = now() - interval '11 minutes'`);
    await request('jana@example.com');
    openMailer();
    const [mail] = await mailsArrive(1);
    expect(await confirm(tokenIn(mail?.text ?? ''))).toEqual({});
  });

  it('answers a subscriber as it answers anybody, and sends nothing', async () => {
    openMailer();
    await request('jana@example.com');
    const [mail] = await mailsArrive(1);
    await confirm(tokenIn(mail?.text ?? ''));
    await client.query(`UPDATE newsletter_subscription SET requested_at = now() - interval '1 year'`);
    await request('jana@example.com');
    expect(await outbox()).toHaveLength(1);
    expect(await subscriptions()).toMatchObject([{ state: 'confirmed' }]);
  });

  it('takes no confirmation after seven days', async () => {
    openMailer();
    await request('jana@example.com');
    const [mail] = await mailsArrive(1);
    await client.query(`UPDATE newsletter_subscription SET requested_at = now() - interval '7 days 1 minute'`);
    expect(await confirm(tokenIn(mail?.text ?? ''))).toEqual(expired);
    expect(await subscriptions()).toMatchObject([{ state: 'pending' }]);
  });

  it('refuses what is no address', async () => {
    await expect(request('jana')).rejects.toThrow();
    expect(await outbox()).toEqual([]);
  });
});

describe('a mail in the outbox', () => {
  it('is tried until the mail server takes it, and the log holds no address', async () => {
    inbox.faults.set({ kind: 'refuse', times: 3 });
    openMailer();
    await request('jana@example.com');
    await mailsArrive(1);
    await expect.poll(outbox).toMatchObject([{ attempts: 4, sent_at: someTime, last_error: null }]);
    expect(warnings).toHaveLength(3);
    expect(warnings.join('\n')).not.toContain('jana@');
  });

  it('is tried again only days later when the mail server wants it never', async () => {
    inbox.faults.set({ kind: 'refuse', code: 550 });
    openMailer();
    await request('jana@example.com');
    await expect.poll(() => warnings.length).toBe(1);
    const due = `SELECT due_at > now() + interval '20 hours' AS "isFarOff" FROM mail_outbox`;
    await expect.poll(async () => (await client.query<{ isFarOff: boolean }>(due)).rows).toEqual([{ isFarOff: true }]);
  });

  it('is sent once by several workers', async () => {
    for (let count = 0; count < 3; count += 1) openMailer();
    await Promise.all(Array.from({ length: 9 }, (_, index) => request(`reader-${index}@example.com`)));
    const mails = await mailsArrive(9);
    await expect.poll(async () => (await outbox()).filter(({ sent_at: sentAt }) => sentAt === null)).toEqual([]);
    expect(new Set(mails.map(({ to }) => to[0])).size).toBe(9);
    expect(inbox.journal.entries).toHaveLength(9);
  });

  it('falls due again when the worker that had taken it died', async () => {
    await request('jana@example.com');
    await client.query(`UPDATE mail_outbox SET attempts = 1, due_at = now() + interval '1 hour'`);
    openMailer();
    await client.query(`UPDATE mail_outbox SET due_at = now()`);
    await mailsArrive(1);
  });

  it('is given up when its link has expired', async () => {
    await request('jana@example.com');
    await client.query(`UPDATE mail_outbox SET useful_until = now()`);
    await request('other@example.com');
    openMailer();
    expect(await mailsArrive(1)).toMatchObject([{ to: ['other@example.com'] }]);
  });
});
