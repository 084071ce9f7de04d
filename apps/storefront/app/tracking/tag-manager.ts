import { consentGiven } from '../consent/consent-store.ts';
import type { TagManagerSettings } from '../request/server-settings.ts';
import { allowScripts } from '../ui/trusted-html.ts';

/** Of the origins that the shop is configured with, and of no other kind of address. */
export function isScriptOf(origins: readonly string[], url: string, page: string): boolean {
  if (!URL.canParse(url, page)) return false;
  const { protocol, origin } = new URL(url, page);
  return /^https?:$/.test(protocol) && origins.includes(origin);
}

/**
 * What a tag manager adds to the page is fetched from the origins it was allowed, as long as statistics are agreed to. It finds
 * the page's nonce at its own element, and hands it on to the scripts it makes.
 */
export function loadTagManager({ url, origins }: TagManagerSettings): void {
  allowScripts((wanted) => consentGiven('statistics') && isScriptOf(origins, wanted, location.href));
  const script = document.createElement('script');
  const own = document.querySelector<HTMLScriptElement>('script[nonce]');
  script.async = true;
  script.nonce = own?.nonce ?? '';
  script.src = url;
  document.head.append(script);
}
