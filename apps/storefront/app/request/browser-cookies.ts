import { hostCookieLine, hostCookieName } from '@tradehall/domain/calls/host-cookie.ts';

const isSecure = (): boolean => location.protocol === 'https:';

/** A cookie that scripts may read; null where there is none, where the browser keeps none, and on the server. */
export function findBrowserCookie(name: string): string | null {
  try {
    const start = `${hostCookieName(name, isSecure())}=`;
    const pair = document.cookie.split('; ').find((one) => one.startsWith(start));
    return pair?.slice(start.length) ?? null;
  } catch {
    return null;
  }
}

/** Kept until the browser is closed where no time is given. */
export function writeBrowserCookie(name: string, value: string, maxAgeSeconds: number | null = null): void {
  document.cookie = hostCookieLine({ name, value, maxAgeSeconds, isSecure: isSecure() });
}
