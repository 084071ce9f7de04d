import { switchedOn, technicalFacets, type TechnicalFacet } from './technical-facets.ts';

/** What a product says about facets, by their names: a number for a range, values for the others. */
export type ProductSpecs = Readonly<Record<string, number | readonly string[]>>;

type Single = number | boolean | string;

/** A row of the technical data as an operator enters it. */
interface TechnicalRow {
  readonly key: string;
  readonly value: Single | readonly Single[];
  readonly unit?: string | null | undefined;
}

type Rows = ReadonlyMap<string, TechnicalRow>;

/** How many of a facet's unit one of another is. */
const conversions: Readonly<Record<string, number>> = {
  'kW W': 1_000,
  'cm mm': 10,
  'm mm': 1_000,
  'ml l': 0.001,
  'cl l': 0.01,
  'g kg': 0.001,
  'kV V': 1_000,
};

function factor(from: string, to: string): number | null {
  return from === to ? 1 : (conversions[`${from} ${to}`] ?? null);
}

/** Three decimals, as the product page shows: a conversion must not make 0.30000000000000004 of 0.3. */
function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

function inUnit(value: unknown, from: string | null | undefined, to: string): number | null {
  const times = factor(from ?? to, to);
  return typeof value === 'number' && Number.isFinite(value) && times !== null ? rounded(value * times) : null;
}

interface Sides {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

const threeSides = /^\s*(\d+(?:[.,]\d+)?)\s*[×x]\s*(\d+(?:[.,]\d+)?)\s*[×x]\s*(\d+(?:[.,]\d+)?)\s*$/i;

/** In millimetres; null where it is not length × width × height. */
function sidesOf(row: TechnicalRow | undefined): Sides | null {
  const sides = typeof row?.value === 'string' ? threeSides.exec(row.value)?.slice(1) : undefined;
  const [length = null, width = null, height = null] = (sides ?? []).map((side) =>
    inUnit(Number(side.replace(',', '.')), row?.unit, 'mm'),
  );
  return length === null || width === null || height === null ? null : { length, width, height };
}

const doorWidthMm = 800;
const doorHeightMm = 2_000;

/** Whether it can be carried through a door of 80 cm, on whichever side: unpacked, where its own sides are known. */
function fitsThroughDoor(rows: Rows): boolean {
  const sides = sidesOf(rows.get('dimensions')) ?? sidesOf(rows.get('package-dimensions'));
  if (sides === null) return false;
  const { length, width, height } = sides;
  const [least = 0, middle = 0] = [length, width, height].toSorted((one, other) => one - other);
  return least <= doorWidthMm && middle <= doorHeightMm;
}

function numberFor({ key, unit }: TechnicalFacet, rows: Rows): number | null {
  const row = rows.get(key);
  const stated = row === undefined || unit === null ? null : inUnit(row.value, row.unit, unit);
  const sides = sidesOf(rows.get('dimensions'));
  // The place it takes before a part of it that is called so; a length is often what it is sold by.
  if (key === 'width' || key === 'height') return sides?.[key] ?? stated;
  return key === 'length' ? (stated ?? sides?.length ?? null) : stated;
}

function valuesFor({ key, unit }: TechnicalFacet, rows: Rows): readonly string[] {
  const row = rows.get(key);
  if (row === undefined) return [];
  const values = [row.value].flat().flatMap((value) => {
    if (unit !== null) return inUnit(value, row.unit, unit) ?? [];
    return typeof value === 'string' && value.trim() === '' ? [] : value;
  });
  return [...new Set(values.map(String))];
}

export function specsOf(details: readonly TechnicalRow[], isOnStock: boolean): ProductSpecs {
  const rows = new Map(details.map((row) => [row.key, row]));
  const switches: Readonly<Record<string, boolean>> = { 'in-stock': isOnStock, 'fits-80-cm': fitsThroughDoor(rows) };
  const specs: Record<string, number | readonly string[]> = {};
  for (const facet of technicalFacets) {
    const { name, kind } = facet;
    if (kind === 'range') {
      const number = numberFor(facet, rows);
      if (number !== null) specs[name] = number;
      continue;
    }
    const isOn = switches[name] === true ? [switchedOn] : [];
    const values = kind === 'switch' ? isOn : valuesFor(facet, rows);
    if (values.length > 0) specs[name] = values;
  }
  return specs;
}
