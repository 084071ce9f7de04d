import { z } from 'zod';
import { vatNumber } from '../address/address.ts';
import { vatVerdicts } from '../address/vat-verdict.ts';
import { engineCall } from '../calls/engine-call.ts';

export const vatEngineCalls = {
  /** Null where the store or the number's country has no validation. Changes no cart. */
  validateVatNumber: engineCall({
    takes: z.strictObject({ number: vatNumber }),
    answers: z.object({ verdict: z.enum(vatVerdicts), errorCode: z.int() }).nullable(),
    lane: 'vat',
  }),
};
