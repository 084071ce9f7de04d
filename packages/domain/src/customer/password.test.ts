import { describe, expect, it } from 'vitest';
import { isMadeOfShopWords, newPassword } from './password.ts';

describe('a new password', () => {
  it.each([
    ['kettle-and-2-cups', true],
    ['čajník-a-2', true],
    ['kettle and cups', true],
    ['ΒΡΑΣΤΗΡΑΣ!', true],
    ['3141592653', true],
    ['kettle-2', false],
    ['k2'.repeat(64), true],
    ['k2'.repeat(65), false],
  ])('%s: %s', (password, accepted) => {
    expect(newPassword.safeParse(password).success).toBe(accepted);
  });
});

describe('a password that is guessed without a leak', () => {
  it.each(['Tradehall-2026', 'tradehall.SHOP.1', 'Welcome123456', 'Gastro+Equipment+1', '2026-superadmin'])(
    'is made of words of the shop: %s',
    (password) => {
      expect(isMadeOfShopWords(password)).toBe(true);
    },
  );

  it.each(['kettle-and-2-cups', 'my tradehall teapot 7', '1234567890', 'čajník-a-2'])('is not %s', (password) => {
    expect(isMadeOfShopWords(password)).toBe(false);
  });
});
