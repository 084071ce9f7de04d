import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale } from '../calls/fields.ts';
import { plainTextPattern } from '../calls/field-patterns.ts';
import { countryCodes } from '../locales/locales.ts';
import { addressId, addressSuggestion, foundAddress, mostAddressSuggestions } from './address-suggestion.ts';
import { typedStreetLengths } from './address-limits.ts';

const typed = z
  .string()
  .trim()
  .min(typedStreetLengths.shortest)
  .max(typedStreetLengths.longest)
  .regex(plainTextPattern);

// One address is looked for from the first letter to the choice; the service counts that as one question.
const sitting = z.uuid();

const asking = { locale, country: z.enum(countryCodes), sitting };

export const addressSuggestionsCalls = {
  'suggest-addresses': call({
    takes: z.strictObject({ ...asking, typed }),
    answers: z.object({
      suggestions: z.array(addressSuggestion).max(mostAddressSuggestions),
      /** Whom the suggestions come from: to be named where they are shown. */
      source: z.string(),
    }),
    failsWith: ['feature-disabled', 'not-available'],
  }),

  'get-address': call({
    takes: z.strictObject({ ...asking, id: addressId }),
    answers: foundAddress,
    failsWith: ['feature-disabled', 'address-not-found', 'not-available'],
  }),
};
