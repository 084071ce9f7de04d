import { languages } from '@tradehall/domain/countries/languages.ts';
import { describe, expect, it } from 'vitest';
import { mailMessages, mailMessagesOf } from './mail-messages';

describe.each(languages)('the mails in %s', (language) => {
  it('have every text the English ones have, and no other', () => {
    expect(mailMessages.safeParse(mailMessagesOf(language)).error?.issues ?? []).toEqual([]);
  });

  it('have no markup and no placeholder: what is filled in stands beside the texts', () => {
    const texts = Object.values(mailMessagesOf(language)).flatMap((letter) => Object.values(letter));
    expect(texts.filter((text) => /[<>{}]/.test(text))).toEqual([]);
  });

  it('have a subject of one line that fits', () => {
    const subjects = Object.values(mailMessagesOf(language)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('\n') || subject.length > 90)).toEqual([]);
  });

  it('say how many days the link is valid', () => {
    expect(mailMessagesOf(language)['newsletter-confirmation'].body).toContain('7');
  });
});
