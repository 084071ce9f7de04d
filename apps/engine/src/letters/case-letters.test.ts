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

const caseNumber = 'C-2026-000001';

describe('the mails about a case', () => {
  it.each(localeCodes)('are complete in %s, and name it', async (locale) => {
    const received = await write({ kind: 'case-received', locale, contents: { caseNumber } });
    const answered = await write({ kind: 'case-answer', locale, contents: { caseNumber, words: 'Tomorrow.' } });
    for (const { subject, text, html } of [received, answered]) {
      expect(subject).toContain(caseNumber);
      for (const written of [subject, text, html]) expect(written).not.toMatch(/\{\w+\}|undefined|\bnull\b/);
    }
  });

  it('confirm nothing but the number: what was typed may be meant for somebody else', async () => {
    const contents = { caseNumber, subject: 'Buy pills' };
    await expect(write({ kind: 'case-received', locale: 'de-DE', contents })).rejects.toThrow();
  });

  it('carry the operator’s words as they are, never as markup', async () => {
    const contents = { caseNumber, words: 'Zeile <b>eins</b>\n\nZeile {zwei}' };
    const { text, html } = await write({ kind: 'case-answer', locale: 'fr-CH', contents });
    expect(text).toContain('Zeile <b>eins</b>\n\nZeile {zwei}');
    expect(html).toContain('Zeile &lt;b&gt;eins&lt;/b&gt;');
    expect(html).toContain('https://www.tradehall.ch/fr/contact-request');
  });
});
