import { z } from 'zod';
import { call } from '../calls/call.ts';
import { countryCodes } from '../locales/locales.ts';
import { addressFindings, addressLines, validatedAddress } from './validated-address.ts';

export const addressValidationCalls = {
  // Not available: switched on, and the service does not answer.
  'validate-address': call({
    takes: z.strictObject({ regionCode: z.enum(countryCodes), addressLines }),
    answers: z.object({ result: validatedAddress, finding: z.enum(addressFindings) }),
    failsWith: ['feature-disabled', 'not-available'],
  }),
};
