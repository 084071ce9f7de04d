import type { Family, FamilyAttribute } from './family';

export interface Band {
  from: number | null;
  to: number | null;
}

export function numbersOf(attribute: FamilyAttribute): number[] {
  if ('values' in attribute) return [...attribute.values];
  if (!('step' in attribute)) return [];
  const count = Math.round((attribute.to - attribute.from) / attribute.step) + 1;
  // Steps such as 0.1 would otherwise print as 0.30000000000000004.
  return Array.from({ length: count }, (_, index) => Number((attribute.from + index * attribute.step).toFixed(6)));
}

export function appliesTo(attribute: FamilyAttribute, subtype: string): boolean {
  if (attribute.only !== undefined) return attribute.only.includes(subtype);
  return !attribute.except?.includes(subtype);
}

export function bandValues(family: Family): number[] {
  return family.attributes.filter(({ key }) => key === family.bandAttribute).flatMap(numbersOf);
}

export function bandValuesOf(family: Family, subtype: string): number[] {
  const range = family.subtypeRanges[subtype];
  return bandValues(family).filter((value) => range === undefined || (value >= range.from && value <= range.to));
}

export function bandOf(family: Family, value: number): Band {
  const from = family.bands.findLast((end) => end < value);
  const to = family.bands.find((end) => end >= value);
  const first = from === undefined ? undefined : bandValues(family).find((candidate) => candidate > from);
  return { from: first ?? null, to: to ?? null };
}

/** The fifth category level; a subtype whose products all fall into one band is not divided. */
export function bandsOf(family: Family, subtype: string): Band[] {
  const bands = new Map(
    bandValuesOf(family, subtype)
      .map((value) => bandOf(family, value))
      .map((band) => [band.to, band]),
  );
  return bands.size > 1 ? [...bands.values()] : [];
}
