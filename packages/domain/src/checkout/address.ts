import { z } from 'zod';
import { emailAddress, entityId, phoneNumber, plainText } from '../calls/fields.ts';
import { countryCodes } from '../countries/country-codes.ts';

// A§3. Postal code and street number follow the country's row and are checked there.
const addressFields = {
  title: plainText(40).optional(),
  salutation: plainText(40).optional(),
  firstName: plainText(100),
  lastName: plainText(100),
  streetName: plainText(200),
  streetNumber: plainText(30),
  additionalStreetInfo: plainText(200).optional(),
  additionalAddressInfo: plainText(200).optional(),
  postalCode: plainText(12),
  city: plainText(100),
  region: plainText(100).optional(),
  state: plainText(100).optional(),
  country: z.enum(countryCodes),
  company: plainText(200).optional(),
  department: plainText(100).optional(),
  building: plainText(60).optional(),
  apartment: plainText(60).optional(),
  pOBox: plainText(40).optional(),
  phone: phoneNumber.optional(),
  mobile: phoneNumber.optional(),
  email: emailAddress.optional(),
  fax: phoneNumber.optional(),
};

/** B§5: at least 2 characters. */
export const vatNumber = z
  .string()
  .trim()
  .min(2)
  .max(20)
  .regex(/^[\w .-]+$/);

/** What a shopper may write: whether the VAT number is valid is for the server to say. */
export const addressInput = z.strictObject({ ...addressFields, vatNumber: vatNumber.optional() });
export type AddressInput = z.output<typeof addressInput>;

/** The raw answer of the VAT service stays on the server, as evidence. */
export const address = z.object({
  ...addressFields,
  id: entityId,
  custom: z.object({ vatNumber: z.string().nullable(), vatValidated: z.enum(['true', 'false']) }).nullable(),
});
export type Address = z.output<typeof address>;
