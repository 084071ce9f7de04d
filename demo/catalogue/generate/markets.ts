import { countries } from '@tradehall/domain/countries/countries.ts';
import { type Locale, localeCodes } from '@tradehall/domain/locales/locales.ts';
import type { Draw } from './draw';

const all = Object.values(countries);
const offInOneChance = 0.05;
const european = new Set<Locale>(
  all.filter(({ inEuropeanUnion }) => inEuropeanUnion).flatMap(({ locales }) => locales),
);

// Appliances that burn something are approved for the Union's markets only.
const approvedInUnionOnly = new Set(['gas-operated', 'petrol-drive']);

/** The locales a product is sold in, in the order of the shop's list. */
export function drawMarkets(subtype: string, draw: Draw): readonly Locale[] {
  const off = draw.one(all);
  const isOffInOne = draw.chance(offInOneChance);
  const leftOut = new Set<Locale>(isOffInOne ? off.locales : []);
  const approved = localeCodes.filter((locale) => !approvedInUnionOnly.has(subtype) || european.has(locale));
  return approved.filter((locale) => !leftOut.has(locale));
}
