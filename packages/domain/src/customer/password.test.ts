import { describe, expect, it } from 'vitest';
import { newPassword } from './password.ts';

describe('a new password', () => {
  it.each([
    ['kettle-and-2-cups', true],
    ['čajník-a-2', true],
    ['kettle-and-cups', false],
    ['1234567890', false],
    ['kettle-2', false],
    ['k2'.repeat(65), false],
  ])('%s: %s', (password, accepted) => {
    expect(newPassword.safeParse(password).success).toBe(accepted);
  });
});
