import { utmSourceCookie } from '@tradehall/domain/cart/utm-source.ts';
import {
  consentCookieName,
  consentCookieOf,
  consentCookieSeconds,
  consentsOf,
  consentTextVersion,
  findConsentChoice,
  trackingCookieName,
  type ConsentChoice,
  type ConsentPurpose,
} from '@tradehall/domain/tracking/consent-choice.ts';
import { findBrowserCookie, writeBrowserCookie } from '../request/browser-cookies.ts';

const listeners = new Set<() => void>();

const marketingCookies = [trackingCookieName, utmSourceCookie];

/** What is being withdrawn stops at once, not when the shop has written it down. */
let atMost: readonly ConsentPurpose[] | null = null;

/** As it stands now: another tab may have chosen meanwhile. Null where nothing was chosen, and on the server. */
export const consentCookie = (): string | null => findBrowserCookie(consentCookieName);

/** Whether somebody has yet to choose, or has chosen by other words. */
export const isChoiceMissing = (cookie: string | null): boolean =>
  findConsentChoice(cookie)?.textVersion !== consentTextVersion;

export const consentGiven = (purpose: ConsentPurpose): boolean =>
  consentsOf(findConsentChoice(consentCookie()))[purpose] && (atMost?.includes(purpose) ?? true);

export function onConsentChange(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** From here on no more than this, whatever the cookie says. */
export function narrowConsent(purposes: readonly ConsentPurpose[]): void {
  atMost = purposes;
  if (!purposes.includes('marketing')) marketingCookies.forEach((name) => writeBrowserCookie(name, '', 0));
}

export function keepChoice(choice: ConsentChoice): void {
  writeBrowserCookie(consentCookieName, consentCookieOf(choice), consentCookieSeconds);
  narrowConsent(choice.purposes);
  listeners.forEach((changed) => changed());
}
