import { z } from 'zod';
import { call } from '../calls/call.ts';
import { plainText } from '../calls/fields.ts';
import { countryCodes } from '../countries/country-codes.ts';

const addressComponent = z.object({
  componentName: z.string(),
  componentType: z.string(),
  spellCorrected: z.boolean(),
  replaced: z.boolean(),
  unexpected: z.boolean(),
});

export const addressValidationCalls = {
  'validate-address': call({
    takes: z.strictObject({
      regionCode: z.enum(countryCodes),
      addressLines: z.strictObject({ city: plainText(100), street: plainText(230), postalCode: plainText(12) }),
    }),
    answers: z.object({
      result: z.object({
        verdict: z.object({
          addressComplete: z.boolean(),
          hasReplacedComponents: z.boolean(),
          hasUnconfirmedComponents: z.boolean(),
        }),
        address: z.object({ formattedAddress: z.string(), addressComponents: z.array(addressComponent) }),
      }),
    }),
    failsWith: ['feature-disabled', 'not-available'],
  }),
};
