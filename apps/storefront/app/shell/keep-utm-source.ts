import { utmSourceCookie, utmSourcePattern } from '@tradehall/domain/cart/utm-source.ts';
import { consentGiven, onConsentChange } from '../consent/consent-store.ts';
import { writeBrowserCookie } from '../request/browser-cookies.ts';

/**
 * Where somebody came from, as the address of the first page names it. It is kept until the browser is closed, once and as
 * long as she agrees to marketing; before that it is known to this page alone.
 */
export function keepUtmSource(search: string): void {
  const source = new URLSearchParams(search).get('utm_source') ?? '';
  if (!utmSourcePattern.test(source)) return;
  const write = () =>
    consentGiven('marketing')
      ? writeBrowserCookie(utmSourceCookie, source)
      : writeBrowserCookie(utmSourceCookie, '', 0);
  write();
  onConsentChange(write);
}
