import { z } from 'zod';
import { call } from '../calls/call.ts';
import { contactRequest } from './contact-request.ts';

export const contactCalls = {
  // The hidden fields of B§2.5 are added on the server.
  'contact-request': call({
    takes: contactRequest,
    answers: z.object({ caseNumber: z.string() }),
    /** `contact-request-failed`: nothing was kept of it. */
    failsWith: ['contact-request-failed', 'feature-disabled'],
  }),
};
