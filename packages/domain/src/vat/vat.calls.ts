import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale } from '../calls/fields.ts';
import { vatNumber } from '../address/address.ts';
import { vatVerdicts } from '../address/vat-verdict.ts';

export const vatCalls = {
  // UstId_1, the shop's own number, is added on the server. What a cart is taxed by is set by updateCart.
  validate: call({
    method: 'GET',
    takes: z.strictObject({ locale, UstId_2: vatNumber }),
    answers: z.object({ verdict: z.enum(vatVerdicts), errorCode: z.int() }),
    failsWith: ['feature-disabled'],
  }),
};
