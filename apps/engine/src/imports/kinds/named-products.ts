import { guaranteeSku, productSku } from '@tradehall/domain/calls/fields.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import {
  aboutField,
  type CellOf,
  type ImportField,
  type NamedLine,
  type ReadRow,
  type RowFault,
  type RowName,
  textOf,
} from './import-kind';

export const longestKey = 120;
export const usualSource = 'main';

/** By what a row says which product it is about. */
export const nameFields: readonly ImportField[] = [
  {
    name: 'sku',
    label: 'SKU',
    isRequired: false,
    isName: true,
    guesses: ['sku', 'articlenumber', 'itemnumber', 'artikelnummer', 'artikelnr', 'artnr', 'itemno', 'variantsku'],
  },
  {
    name: 'key',
    label: 'Key of the other system',
    isRequired: false,
    isName: true,
    guesses: ['outsidekey', 'externalid', 'externalkey', 'productkey', 'schluessel', 'schlüssel'],
  },
  { name: 'source', label: 'Which other system', isRequired: false, guesses: ['keysource'] },
];

interface ReadName {
  readonly source: string;
  readonly key: string;
  readonly sku: string;
  readonly faults: readonly RowFault[];
}

export function readName(cellOf: CellOf): ReadName {
  const [sku, key] = [textOf(cellOf('sku')), textOf(cellOf('key'))];
  const source = textOf(cellOf('source')).slice(0, 60) || usualSource;
  const faults: RowFault[] = [];
  if (sku === '' && key === '') faults.push(aboutField(cellOf('sku') === null ? 'key' : 'sku', 'is missing'));
  if (sku !== '' && !productSku.safeParse(sku).success)
    faults.push(aboutField('sku', `“${sku.slice(0, 40)}” is no SKU: EX and eight digits`));
  if (key.length > longestKey) faults.push(aboutField('key', `has more than ${longestKey} letters`));
  // Lines are found by them: an index has no room for more.
  return { source, key: key.slice(0, longestKey), sku: sku.slice(0, longestKey), faults };
}

/** Null where the row names nothing at all. */
export const aboutPart = ({ source, key, sku }: ReadName, part = ''): RowName | null =>
  sku === '' && key === '' ? null : { source, key, sku, part };

const selectKeys = `
  SELECT k.source, k.key, v.sku FROM product_key k
  JOIN product p ON p.id = k.product_id AND p."deletedAt" IS NULL
  JOIN product_variant v ON v."productId" = p.id AND v."deletedAt" IS NULL
  JOIN unnest($1::text[], $2::text[]) AS given (source, key) ON (given.source, given.key) = (k.source, k.key)`;
const keyRow = z.object({ source: z.string(), key: z.string(), sku: z.string() });

type Key = Pick<RowName, 'source' | 'key'>;
/** One name of two parts. */
export const nameOfKey = ({ source, key }: Key): string => JSON.stringify([source, key]);

/** The SKUs of the products that other systems call so. */
export async function findKeys(database: Database, keys: readonly Key[]): Promise<(key: Key) => string | null> {
  // A product has a line for each of its stores or languages.
  const given = [...new Map(keys.map((each) => [nameOfKey(each), each])).values()].filter(({ key }) => key !== '');
  const values = [given.map(({ source }) => source), given.map(({ key }) => key)];
  const rows = given.length === 0 ? [] : await selectRows(database, keyRow, selectKeys, values);
  const skus = new Map(rows.map((row) => [nameOfKey(row), row.sku]));
  return (key) => skus.get(nameOfKey(key)) ?? null;
}

const inPart = (name: string, part: string): string => (part === '' ? name : `${name} ${part}`);
const shownKey = ({ source, key }: Key): string => (source === usualSource ? `“${key}”` : `“${key}” of ${source}`);

/** Each by its key, which the rows of other kinds of things have, and by what else it is the only one to have. */
export function nameByKey(rows: readonly (ReadRow & { readonly line: number })[]): NamedLine[] {
  return rows.map((row) => {
    const { about } = row;
    if (about === null) return { ...row, names: [] };
    const name = about.source === '' || about.source === usualSource ? about.key : `${about.key} of ${about.source}`;
    return { ...row, names: [inPart(name, about.part), ...(about.also ? [about.also] : [])] };
  });
}

/** Fills in the SKUs of what is named by a key, and says what contradicts. */
export async function nameLines(
  database: Database,
  rows: readonly (ReadRow & { readonly line: number })[],
  makesProducts: boolean,
): Promise<NamedLine[]> {
  const skuOf = await findKeys(
    database,
    rows.flatMap(({ about }) => about ?? []),
  );
  return rows.map((row) => {
    const { about } = row;
    if (about === null) return { ...row, names: [] };
    const known = about.key === '' ? null : skuOf(about);
    const sku = about.sku || (known ?? '');
    const byKey = about.key === '' ? [] : [inPart(shownKey(about), about.part)];
    const names = sku === '' ? byKey : [inPart(sku, about.part), ...byKey];
    const fault = faultOfName({ ...about, sku }, known, makesProducts);
    if (fault !== null) return { ...row, names, wanted: null, faults: [...row.faults, fault] };
    return { ...row, names, wanted: row.wanted === null ? null : { ...row.wanted, sku } };
  });
}

/** A key is one product's. */
export const keyOfOther = (key: Key, sku: string): RowFault =>
  aboutField('key', `${shownKey(key)} is the product ${sku}`);

function faultOfName(about: RowName, known: string | null, makesProducts: boolean): RowFault | null {
  if (known !== null && known !== about.sku) return keyOfOther(about, known);
  if (about.sku === '' && !makesProducts) return aboutField('key', `there is no product ${shownKey(about)}`);
  return null;
}

// Extra guarantees have no price and no stock of their own.
const selectVariants = `
  SELECT v.id, v.sku FROM product_variant v JOIN product p ON p.id = v."productId" AND p."deletedAt" IS NULL
  WHERE v.sku = ANY ($1::text[]) AND v.sku <> ALL ($2::text[]) AND v."deletedAt" IS NULL ORDER BY v.id`;
const variantRow = z.object({ id: z.int(), sku: z.string() });

export async function loadVariants(database: Database, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows(database, variantRow, selectVariants, [[...new Set(skus)], guaranteeSku.options]);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}

export const unknownSku = (sku: string): RowFault => aboutField('sku', `there is no product ${sku}`);
