import { z } from 'zod';
import { call } from '../calls/call.ts';
import { locale } from '../calls/fields.ts';
import { consentPurposes, consentTextVersion } from './consent-choice.ts';

/** What is written down of a choice; refusals and withdrawals as well. */
export const givenConsent = z.strictObject({
  locale,
  /** Made by whoever chooses, and kept in the cookie: sent again it changes nothing. */
  receiptId: z.uuid(),
  purposes: z.array(z.enum(consentPurposes)).max(consentPurposes.length),
  /** Of the words that were shown. */
  textVersion: z.int().min(1).max(consentTextVersion),
});

export const consentCalls = {
  'give-consent': call({ takes: givenConsent, answers: z.object({ receiptId: z.uuid() }), failsWith: [] }),
};
