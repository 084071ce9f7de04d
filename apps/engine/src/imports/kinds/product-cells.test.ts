import { describe, expect, it } from 'vitest';
import { guessMapping } from '../mapping';
import type { Cell } from '../read/file-fault';
import { productImports, textImports } from './product-imports';
import { changedSet, readMeasure, readQuestions, readSet, readSwitch } from './read-cells';
import { soldIn, soldInWords } from './sold-in';

const row = (cells: Readonly<Record<string, Cell>>, columns: Readonly<Record<string, string>> = {}) => ({
  cellOf: (field: string) => cells[field] ?? null,
  columnOf: (field: string) => columns[field] ?? field,
  stores: null,
});
const read = (cells: Readonly<Record<string, Cell>>) => productImports.read(row({ sku: 'EX10000001', ...cells }));
const reasonsOf = (cells: Readonly<Record<string, Cell>>) =>
  read(cells).faults.map(({ field, reason }) => `${field}: ${reason}`);

describe('a cell', () => {
  it('is yes or no in the words of other shops', () => {
    expect(['active', 'TRUE', '1', 'ja'].map(readSwitch)).toEqual([true, true, true, true]);
    expect(['draft', '0', '-1', 'Nein', 'archived'].map(readSwitch)).toEqual([false, false, false, false, false]);
    expect(['', 'perhaps', '2'].map(readSwitch)).toEqual([null, null, null]);
  });

  it('measures in the unit it says, or its column', () => {
    expect(readMeasure('weight', '1,5 kg', 'Weight')).toBe(1_500);
    expect(readMeasure('weight', 1.25, 'Weight (kg)')).toBe(1_250);
    expect(readMeasure('weight', '500', 'Variant Grams')).toBe(500);
    expect(readMeasure('weight', '2 lb', 'Weight (kg)')).toBe(907);
    expect(readMeasure('length', '20', 'Length in cm')).toBe(200);
    expect(readMeasure('length', '20', 'Length')).toBe(20);
    for (const wrong of ['-1', '1.500,5', 'heavy', '5 kg', '=1+1', '99999999 m'])
      expect(readMeasure('length', wrong, 'Length')).toBeNull();
  });

  it('adds to a set, takes away from it, or is all of it', () => {
    expect(readSet('+ Ovens | Kitchen > Fryers')).toEqual({ how: 'add', items: ['Ovens', 'Kitchen > Fryers'] });
    expect(readSet('-Ovens')).toEqual({ how: 'remove', items: ['Ovens'] });
    expect(readSet('-')).toEqual({ how: 'replace', items: [] });
    expect(changedSet([1, 2], 'add', [2, 3])).toEqual([1, 2, 3]);
    expect(changedSet([1, 2], 'remove', [2, 3])).toEqual([1]);
    expect(changedSet([1, 2], 'replace', [3, 3])).toEqual([3]);
  });

  it('asks and answers', () => {
    const asked = [{ question: 'Loud?', answer: 'No.' }];
    expect(readQuestions('Loud? :: No.')).toEqual(asked);
    expect(readQuestions(JSON.stringify(asked))).toEqual(asked);
    for (const wrong of ['Loud?', 'Loud? ::', ':: No.', 'a :: b :: c', '[1]', '['])
      expect(readQuestions(wrong)).toBeNull();
  });

  it('names where a product is sold', () => {
    expect(soldIn('ch')).toEqual(['de-CH', 'fr-CH', 'it-CH']);
    expect(soldIn('de-DE')).toEqual(['de-DE']);
    expect(soldIn('Mars')).toBeNull();
    expect(soldInWords(['de-CH', 'fr-CH', 'it-CH', 'de-DE', 'nl-BE'])).toBe('CH | DE | nl-BE');
  });
});

describe('a row of products', () => {
  it('wants what it says; an empty cell wants nothing, and - empties', () => {
    const { wanted, faults } = read({
      name: ' Oven ',
      brand: '',
      ean: `'4006381333931`,
      video: '-',
      highlights: 'Hot|Fast',
    });
    expect(faults).toEqual([]);
    expect(wanted).toMatchObject({
      plain: { ean: '4006381333931', video: '' },
      texts: { name: 'Oven', highlights: ['Hot', 'Fast'] },
      categories: null,
      language: 'en',
    });
    expect(wanted?.['plain']).not.toHaveProperty('brand');
  });

  it('names each cell that is wrong', () => {
    expect(
      reasonsOf({ enabled: 'perhaps', ean: '12', energyClass: 'Z', netWeight: 'heavy', manualUrl: 'javascript:1' }),
    ).toHaveLength(5);
    expect(reasonsOf({ language: 'xx' })).toEqual([expect.stringContaining('language: “xx” is no language')]);
    expect(reasonsOf({ soldIn: 'DE|Mars' })).toEqual([expect.stringContaining('soldIn: “Mars” is no shop')]);
    expect(reasonsOf({ name: 'x'.repeat(201) })).toEqual(['name: has more than 200 letters']);
    expect(reasonsOf({ faq: 'What?' })).toEqual([expect.stringContaining('faq: is no list such as')]);
    expect(reasonsOf({ sku: 'ABC-1' })).toEqual(['sku: “ABC-1” is no SKU: EX and eight digits']);
  });

  it('is about a product by SKU or key, a row of texts also about a language', () => {
    expect(productImports.read(row({ key: 'abc' })).about).toEqual({ source: 'main', key: 'abc', sku: '', part: '' });
    expect(productImports.read(row({ name: 'Oven' })).about).toBeNull();
    const german = textImports.read(row({ key: 'abc', source: 'pim', language: 'de-DE', name: 'Ofen' }));
    expect(german.about).toEqual({ source: 'pim', key: 'abc', sku: '', part: 'de' });
    expect(textImports.read(row({ key: 'abc', name: 'Ofen' })).about).toBeNull();
  });

  it('has columns that are guessed by their usual names', () => {
    const columns = [
      'SKU',
      'Title',
      'Vendor',
      'Status',
      'Categories',
      'Variant Grams',
      'Variant Barcode',
      'Body (HTML)',
    ];
    expect(guessMapping(productImports.fields, columns)).toEqual({
      ...{ sku: 'SKU', name: 'Title', brand: 'Vendor', enabled: 'Status', categories: 'Categories' },
      ...{ netWeight: 'Variant Grams', ean: 'Variant Barcode', description: 'Body (HTML)' },
    });
  });
});
