import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale } from '../calls/fields.ts';

/** The read side's words of a locale that operators have chosen in the place of the shop's own: kind `wording`. */
export const wordingDocument = z.object({ texts: z.record(z.string(), z.string()) });
export type WordingDocument = z.output<typeof wordingDocument>;

export const wordingDocumentKey = 'all';

export const wordingCalls = {
  getWording: call({
    takes: z.strictObject({ locale }),
    answers: wordingDocument,
    failsWith: [],
  }),
};
