import { succeed } from '@tradehall/domain/calls/result.ts';
import { wordingDocumentKey, type wordingCalls } from '@tradehall/domain/wording/wording.calls.ts';
import type { HandlersOf } from '../context/call-handler.ts';

export const wordingHandlers = {
  /** A locale whose words nobody has changed has no document. */
  getWording: async ({ locale }, context) =>
    succeed((await context.read('wording', locale, wordingDocumentKey)) ?? { texts: {} }),
} satisfies HandlersOf<typeof wordingCalls>;
