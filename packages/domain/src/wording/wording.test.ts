import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../locales/locales.ts';
import { messageKeys, originalText } from '../messages/messages.ts';
import { readMessage } from './message-parts.ts';
import { wordingFault } from './wording-fault.ts';
import { fieldsOfWording, filledIn, numbersOf, wordingOfFields } from './wording-fields.ts';

const polish = '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}';
const german = '{count, plural, one {Noch # Stück: {price}} other {Noch # Stücke: {price}}}';

describe('words in the place of the shop’s own', () => {
  it.each(localeCodes)('may be those that are there already, in %s', (locale) => {
    const texts = messageKeys.map((key) => originalText(locale, key));
    expect(texts.map((text) => wordingFault(text, text, locale)).filter((fault) => fault !== null)).toEqual([]);
    const put = texts.map((text) => wordingOfFields(fieldsOfWording(text), text));
    expect(put.filter((text, place) => wordingFault(text, texts[place] ?? '', locale) !== null)).toEqual([]);
  });

  it.each([
    ['Nur noch {rate}', 'inkl. MwSt.', 'The shop has nothing to fill in for {rate}.'],
    ['mit MwSt.', 'inkl. {rate} MwSt.', 'Keep {rate} in the words: the shop fills it in.'],
    ['mit {rat} MwSt.', 'inkl. {rate} MwSt.', 'The shop has nothing to fill in for {rat}.'],
    ['{rate, number}', 'inkl. {rate} MwSt.', 'What is filled in for “rate” cannot be written in another way.'],
    ['mit {rate MwSt.', 'inkl. {rate} MwSt.', 'After “mit {rate ” a closing bracket is missing.'],
    ['mit rate} MwSt.', 'inkl. {rate} MwSt.', 'There is a closing bracket without an opening one.'],
    ["l'{rate}", 'inkl. {rate} MwSt.', 'A straight apostrophe stands before a bracket: type ’ in its place.'],
    ['{rate, plural, one {a} other {b}}', 'inkl. {rate} MwSt.', 'The words cannot depend on what is filled in here.'],
    ['<b>Kaufen</b>', 'In den Warenkorb', 'The shop shows < and > as they are: leave them out.'],
    ['A &amp; B', 'In den Warenkorb', 'The shop shows &amp; as it is: type the letter itself.'],
    ['Kaufen\nSie', 'In den Warenkorb', 'There is a line break, or a letter that nobody sees.'],
    ['Kau\u202Efen', 'In den Warenkorb', 'There is a line break, or a letter that nobody sees.'],
    [' Kaufen', 'In den Warenkorb', 'There is a space before or after the words.'],
    [' ', 'In den Warenkorb', 'There are no words.'],
    ['x'.repeat(93), 'In den Warenkorb', 'Up to 92 letters fit here; these are 93.'],
    ['Noch {count} Stück: {price}', german, 'The words depend on {count}: keep that as it is.'],
    ['{count, plural, other {# St.: {price}}}', german, 'There are no words for “one” of {count}.'],
    [
      '{count, plural, one {#: {price}} few {#: {price}} other {#: {price}}}',
      german,
      '“few” is not told apart for {count}.',
    ],
    [
      '{count, plural, one {Noch #} other {Noch #: {price}}}',
      german,
      'Keep {price} in the words of “one”: the shop fills it in.',
    ],
    ['{count, plural, one {} other {{price}}}', german, 'There are no words of “one”.'],
    ['{count, plural, one {{price}} one {{price}} other {{price}}}', german, 'There are words for “one” twice.'],
  ])('are refused: %s', (words, original, why) => {
    expect(wordingFault(words, original, 'de-DE')).toBe(why);
  });

  it.each([
    ['Jetzt kaufen', 'In den Warenkorb'],
    ['{rate} MwSt. sind drin – {rate}', 'inkl. {rate} MwSt.'],
    ['{count, plural, =0 {Keine} one {Ein Stück zu {price}} other {{count} Stück zu {price}}}', german],
    ['Für {price}: {count, plural, one {ein Stück} other {# Stück}}', german],
  ])('are taken: %s', (words, original) => {
    expect(wordingFault(words, original, 'de-DE')).toBeNull();
  });

  it('are read without an end, whatever is typed', () => {
    const typed = fc.array(fc.constantFrom('{', '}', '#', "'", ',', ' ', 'count', 'plural', 'other', '=1', 'ä'));
    fc.assert(
      fc.property(typed, (pieces) => {
        const words = pieces.join('');
        const fault = wordingFault(words, german, 'de-DE');
        expect(fault === null || fault.length > 0).toBe(true);
        expect(wordingFault(words, 'Kaufen', 'de-DE')).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });
});

describe('words that depend on a number', () => {
  it('are typed as a text for each kind of number, with what stands around them', () => {
    const message = 'Sie bestellen {count, plural, one {# Artikel} other {# Artikel}} für {total}.';
    expect(fieldsOfWording(message)).toEqual([
      { option: 'one', words: 'Sie bestellen # Artikel für {total}.' },
      { option: 'other', words: 'Sie bestellen # Artikel für {total}.' },
    ]);
    expect(fieldsOfWording('Kaufen')).toEqual([{ option: null, words: 'Kaufen' }]);
    expect(fieldsOfWording("{n, plural, one {l''{a}} other {d'un}}")[0]).toEqual({ option: 'one', words: "l''{a}" });
  });

  it('say the same after they were put together again', () => {
    for (const locale of localeCodes) {
      for (const key of messageKeys) {
        const original = originalText(locale, key);
        if (!original.includes(', plural,')) continue;
        const again = wordingOfFields(fieldsOfWording(original), original);
        const values = { count: 3, years: 3, stars: 3, price: '1 €' };
        const [before, after] = [original, again].map((text) => filledIn(readMessage(text), values, locale));
        expect(after).toBe(before);
      }
    }
  });

  it('are shown with numbers that take them', () => {
    expect(['one', 'few', 'many', 'other'].map((option) => numbersOf(option, 'pl-PL'))).toEqual([
      [1],
      [2, 3, 4],
      [5, 6, 7],
      [],
    ]);
    expect(numbersOf('=0', 'de-DE')).toEqual([0]);
    expect(filledIn(readMessage(polish), { count: 22 }, 'pl-PL')).toBe('22 produkty');
  });
});
