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

  it('believes a single address and nobody beside it', () => {
    const isTrusted = createIsTrustedHop('10.0.0.5, ::1/128, 192.168.1.1');
    expect(['10.0.0.5', '192.168.1.1', '::1'].map(isTrusted)).toEqual([true, true, true]);
    expect(['203.0.113.9', '10.0.0.6', '192.168.1.2'].map(isTrusted)).toEqual([false, false, false]);
  });

  it('believes nobody when no network is named', () => {
    expect(createIsTrustedHop('')('127.0.0.1')).toBe(false);
  });

  it.each(['10.0.0.0/0', '10.0.0.0/', '10.0.0.0/eight'])('refuses to start with %s', (network) => {
    expect(() => createIsTrustedHop(network)).toThrow();
  });
});
