import type { AutocompleteCityField } from './country.ts';

// B§9
export const cityFromLocality = [
  'postal_town',
  'locality',
  'administrative_area_level_1',
] as const satisfies readonly AutocompleteCityField[];

export const cityFromSublocality = [
  'postal_town',
  'sublocality_level_1',
  'administrative_area_level_2',
] as const satisfies readonly AutocompleteCityField[];
