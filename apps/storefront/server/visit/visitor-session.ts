import { findBrowserCookie, findDeviceCookie, findSessionCookie } from './session-cookie.ts';

/** The session of one visitor while a page is made for them. A call may begin or end it: the next one is to know. */
export interface VisitorSession {
  /** What a call is made with; null where there is nothing to tell. */
  readonly cookie: () => string | null;
  readonly isBegun: () => boolean;
  readonly receive: (setCookies: readonly string[]) => void;
  /** What the browser is to be told. */
  readonly news: () => readonly string[];
}

const isEnded = (setCookie: string): boolean => /;\s*max-age=0(?:;|$)|;\s*expires=thu, 01 jan 1970/i.test(setCookie);

export function visitorSession(cookieHeader: string | undefined): VisitorSession {
  let session = findSessionCookie(cookieHeader);
  let device = findDeviceCookie(cookieHeader);
  let browser = findBrowserCookie(cookieHeader);
  const news: string[] = [];
  return {
    cookie: () => [session, device, browser].filter((cookie) => cookie !== null).join('; ') || null,
    isBegun: () => session !== null,
    receive: (setCookies) => {
      for (const line of setCookies) {
        const [written] = line.split(';');
        const ofSession = findSessionCookie(written);
        const ofDevice = findDeviceCookie(written);
        const ofBrowser = findBrowserCookie(written);
        if (ofSession !== null) session = isEnded(line) ? null : ofSession;
        device = ofDevice ?? device;
        browser = ofBrowser ?? browser;
        if (ofSession !== null || ofDevice !== null || ofBrowser !== null) news.push(line);
      }
    },
    news: () => news,
  };
}
