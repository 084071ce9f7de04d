import { z } from 'zod';
import { addressLengths } from './address-limits.ts';

/** How the service that knows addresses names one of them. */
export const addressId = z.string().regex(/^[\w-]{1,500}$/);

export const addressSuggestion = z.object({ id: addressId, text: z.string().min(1).max(300) });
export type AddressSuggestion = z.output<typeof addressSuggestion>;

export const mostAddressSuggestions = 5;

/** What an address form is filled in with; empty where nothing is known. */
export const foundAddress = z.object({
  streetName: z.string().max(addressLengths.streetName),
  streetNumber: z.string().max(addressLengths.streetNumber),
  postalCode: z.string().max(addressLengths.postalCode),
  city: z.string().max(addressLengths.city),
});
export type FoundAddress = z.output<typeof foundAddress>;
