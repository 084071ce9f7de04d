import { z } from 'zod';
import { emailAddress, entityId, phoneNumber, plainText } from '../calls/fields.ts';
import { countryCodes } from '../locales/locales.ts';
import { addressLengths, vatNumberPattern } from './address-limits.ts';
import { vatVerdicts } from './vat-verdict.ts';

// A§3. What follows the country's row is checked by address-form.ts.
const addressFields = {
  title: plainText(40).optional(),
  salutation: plainText(40).optional(),
  firstName: plainText(addressLengths.firstName),
  lastName: plainText(addressLengths.lastName),
  streetName: plainText(addressLengths.streetName),
  streetNumber: plainText(addressLengths.streetNumber),
  additionalStreetInfo: plainText(200).optional(),
  additionalAddressInfo: plainText(addressLengths.additionalAddressInfo).optional(),
  postalCode: plainText(addressLengths.postalCode),
  city: plainText(addressLengths.city),
  region: plainText(100).optional(),
  state: plainText(addressLengths.state).optional(),
  country: z.enum(countryCodes),
  company: plainText(addressLengths.company).optional(),
  department: plainText(addressLengths.department).optional(),
  building: plainText(60).optional(),
  apartment: plainText(60).optional(),
  pOBox: plainText(40).optional(),
  phone: phoneNumber.optional(),
  mobile: phoneNumber.optional(),
  email: emailAddress.optional(),
  fax: phoneNumber.optional(),
};

export const vatNumber = z.string().trim().max(addressLengths.vatNumber).regex(vatNumberPattern);

/** What a shopper may write: whether the VAT number is valid is for the server to say. */
export const addressInput = z.strictObject({ ...addressFields, vatNumber: vatNumber.optional() });
export type AddressInput = z.output<typeof addressInput>;

/** The raw answer of the VAT service stays on the server, as evidence. */
export const address = z.object({
  ...addressFields,
  id: entityId,
  custom: z
    .object({
      vatNumber: z.string().nullable(),
      vatValidated: z.enum(['true', 'false']),
      /** Null while nobody has asked about the number. */
      vatVerdict: z.enum(vatVerdicts).nullish(),
    })
    .nullable(),
});
export type Address = z.output<typeof address>;
