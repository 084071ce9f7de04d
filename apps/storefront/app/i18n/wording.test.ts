import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '@tradehall/domain/locales/locales.ts';
import { messageKeys, originalText } from '@tradehall/domain/messages/messages.ts';
import { categoriesOf, namesIn, readMessage } from '@tradehall/domain/wording/message-parts.ts';
import { wordingFault } from '@tradehall/domain/wording/wording-fault.ts';
import { fieldsOfWording, filledIn, wordingOfFields } from '@tradehall/domain/wording/wording-fields.ts';
import { compileMessage } from './compile-message.ts';
import { fillPlural } from './fill-texts.ts';
import { argumentNames, parseMessage } from './message-elements.ts';
import { pluralForms } from './plural-forms.ts';
import { translator } from './translator.ts';
import { takeWording, wordingOf } from './wording.ts';

afterEach(() => {
  for (const locale of localeCodes) takeWording(locale, {});
});

describe('words that operators have changed', () => {
  it('are said in their locale alone, until they go back', () => {
    takeWording('de-DE', { 'stock.in': 'Sofort da' });
    expect(translator('de-DE')('stock.in')).toBe('Sofort da');
    expect(translator('de-AT')('stock.in')).toBe(originalText('de-AT', 'stock.in'));
    takeWording('de-DE', { 'stock.in': 'Gleich da' });
    expect(translator('de-DE')('stock.in')).toBe('Gleich da');
    takeWording('de-DE', {});
    expect(translator('de-DE')('stock.in')).toBe(originalText('de-DE', 'stock.in'));
  });

  it('are filled in as the original is, on the server and in the browser', () => {
    takeWording('el-GR', {
      'price.taxIncludedAt': 'Με ΦΠΑ {rate}',
      'cart.items': '{count, plural, one {# τεμ.} other {# τεμ.}}',
    });
    expect(translator('el-GR')('price.taxIncludedAt', { rate: '24%' })).toBe('Με ΦΠΑ 24%');
    expect(fillPlural(pluralForms('el-GR', 'cart.items'), 3, 'el-GR')).toBe('3 τεμ.');
  });

  it('are left out where they do not fit this release', () => {
    takeWording('de-DE', { 'price.taxIncludedAt': 'mit {tax}', 'no.such.text': 'a', 'payment.orderAndPay': 'Ja' });
    expect(wordingOf('de-DE').size).toBe(0);
  });

  it('leave everything else as it is kept while they stay the same', () => {
    const texts = { 'stock.in': 'Sofort da' };
    takeWording('de-DE', texts);
    const kept = wordingOf('de-DE');
    takeWording('de-DE', { ...texts });
    expect(wordingOf('de-DE')).toBe(kept);
  });
});

/** As somebody might type it: the original with other words, any pieces in any order, or a plural of them. */
function typedFor(locale: Locale, original: string): fc.Arbitrary<string> {
  const names = [...namesIn(readMessage(original)), 'count'];
  const letters = fc.constantFrom('Stück', '’', "d'a", "''", ' mehr', 'ß').map((piece) => `${piece}a`);
  const values = fc.constantFrom(...names.map((name) => `{${name}}`), '#', "'", '{', '}');
  const pieces = (piece: fc.Arbitrary<string>) =>
    fc.array(piece, { minLength: 1, maxLength: 3 }).map((all) => all.join(''));
  const reworded = pieces(letters).map((typed) => {
    const reword = (words: string) => words.replaceAll(/(?<![{\w])\p{L}{3,}(?![\w}])/gu, () => typed);
    const fields = fieldsOfWording(original).map(({ option, words }) => ({ option, words: reword(words) }));
    return wordingOfFields(fields, original);
  });
  const anything = pieces(fc.oneof(letters, values));
  const plural = fc
    .tuple(fc.constantFrom(...names), fc.subarray([...categoriesOf(locale), '=0', 'many'], { minLength: 1 }), anything)
    .map(([name, options, words]) => `{${name}, plural, ${options.map((option) => `${option} {${words}}`).join(' ')}}`);
  return fc.oneof({ weight: 3, arbitrary: reworded }, anything, plural);
}

describe('whatever may stand in the place of a text', () => {
  const keys = messageKeys.filter((key) => /\{/.test(originalText('de-DE', key)));

  it.each(['de-DE', 'el-GR', 'pl-PL'] as const)('is read by the shop as by the check, in %s', (locale) => {
    let taken = 0;
    const typed = fc
      .constantFrom(...keys)
      .chain((key) => typedFor(locale, originalText(locale, key)).map((words) => ({ key, words })));
    fc.assert(
      fc.property(typed, fc.nat(150), ({ key, words }, count) => {
        const original = originalText(locale, key);
        if (wordingFault(words, original, locale) !== null) return;
        taken += 1;
        const [elements, parts] = [parseMessage(words), readMessage(words)];
        expect([...argumentNames(elements)].sort()).toEqual([...namesIn(parts)].sort());
        const counted = new Set(parts.flatMap((part) => (part.kind === 'choice' ? [part.name] : [])));
        const values = Object.fromEntries([...namesIn(parts)].map((name) => [name, counted.has(name) ? count : 'x']));
        expect(compileMessage(key, elements, locale)(values)).toBe(filledIn(parts, values, locale));
        if (fieldsOfWording(original).length < 2) return;
        takeWording(locale, { [key]: words });
        const forms = pluralForms(locale, key);
        for (const number of [0, 1, 3, 5, 22]) expect(fillPlural(forms, number, locale)).not.toContain('plural');
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});
