import { languages } from '@tradehall/domain/locales/languages.ts';
import { describe, expect, it } from 'vitest';
import { mailKinds } from './mail-kinds';
import { fillIn, type MailMessages, mailMessages, mailMessagesOf } from './mail-messages';

const flat = (messages: MailMessages) =>
  Object.entries(messages).flatMap(([group, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${group}.${key}`, text] as const),
  );
const marksOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([mark]) => mark).toSorted();
const english = new Map(flat(mailMessagesOf('en')));

describe.each(languages)('the mails and invoices in %s', (language) => {
  const texts = flat(mailMessagesOf(language));

  it('have every text the English ones have, and no other', () => {
    expect(mailMessages.safeParse(mailMessagesOf(language)).error?.issues ?? []).toEqual([]);
  });

  it('fill in what the English ones fill in', () => {
    expect(texts.map(([key, text]) => [key, marksOf(text)])).toEqual(
      [...english].map(([key, text]) => [key, marksOf(text)]),
    );
  });

  it('have no markup, and no brace but those of what is filled in', () => {
    expect(texts.filter(([, text]) => /[<>{}[\]]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  it('have a subject of one line that fits', () => {
    const subjects = texts.filter(([key]) => key.endsWith('.subject')).map(([, subject]) => subject);
    expect(subjects).toHaveLength(Object.keys(mailKinds).length);
    expect(subjects.filter((subject) => subject.includes('\n') || subject.length > 90)).toEqual([]);
  });

  it('are not English', () => {
    const same = texts.filter(([key, text]) => text.length > 24 && text === english.get(key));
    expect(language === 'en' ? [] : same).toEqual([]);
  });

  it('say how long the links of accounts are good for', () => {
    const messages = mailMessagesOf(language);
    for (const kind of ['account-verify', 'account-from-order'] as const) expect(messages[kind].body).toContain('24');
    expect(messages['password-reset'].body).toContain('30');
  });

  it('say how many days links and withdrawals have', () => {
    const messages = mailMessagesOf(language);
    expect(messages['newsletter-confirmation'].body).toContain('7');
    expect(messages.withdrawal.text).toContain('14');
    expect(messages.withdrawal.next.match(/14/g)).toHaveLength(2);
  });
});

describe('what is filled in', () => {
  it('is not filled in a second time', () => {
    expect(fillIn('{name} {number}', { name: '{number}', number: '1' })).toBe('{number} 1');
  });
});
