import { z } from 'zod';
import { call } from '../calls/call.ts';
import { emailAddress, locale, noInput, nothing, plainText } from '../calls/fields.ts';

export const myOrdersCalls = {
  // B§7.3 sends the e-mail address; the session knows it.
  getUrlWithToken: call({
    method: 'GET',
    takes: noInput,
    answers: z.object({ url: z.url() }),
    failsWith: ['not-authenticated', 'not-available'],
  }),

  // A guest is mailed a single-use link; the answer is the same whether the order exists or not.
  requestGuestLink: call({
    takes: z.strictObject({ locale, email: emailAddress, orderNumber: plainText(40) }),
    answers: nothing,
    failsWith: ['not-available'],
  }),
};
