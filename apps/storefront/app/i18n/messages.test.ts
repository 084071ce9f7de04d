import { describe, expect, it } from 'vitest';
import { failures } from '@tradehall/domain/calls/failures.ts';
import { languages } from '@tradehall/domain/countries/languages.ts';
import type { MessageKey } from './messages.ts';
import { findMessage, messagesByLanguage, messagesByLocale } from './messages.ts';
import { placeholdersOf } from './placeholders.ts';

const english = new Map(Object.entries(messagesByLanguage.en));
const translations = languages.filter((language) => language !== 'en');

describe('the messages', () => {
  it('have words for every failure of the shop and for no other', () => {
    const codes = [...english.keys()].filter((key) => key.startsWith('failure.'));
    expect(codes.sort()).toEqual(
      Object.keys(failures)
        .map((code) => `failure.${code}`)
        .sort(),
    );
  });

  it.each(translations)('are complete in %s', (language) => {
    expect(Object.keys(messagesByLanguage[language])).toEqual([...english.keys()]);
    expect(Object.values(messagesByLanguage[language]).filter((message) => message.trim() === '')).toEqual([]);
  });

  it.each(translations)('carry the same placeholders in %s as in English', (language) => {
    for (const [key, message] of Object.entries(messagesByLanguage[language])) {
      expect([key, placeholdersOf(message)]).toEqual([key, placeholdersOf(english.get(key) ?? '')]);
    }
  });

  it.each(translations)('leave no English sentence in %s', (language) => {
    const untranslated = Object.entries(messagesByLanguage[language])
      .filter(([key, message]) => message === english.get(key))
      .map(([key]) => key);
    // A French description is called one.
    expect(untranslated.filter((key) => key !== 'product.description')).toEqual([]);
  });

  it.each(languages)('do not shout in %s', (language) => {
    expect(Object.values(messagesByLanguage[language]).filter((message) => message.includes('!'))).toEqual([]);
  });

  it.each(['el', 'bg'] as const)('use the letters of their language in %s', (language) => {
    const names = /Tradehall|PayPal|Google|email|\{\w+\}/g;
    const foreign = Object.values(messagesByLanguage[language]).filter((message) =>
      /[a-z]/i.test(message.replace(names, '')),
    );
    expect(foreign).toEqual([]);
  });
});

describe('a message for a country', () => {
  it('is that of its language where the country says nothing else', () => {
    expect(findMessage('de-AT', 'stock.in')).toBe(messagesByLanguage.de['stock.in']);
    expect(findMessage('fr-CH', 'stock.in')).toBe(messagesByLanguage.fr['stock.in']);
  });

  it('only replaces messages that exist', () => {
    for (const messages of Object.values(messagesByLocale)) {
      expect(Object.keys(messages).filter((key) => !english.has(key))).toEqual([]);
    }
  });

  it('has no ß in Switzerland', () => {
    const isKey = (key: string): key is MessageKey => english.has(key);
    const swiss = [...english.keys()].filter(isKey).map((key) => findMessage('de-CH', key));
    expect(swiss.filter((message) => message?.includes('ß'))).toEqual([]);
  });
});
