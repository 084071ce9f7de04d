import { readCookie } from './read-cookie.ts';

const sessionCookies = ['__Host-session', 'session'];

/** Nothing else of the visitor's cookies leaves this server for a page. */
export const findSessionCookie = (header: string | undefined): string | null => {
  const found = sessionCookies.flatMap((name) => {
    const value = readCookie(header, name);
    return value === null ? [] : [`${name}=${value}`];
  });
  return found[0] ?? null;
};
