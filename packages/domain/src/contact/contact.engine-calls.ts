import { z } from 'zod';
import { engineCall } from '../calls/engine-call.ts';
import { contactRequest } from './contact-request.ts';

export const contactEngineCalls = {
  /** The same words again within minutes are one case. */
  submitContactRequest: engineCall({
    takes: contactRequest,
    answers: z.object({ caseNumber: z.string() }),
    /** `contact-request-failed`: in a language that the shop has not. `feature-disabled`: the store offers no form. */
    failsWith: ['contact-request-failed', 'feature-disabled'],
    // Twice, and the visitor still waits for the answer.
    timeoutMs: 5_000,
  }),
};
