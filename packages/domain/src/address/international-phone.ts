import type { Country } from '../countries/country.ts';

/**
 * A number as it is dialled from anywhere: `+` and digits. One that was written as it is dialled at home gets the prefix of its
 * country.
 */
export function internationalPhone(
  written: string,
  { phonePrefix, trunkPrefix = '0' }: Pick<Country, 'phonePrefix' | 'trunkPrefix'>,
): string {
  const digits = written.replaceAll(/\D/g, '');
  if (written.trimStart().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return `${phonePrefix}${digits.startsWith(trunkPrefix) ? digits.slice(trunkPrefix.length) : digits}`;
}
