import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { describe, expect, it } from 'vitest';
import { type MailOrder, writeMail } from './write-mail';

const store = {
  emailAddress: 'service@tradehall.de',
  phoneNumbers: { de: '+49 800 000 000' },
  openingHours: { de: '08:00–17:00' },
};

const write = (mail: Omit<MailOrder, 'store'>) =>
  writeMail(
    { ...mail, store },
    {
      originPattern: 'https://www.tradehall.{ending}',
      contentSlugs: {},
      readOrder: () => Promise.reject(new Error('nothing was ordered')),
    },
  );

const mails = [
  { kind: 'account-verify', contents: { token: 'a-b_c' }, path: '/create-account/confirm?token=a-b_c' },
  {
    kind: 'account-from-order',
    contents: { token: 'a-b_c', orderNumber: 'DE1000017' },
    path: '/create-account/confirm?token=a-b_c',
  },
  { kind: 'account-exists', contents: {}, path: '/login' },
  { kind: 'password-reset', contents: { token: 'a-b_c' }, path: '/password-reset/change-password?token=a-b_c' },
  { kind: 'password-changed', contents: { changedAt: '2026-11-15T23:30:00.000Z' }, path: '/password-reset' },
  {
    kind: 'sign-in-added',
    contents: { way: 'google', addedAt: '2026-11-15T23:30:00.000Z' },
    path: '/my-account/my-profile',
  },
  { kind: 'my-data-link', contents: { token: 'a-b_c' }, path: '/my-account/my-data?token=a-b_c' },
  { kind: 'account-deleted', contents: { deletedAt: '2026-11-15T23:30:00.000Z' }, path: '/order/find' },
] as const;

describe.each(mails)('the mail $kind', ({ kind, contents, path }) => {
  it.each([
    ['de-DE', 'https://www.tradehall.de'],
    ['fr-CH', 'https://www.tradehall.ch/fr'],
  ] as const)('leads to the shop of %s, in plain text and in HTML', async (locale, origin) => {
    const { text, html } = await write({ kind, contents, locale });
    expect(text).toContain(`${origin}${path}`);
    expect(html).toContain(`href="${origin}${path}"`);
  });

  it.each(localeCodes)('is complete in %s', async (locale) => {
    const { subject, text, html } = await write({ kind, contents, locale });
    for (const written of [subject, text, html]) expect(written).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
  });
});

describe('the mails of an account', () => {
  it('name the order it is made of', async () => {
    const contents = { token: 'a-b_c', orderNumber: 'DE1000017' };
    expect((await write({ kind: 'account-from-order', locale: 'de-DE', contents })).text).toContain('DE1000017');
  });

  it('say when a password was changed, on the clocks of the shop', async () => {
    const contents = { changedAt: '2026-11-15T23:30:00.000Z' };
    const { text } = await write({ kind: 'password-changed', locale: 'de-DE', contents });
    expect(text).toContain('16.11.2026, 00:30 MEZ');
  });

  it('say that passkeys went with the old password, where there were any', async () => {
    const contents = { changedAt: '2026-11-15T23:30:00.000Z' };
    const of = async (more: object) =>
      (await write({ kind: 'password-changed', locale: 'de-DE', contents: { ...contents, ...more } })).text;
    expect(await of({ areWaysEnded: true })).toContain('Alle Passkeys und Verknüpfungen');
    expect(await of({})).not.toContain('Passkeys');
  });

  it.each(['account-verify', 'password-reset'] as const)('are not written without a token: %s', async (kind) => {
    await expect(write({ kind, locale: 'de-DE', contents: {} })).rejects.toThrow('token');
  });
});
