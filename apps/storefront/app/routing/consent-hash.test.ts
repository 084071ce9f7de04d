import { describe, expect, it } from 'vitest';
import { consentTargetOf, readConsentHash } from './consent-hash.ts';

const hashOf = (value: unknown) => encodeURIComponent(btoa(JSON.stringify(value)));

describe('what the link of a consent mail holds', () => {
  it('is a token, or a token and where to go on', () => {
    expect(readConsentHash('a-b_c')).toEqual({ token: 'a-b_c', target: 'home' });
    expect(readConsentHash(hashOf({ token: 'a-b_c', redirect_to: '/checkout/cart' }))).toEqual({
      token: 'a-b_c',
      target: 'checkout/cart',
    });
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil', '/staff/ui', '/log-out', '', 7, null])(
    'leads nowhere but to a few pages of the shop: %j',
    (redirect_to) => {
      expect(readConsentHash(hashOf({ token: 'x', redirect_to })).target).toBe('home');
    },
  );

  it.each([
    '%E0%A4%A',
    '!!',
    hashOf(null),
    hashOf(['token']),
    hashOf({ redirect_to: '/search' }),
    hashOf({ token: 1 }),
  ])('is taken as it is where it cannot be read: %s', (hash) => {
    expect(readConsentHash(hash)).toEqual({ token: hash, target: 'home' });
  });

  it('is believed once more only where the list has it', () => {
    expect(consentTargetOf('my-account/my-newsletter')).toBe('my-account/my-newsletter');
    expect(consentTargetOf('staff/ui')).toBe('home');
    expect(consentTargetOf(null)).toBe('home');
  });
});
