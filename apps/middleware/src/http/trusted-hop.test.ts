import { describe, expect, it } from 'vitest';
import { createIsTrustedHop } from './trusted-hop.ts';

describe('the trusted hop', () => {
  const isTrustedHop = createIsTrustedHop('10.0.0.0/8, ::1/128');

  it.each(['10.1.2.3', '::1', '::ffff:10.1.2.3'])('believes %s', (address) => {
    expect(isTrustedHop(address)).toBe(true);
  });

  it.each(['11.1.2.3', '203.0.113.9', '::2', '::ffff:11.1.2.3', '', 'nonsense'])('does not believe "%s"', (address) => {
    expect(isTrustedHop(address)).toBe(false);
  });
});
