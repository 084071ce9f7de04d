import type { AddressInput } from '@tradehall/domain/address/address.ts';
import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import { z } from '../payment/schemas-in-browser.ts';

type Place = Pick<AddressInput, 'streetName' | 'streetNumber' | 'additionalAddressInfo'>;
export interface WalletExpress {
  readonly email: string;
  readonly billingAddress: AddressInput;
  readonly shippingAddress: AddressInput;
}

const numberBehind = /^(.*\D)[\s,]+(\d+\s?\p{L}?(?:\s?[-/]\s?(?:\d+\s?\p{L}?|\p{L}))?)$/u;
const numberBefore = /^(\d+\p{L}?(?:\s?[-/]\s?(?:\d+\p{L}?|\p{L}))?)[\s,]+(\D.*)$/u;

/** Wallets know lines, the shop a street and its number. Null where no number, and no name of a house, can be found. */
export function placeOfLines(lines: readonly string[]): Place | null {
  const [first = '', second = '', ...others] = lines.map((line) => line.trim()).filter((line) => line !== '');
  const rest = (more: readonly string[]) => {
    const additionalAddressInfo = more.filter((line) => line !== '').join(', ');
    return additionalAddressInfo === '' ? {} : { additionalAddressInfo };
  };
  const [, streetBefore, behind] = numberBehind.exec(first) ?? [];
  if (streetBefore !== undefined && behind !== undefined)
    return { streetName: streetBefore.replace(/[\s,]+$/, ''), streetNumber: behind, ...rest([second, ...others]) };
  const [, before, streetBehind] = numberBefore.exec(first) ?? [];
  if (before !== undefined && streetBehind !== undefined)
    return { streetName: streetBehind, streetNumber: before, ...rest([second, ...others]) };
  if (first === '' || second === '') return null;
  // A number on a line of its own, before or after the street; or the name of a house.
  return /^\d/.test(second)
    ? { streetName: first, streetNumber: second, ...rest(others) }
    : { streetName: second, streetNumber: first, ...rest(others) };
}

/** A wallet of Google's knows a name as one text. Who has a single name has it as both. */
function namesOf(name: string) {
  const words = name.trim().split(/\s+/);
  const lastName = words.at(-1) ?? '';
  return { firstName: words.slice(0, -1).join(' ') || lastName, lastName };
}

/** Digits and spaces as the shop takes them. */
const dialled = (phone: string): string => phone.replaceAll(/[^\d+]+/g, ' ').trim();

const text = z.string().default('');
const countryCode = z.string().toUpperCase().pipe(z.enum(countryCodes));

const googleAddress = z.object({
  name: text,
  address1: text,
  address2: text,
  address3: text,
  locality: text,
  postalCode: text,
  countryCode,
  phoneNumber: text,
});
const googleEvent = z.object({
  email: z.string(),
  shippingAddress: googleAddress,
  paymentMethodData: z.object({ info: z.object({ billingAddress: googleAddress }) }),
});

function addressOfGoogle(given: z.output<typeof googleAddress>): AddressInput | null {
  const place = placeOfLines([given.address1, given.address2, given.address3]);
  return (
    place && {
      ...place,
      ...namesOf(given.name),
      postalCode: given.postalCode,
      city: given.locality,
      country: given.countryCode,
      ...(given.phoneNumber !== '' && { phone: dialled(given.phoneNumber) }),
    }
  );
}

const appleContact = z.object({
  givenName: text,
  familyName: text,
  addressLines: z.array(z.string()).default([]),
  locality: text,
  postalCode: text,
  countryCode,
  phoneNumber: text,
});
const appleEvent = z.object({
  payment: z.object({
    shippingContact: appleContact.extend({ emailAddress: z.string() }),
    billingContact: appleContact,
  }),
});

function addressOfApple(given: z.output<typeof appleContact>): AddressInput | null {
  const place = placeOfLines(given.addressLines);
  return (
    place && {
      ...place,
      firstName: given.givenName || given.familyName,
      lastName: given.familyName || given.givenName,
      postalCode: given.postalCode,
      city: given.locality,
      country: given.countryCode,
      ...(given.phoneNumber !== '' && { phone: dialled(given.phoneNumber) }),
    }
  );
}

const expressOf = (email: string, billing: AddressInput | null, shipping: AddressInput | null): WalletExpress | null =>
  billing === null || shipping === null ? null : { email, billingAddress: billing, shippingAddress: shipping };

/** Who buys and where it goes, as the sheet of Google has it; null where that is not enough for an order. */
export function expressOfGoogle(event: unknown): WalletExpress | null {
  const read = googleEvent.safeParse(event).data;
  if (read === undefined) return null;
  const { billingAddress } = read.paymentMethodData.info;
  return expressOf(read.email, addressOfGoogle(billingAddress), addressOfGoogle(read.shippingAddress));
}

/** The same of Apple's sheet. */
export function expressOfApple(event: unknown): WalletExpress | null {
  const read = appleEvent.safeParse(event).data;
  if (read === undefined) return null;
  const { billingContact, shippingContact } = read.payment;
  return expressOf(shippingContact.emailAddress, addressOfApple(billingContact), addressOfApple(shippingContact));
}
