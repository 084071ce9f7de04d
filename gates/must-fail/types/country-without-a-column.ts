import type { Country } from '@tradehall/domain/countries/country.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';

const { phonePrefix, ...withoutPhonePrefix } = countries.SK;

export const incomplete: Country = withoutPhonePrefix;
export const prefix = phonePrefix;
