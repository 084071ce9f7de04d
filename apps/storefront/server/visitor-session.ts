import { findSessionCookie } from './session-cookie.ts';

/** The session of one visitor while a page is made for them. A call may begin or end it: the next one is to know. */
export interface VisitorSession {
  readonly cookie: () => string | null;
  readonly receive: (setCookies: readonly string[]) => void;
  /** What the browser is to be told. */
  readonly news: () => readonly string[];
}

const isEnded = (setCookie: string): boolean => /;\s*max-age=0(?:;|$)|;\s*expires=thu, 01 jan 1970/i.test(setCookie);

export const visitorSession = (cookieHeader: string | undefined): VisitorSession => {
  let cookie = findSessionCookie(cookieHeader);
  const news: string[] = [];
  return {
    cookie: () => cookie,
    receive: (setCookies) => {
      for (const line of setCookies) {
        const named = findSessionCookie(line.split(';')[0]);
        if (named !== null) {
          cookie = isEnded(line) ? null : named;
          news.push(line);
        }
      }
    },
    news: () => news,
  };
};
