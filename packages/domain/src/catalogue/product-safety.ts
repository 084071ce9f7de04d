import { z } from 'zod';

/** ISO 3166: a manufacturer may be anywhere. */
export const regionCode = z.string().regex(/^[A-Z]{2}$/);

export const safetyContact = z.object({
  name: z.string().min(1),
  address: z.string().min(1),
  email: z.string().min(1),
  /** The last line of the address, which each page writes in its own language. */
  country: regionCode.optional(),
});
export type SafetyContact = z.output<typeof safetyContact>;

/** What the General Product Safety Regulation wants beside an offer. */
export const productSafety = z.object({
  manufacturer: safetyContact.nullable(),
  /** Who answers for the product inside the European Union, where the manufacturer is outside of it. */
  responsiblePerson: safetyContact.nullable(),
  warnings: z.array(z.string().min(1)),
});
