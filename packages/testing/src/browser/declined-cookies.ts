import { consentCookieName, consentCookieOf, consentTextVersion } from '@tradehall/domain/tracking/consent-choice.ts';

const refusal = consentCookieOf({
  receiptId: '00000000-0000-4000-8000-000000000000',
  purposes: [],
  textVersion: consentTextVersion,
});

/**
 * For the start of every page of a visitor who was asked about cookies before, whichever shop it is, and refused. Frames are
 * left alone: some may read no cookies.
 */
export const declinedCookies = `if (self === top && !/(?:^|; )${consentCookieName}=/.test(document.cookie))
  document.cookie = '${consentCookieName}=${refusal}; Path=/; SameSite=Lax';`;
