import { readCookie } from './read-cookie.ts';

function findCookie(header: string | undefined, names: readonly string[]): string | null {
  const found = names.flatMap((name) => {
    const value = readCookie(header, name);
    return value === null ? [] : [`${name}=${value}`];
  });
  return found[0] ?? null;
}

/** But for the device's and the browser's, nothing else of the visitor's cookies leaves this server for a page. */
export const findSessionCookie = (header: string | undefined): string | null =>
  findCookie(header, ['__Host-session', 'session']);

/** By which the browser is known while somebody signs in with it. */
export const findBrowserCookie = (header: string | undefined): string | null =>
  findCookie(header, ['__Host-signing-in', 'signing-in']);

/** By which an account knows a device on which somebody has signed in to it. */
export const findDeviceCookie = (header: string | undefined): string | null =>
  findCookie(header, ['__Host-device', 'device']);
