import type { FoundAddress } from '@tradehall/domain/address/address-suggestion.ts';
import type { AddressLayout, Country } from '@tradehall/domain/countries/country.ts';

type AddressPart = AddressLayout['order'][number];
type Parts = Readonly<Record<AddressPart, string>>;

// `5`, `5a`, `5 a`, `12/3`, `44-50`
const numberAtEnd = /(?:^|\s)(\d+ ?\p{L}?(?:[/-]\d+\p{L}?)?)$/u;
const numberAtStart = /^(\d+\p{L}?(?:[/-]\d+\p{L}?)?)\s/u;

/** The house number somebody typed into the street; streets that have a number in their name keep it. */
function numberTyped(typed: string, streetName: string): string {
  const [line = ''] = typed.split(',');
  const numbers = [numberAtEnd, numberAtStart].map((pattern) => pattern.exec(line.trim())?.[1] ?? '');
  return numbers.find((number) => number !== '' && !streetName.includes(number)) ?? '';
}

/** What of a chosen address is written into the form: nothing that stands there is replaced by nothing. */
export function partsToFill(
  found: FoundAddress,
  { streetName: typed, streetNumber }: Pick<Parts, 'streetName' | 'streetNumber'>,
): Readonly<Partial<Record<AddressPart, string>>> {
  const typedNumber = streetNumber.trim() === '' && found.streetName !== '' ? numberTyped(typed, found.streetName) : '';
  const parts = { ...found, streetNumber: found.streetNumber === '' ? typedNumber : found.streetNumber };
  return Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));
}

/** Where to go on typing: at the house number, else at the next part after the street that is empty. */
export function nextEmptyPart({ addressLayout: { order } }: Country, parts: Parts): AddressPart | null {
  const street = order.indexOf('streetName');
  const rest: readonly AddressPart[] = ['streetNumber', ...order.slice(street + 1), ...order.slice(0, street)];
  return rest.find((part) => parts[part].trim() === '') ?? null;
}
