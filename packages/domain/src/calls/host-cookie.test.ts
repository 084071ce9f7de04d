import { describe, expect, it } from 'vitest';
import { hostCookieLine, hostCookieName } from './host-cookie.ts';

describe('a cookie of the shop', () => {
  const chosen = { name: 'locale', value: 'fr-CH', maxAgeSeconds: 60 };

  it('is bound to its host over https, and only sent encrypted', () => {
    expect(hostCookieName('locale', true)).toBe('__Host-locale');
    expect(hostCookieLine({ ...chosen, isSecure: true })).toBe(
      '__Host-locale=fr-CH; Max-Age=60; Path=/; SameSite=Lax; Secure',
    );
  });

  it('has its plain name on a laptop without https', () => {
    expect(hostCookieLine({ ...chosen, isSecure: false })).toBe('locale=fr-CH; Max-Age=60; Path=/; SameSite=Lax');
  });

  it('may be kept from scripts, and until the browser is closed', () => {
    const hidden = { ...chosen, maxAgeSeconds: null, isSecure: true, isHiddenFromScripts: true };
    expect(hostCookieLine(hidden)).toBe('__Host-locale=fr-CH; Path=/; HttpOnly; SameSite=Lax; Secure');
  });
});
