import { z } from 'zod';
import { productFacts } from '../../workbench/product-work';
import type { Cell } from '../read/file-fault';
import { type ImportField, textOf } from './import-kind';
import { isEmptying, type Measure, readMeasure, readSwitch, wordsOfMeasure } from './read-cells';

export type PlainValue = string | number | boolean | null;

/** What a product says in every language and a cell can hold. */
export interface ProductColumn extends ImportField {
  /** Of `product`. */
  readonly column: string;
  readonly type: 'varchar' | 'boolean' | 'integer' | 'timestamp';
  /** What a new product has where the file does not say it. */
  readonly usual: PlainValue;
  /** Not an empty cell; the reason where it says nothing that can be kept. */
  readonly read: (cell: Cell, column: string) => { readonly value: PlainValue } | { readonly reason: string };
}

const quoted = (cell: Cell): string => `“${textOf(cell).slice(0, 40)}”`;

function wordsColumn(name: string, label: string, shape: z.ZodType<string>, guesses: readonly string[]): ProductColumn {
  return {
    ...{ name, label, guesses, isRequired: false, type: 'varchar', usual: '' },
    column: `customFields${capital(name)}`,
    read: (cell) => {
      // Spreadsheets put ' before digits that are no number.
      const read = shape.safeParse(isEmptying(cell) ? '' : textOf(cell).replace(/^'(?=\d)/, ''));
      return read.success ? { value: read.data } : { reason: read.error.issues[0]?.message ?? 'cannot be kept' };
    },
  };
}

function switchColumn(
  name: string,
  column: string,
  label: string,
  isUsual: boolean,
  guesses: readonly string[],
): ProductColumn {
  return {
    ...{ name, column, label, guesses, isRequired: false, type: 'boolean', usual: isUsual },
    read: (cell) => {
      const value = readSwitch(cell);
      return value === null ? { reason: `${quoted(cell)} is neither yes nor no` } : { value };
    },
  };
}

function measureColumn(
  name: string,
  column: string,
  label: string,
  measure: Measure,
  guesses: readonly string[],
): ProductColumn {
  return {
    ...{ name, column, label, guesses, isRequired: false, type: 'integer', usual: null },
    read: (cell, title) => {
      if (isEmptying(cell)) return { value: null };
      const value = readMeasure(measure, cell, title);
      if (value !== null) return { value };
      return { reason: `${quoted(cell)} is no ${measure}: a number, with ${wordsOfMeasure(measure)} where needed` };
    },
  };
}

function dateColumn(name: string, label: string, guesses: readonly string[]): ProductColumn {
  return {
    ...{ name, label, guesses, isRequired: false, type: 'timestamp', usual: null },
    column: `customFields${capital(name)}`,
    read: (cell) => {
      if (isEmptying(cell)) return { value: null };
      const date = z.iso.date().safeParse(textOf(cell));
      return date.success ? { value: date.data } : { reason: `${quoted(cell)} is no day such as 2027-01-31` };
    },
  };
}

const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase();
const { brand, family, model, ean, energyClass, energyScale, manualUrl, video } = productFacts.shape;
const short = z.string().max(120, 'has more than 120 letters');

const sides = [
  { side: 'Length', measure: 'length', guesses: ['length', 'lengthcm', 'lengthmm', 'länge', 'laenge'] },
  { side: 'Width', measure: 'length', guesses: ['width', 'widthcm', 'widthmm', 'breite'] },
  { side: 'Height', measure: 'length', guesses: ['height', 'heightcm', 'heightmm', 'höhe', 'hoehe'] },
  { side: 'Weight', measure: 'weight', guesses: ['weight', 'weightkg', 'weightg', 'gewicht', 'variantgrams'] },
] as const;

const boxColumns = (['net', 'gross'] as const).flatMap((which) =>
  sides.map(({ side, measure, guesses }) => {
    const unit = measure === 'weight' ? 'g' : 'mm';
    const label = `${side} ${which === 'net' ? 'of the product' : 'with its package'} (${unit})`;
    const own = which === 'net' ? guesses : [`gross${side.toLowerCase()}`];
    return measureColumn(`${which}${side}`, `customFields${capital(which + side + unit)}`, label, measure, own);
  }),
);

const enabledField = 'enabled';

export const productColumns: readonly ProductColumn[] = [
  switchColumn(enabledField, 'enabled', 'On', true, ['on', 'active', 'published', 'status', 'aktiv', 'visible']),
  wordsColumn('brand', 'Brand', brand, [
    'maker',
    'vendor',
    'manufacturer',
    'manufacturername',
    'brands',
    'marke',
    'hersteller',
  ]),
  wordsColumn('family', 'Family', family, ['producttype', 'warengruppe']),
  wordsColumn('model', 'Model', model, ['modell']),
  wordsColumn('ean', 'EAN', ean, ['gtin', 'barcode', 'variantbarcode', 'gtinupceanorisbn']),
  wordsColumn('energyClass', 'Energy class', energyClass, ['energieklasse']),
  wordsColumn('energyScale', 'Energy scale', energyScale, []),
  wordsColumn('manualUrl', 'Manual (address)', manualUrl, ['manual']),
  wordsColumn('video', 'Video (address)', video, ['videourl']),
  wordsColumn('volumeDiscountGroup', 'Volume discount group', short, []),
  dateColumn('availableFrom', 'Expected again on', []),
  switchColumn('maySell', 'customFieldsEligibleforselling', 'May be sold', true, []),
  switchColumn('isFreight', 'customFieldsIspackagetypefreight', 'Ships as freight', false, ['freight', 'spedition']),
  switchColumn('isBware', 'customFieldsIsbware', 'B-ware', false, ['bware']),
  ...boxColumns,
];
