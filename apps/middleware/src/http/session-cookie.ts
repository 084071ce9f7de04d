import type { CookieSerializeOptions } from '@fastify/cookie';
import { hostCookieName } from '@tradehall/domain/calls/host-cookie.ts';
import { z } from 'zod';

// The engine's token: opaque here, only its alphabet is checked before it becomes a header.
const sessionToken = z.string().regex(/^[\w.-]{16,256}$/);

const browserToken = z.string().regex(/^[\w-]{43}$/);

const yearSeconds = 365 * 24 * 60 * 60;
const signInSeconds = 15 * 60;

interface OwnCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

function cookieOver(protocol: 'http' | 'https', name: string): OwnCookie {
  const isSecure = protocol === 'https';
  return {
    name: hostCookieName(name, isSecure),
    options: { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: yearSeconds },
  };
}

export const sessionCookieOver = (protocol: 'http' | 'https'): OwnCookie => cookieOver(protocol, 'session');

/** By it an account knows a device on which somebody has signed in to it. */
export const deviceCookieOver = (protocol: 'http' | 'https'): OwnCookie => cookieOver(protocol, 'device');

/** By it a browser is known while somebody signs in with it: what was begun in one is not ended in another. */
export function browserCookieOver(protocol: 'http' | 'https'): OwnCookie {
  const { name, options } = cookieOver(protocol, 'signing-in');
  return { name, options: { ...options, maxAge: signInSeconds } };
}

export function browserTokenIn(cookies: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const parsed = browserToken.safeParse(cookies[name]);
  return parsed.success ? parsed.data : null;
}

export function sessionTokenIn(cookies: Readonly<Record<string, string | undefined>>, name: string): string | null {
  const parsed = sessionToken.safeParse(cookies[name]);
  return parsed.success ? parsed.data : null;
}
