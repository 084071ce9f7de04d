import { fieldsOfWording } from '@tradehall/domain/wording/wording-fields.ts';
import { describe, expect, it } from 'vitest';
import { inShort, isMeant, labelOf, localeInWords, previewOf } from './wording-words';

const polish = '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}';

describe('a text of the shop', () => {
  it.each([
    ['warenkorb', 'In den Warenkorb', true],
    ['inkl. 19 % MwSt.', 'inkl. {rate} MwSt.', true],
    ['Noch 3  Stück', '{count, plural, one {Noch # Stück} other {Noch # Stück}}', true],
    ['cart.add', 'In den Warenkorb', true],
    ['Kasse', 'In den Warenkorb', false],
    ['Kasse', '{name}: {count}', false],
    ['In den (', 'In den Warenkorb {name}', false],
  ])('is found by what stands on the page: %s', (asked, message, isFound) => {
    expect(isMeant(asked, message, 'cart.addToCart')).toBe(isFound);
  });

  it('is shown as it will stand, for each kind of number', () => {
    expect(previewOf(polish, fieldsOfWording(polish), 'pl-PL')).toEqual([
      { number: '1', text: '1 produkt' },
      { number: '2', text: '2 produkty' },
      { number: '5', text: '5 produktów' },
      { number: '1,5', text: '1,5 produktu' },
    ]);
    expect(previewOf('inkl. {rate} MwSt.', [], 'de-DE')).toEqual([{ number: '', text: 'inkl. 19\u00A0% MwSt.' }]);
    expect(previewOf('inkl. {rate', [], 'de-DE')).toEqual([]);
  });

  it('is typed under the numbers that take it', () => {
    expect(fieldsOfWording(polish).map((field) => labelOf(field, 'pl-PL'))).toEqual([
      'For 1',
      'For 2, 3, 4 …',
      'For 5, 6, 7 …',
      'For fractions, such as 1.5',
    ]);
    expect(inShort('{n, plural, one {# Stück} other {# Stücke}}')).toBe('# Stück / # Stücke');
    expect(localeInWords('de-CH')).toBe('Switzerland, Deutsch');
  });
});
