import { writeBrowserCookie } from '../request/browser-cookies.ts';

// B§9
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** The home page opens in this language from now on. A language is remembered, nobody is. */
function rememberLocale(locale: string): void {
  writeBrowserCookie('locale', locale, maxAgeSeconds);
}

/** Whoever follows a link into another language chooses that language. */
export function rememberFollowedLocale(target: EventTarget): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  if (link !== null) rememberLocale(link.hreflang);
}
