import { afterEach, describe, expect, it } from 'vitest';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { compileMessage } from './compile-message.ts';
import { fillPlural } from './fill-texts.ts';
import { parseMessage } from './message-elements.ts';
import { showMessages } from './message-mode.ts';
import { pluralForms } from './plural-forms.ts';
import { translator } from './translator.ts';

const polish = '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}';

describe('a translation', () => {
  it('fills its placeholders', () => {
    expect(translator('de-DE')('price.taxIncludedAt', { rate: '19 %' })).toBe('inkl. 19 % MwSt.');
    expect(translator('el-GR')('price.taxIncludedAt', { rate: '24%' })).toBe('με ΦΠΑ 24%');
  });

  it('does not reach a shopper with a placeholder left open', () => {
    expect(() => translator('de-DE')('price.taxIncludedAt')).toThrow('{rate} in price.taxIncludedAt');
    expect(() => compileMessage('x', parseMessage('{a, select, b {{c}} other {}}'), 'de-DE')({ a: 'd' })).toThrow(
      '{c}',
    );
  });

  it('takes the word of the country before that of the language', () => {
    expect(translator('de-CH')('failure.payment-required')).toContain('schliessen');
    expect(translator('de-AT')('failure.payment-required')).toContain('schließen');
  });

  it('counts as its language does', () => {
    const format = compileMessage('x', parseMessage(polish), 'pl-PL');
    expect([1, 3, 5, 22, 12_345].map((count) => format({ count }))).toEqual([
      '1 produkt',
      '3 produkty',
      '5 produktów',
      '22 produkty',
      '12\u00a0345 produktów',
    ]);
  });

  it('writes a number as its country does', () => {
    expect(compileMessage('x', parseMessage('{n, number}'), 'de-DE')({ n: 12_345 })).toBe('12.345');
    expect(compileMessage('x', parseMessage('{n, number, percent}'), 'de-DE')({ n: 0.19 })).toBe('19\u00a0%');
  });
});

describe('in the pseudo shop a translation', () => {
  afterEach(() => showMessages('translated'));

  it('is marked, accented and at least 40 % longer, around untouched values', () => {
    const english = translator('en-GB');
    const values = { rate: 'VALUE' };
    const [plain, filled] = [english('stock.in'), english('price.taxIncludedAt', values)];
    showMessages('pseudo');
    const pseudo = translator('en-GB');
    expect(pseudo('stock.in')).toMatch(/^⟦Íñ šţöçķ \p{L}+⟧$/u);
    expect(pseudo('stock.in').length).toBeGreaterThanOrEqual(plain.length * 1.4);
    expect(pseudo('price.taxIncludedAt', values)).toMatch(/^⟦íñçľ\. VALUE VÁŢ \p{L}+⟧$/u);
    expect(pseudo('price.taxIncludedAt', values).length).toBeGreaterThanOrEqual(filled.length * 1.4 - 'VALUE'.length);
  });
});

describe('a plural filled in by the browser', () => {
  it('reads as the same message filled in by the server', () => {
    for (const locale of localeCodes) {
      const forms = pluralForms(locale, 'shell.cartItems');
      const translate = translator(locale);
      for (const count of [0, 1, 2, 3, 5, 11, 21, 101, 1234])
        expect(fillPlural(forms, count, locale)).toBe(translate('shell.cartItems', { count }));
    }
  });

  it('prefers the wording of a single number', () => {
    const forms = { '=0': 'nic', one: '{count} kus', few: '{count} kusy', other: '{count} kusů' };
    expect([0, 1, 3, 5].map((count) => fillPlural(forms, count, 'cs-CZ'))).toEqual([
      'nic',
      '1 kus',
      '3 kusy',
      '5 kusů',
    ]);
  });

  it('is marked in the pseudo shop', () => {
    showMessages('pseudo');
    const text = fillPlural(pluralForms('en-GB', 'shell.cartItems'), 2, 'en-GB');
    showMessages('translated');
    expect(text).toMatch(/^⟦.*2.*⟧$/);
  });

  it('needs a message that counts', () => {
    expect(() => pluralForms('en-GB', 'stock.in')).toThrow('no plural');
  });
});
