import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startMailFake } from './mail-fake.ts';
import { sendTestMessage } from './send-test-message.ts';

const message = {
  from: 'shop@tradehall.test',
  to: 'anna@example.test',
  source: [
    'From: Tradehall <shop@tradehall.test>',
    'To: Anna <anna@example.test>',
    'Subject: =?utf-8?Q?Best=C3=A4tigung?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Your order is on its way.',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Your order</p><script>alert(1)</script>',
    '--b--',
  ].join('\n'),
};

describe('the mail fake', () => {
  let mail: Awaited<ReturnType<typeof startMailFake>>;

  beforeEach(async () => {
    mail = await startMailFake({ smtp: 0, inbox: 0 });
  });

  afterEach(async () => {
    await mail.stop();
  });

  it('delivers a message to the inbox with its envelope, subject and both bodies', async () => {
    expect(await sendTestMessage(mail.smtpUrl, message)).toBe(250);
    expect(mail.journal.entries).toMatchObject([
      { from: message.from, to: [message.to], subject: 'Bestätigung', text: 'Your order is on its way.\n' },
    ]);
    expect(mail.journal.entries[0]?.html).toContain('<p>Your order</p>');
  });

  it('tells its journal as JSON and forgets it when asked', async () => {
    await sendTestMessage(mail.smtpUrl, message);
    expect(await (await fetch(`${mail.url}/journal`)).json()).toMatchObject([{ subject: 'Bestätigung' }]);
    await fetch(`${mail.url}/journal`, { method: 'DELETE' });
    expect(mail.journal.entries).toEqual([]);
  });

  it('lists its messages and shows one', async () => {
    await sendTestMessage(mail.smtpUrl, message);
    const id = mail.journal.entries[0]?.id ?? '';
    expect(await (await fetch(mail.url)).text()).toContain(`<a href="/messages/${id}">Bestätigung</a>`);
    const page = await (await fetch(`${mail.url}/messages/${id}`)).text();
    expect(page).toContain('<iframe sandbox');
    expect(page).not.toContain('<script>');
    expect((await fetch(`${mail.url}/messages/unknown`)).status).toBe(404);
  });

  it('shows the markup of a message without running its scripts', async () => {
    await sendTestMessage(mail.smtpUrl, message);
    const answer = await fetch(`${mail.url}/messages/${mail.journal.entries[0]?.id ?? ''}/html`);
    expect(answer.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/);
  });

  it('escapes a subject that looks like markup', async () => {
    await sendTestMessage(mail.smtpUrl, { ...message, source: 'Subject: <b>sale</b>\n\nhello' });
    expect(await (await fetch(mail.url)).text()).toContain('&lt;b&gt;sale&lt;/b&gt;');
  });

  it('refuses once and then takes the same message', async () => {
    mail.faults.set({ kind: 'refuse', times: 1 });
    expect(await sendTestMessage(mail.smtpUrl, message)).toBe(451);
    expect(mail.journal.entries).toEqual([]);
    expect(await sendTestMessage(mail.smtpUrl, message)).toBe(250);
    expect(mail.journal.entries).toHaveLength(1);
  });

  it('refuses for good with the code it was given', async () => {
    mail.faults.set({ kind: 'refuse', code: 550 });
    expect(await sendTestMessage(mail.smtpUrl, message)).toBe(550);
    expect(await sendTestMessage(mail.smtpUrl, message)).toBe(550);
  });

  it('times out: it takes the message and never answers', async () => {
    mail.faults.set({ kind: 'timeout' });
    await expect(sendTestMessage(mail.smtpUrl, message, 200)).rejects.toThrow('The server did not answer.');
    expect(mail.journal.entries).toEqual([]);
  });

  it('answers late when it is slow', async () => {
    mail.faults.set({ kind: 'slow', delayMs: 150 });
    const before = performance.now();
    expect(await sendTestMessage(mail.smtpUrl, message)).toBe(250);
    expect(performance.now() - before).toBeGreaterThanOrEqual(149);
  });

  it('repeats: one message arrives twice', async () => {
    mail.faults.set({ kind: 'repeat', times: 1 });
    expect(await sendTestMessage(mail.smtpUrl, message)).toBe(250);
    expect(mail.journal.entries.map(({ subject }) => subject)).toEqual(['Bestätigung', 'Bestätigung']);
  });
});
