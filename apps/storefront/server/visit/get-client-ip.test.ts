import { describe, expect, it } from 'vitest';
import { getClientIp } from './get-client-ip.ts';

const addressBehind = (trustedHops: number, forwardedFor?: string) =>
  getClientIp({ remoteAddress: '10.0.0.9', forwardedFor, trustedHops });

describe("a visitor's address", () => {
  it('is where the request comes from when no proxy of ours stands before the shop', () => {
    expect(addressBehind(0)).toBe('10.0.0.9');
    expect(addressBehind(0, '6.6.6.6')).toBe('10.0.0.9');
  });

  it('is what exactly our own proxies saw', () => {
    expect(addressBehind(1, '6.6.6.6, 198.51.100.7')).toBe('198.51.100.7');
    expect(addressBehind(2, '6.6.6.6, 198.51.100.7, 10.0.0.1')).toBe('198.51.100.7');
    expect(addressBehind(1, '2001:db8::7')).toBe('2001:db8::7');
  });

  it.each(['', 'unknown', '198.51.100.7:80', 'a'.repeat(500)])('is not %j', (claim) => {
    expect(addressBehind(1, claim)).toBe('10.0.0.9');
  });

  it('is not believed of a request that passed fewer proxies than there are', () => {
    expect(addressBehind(2, '198.51.100.7')).toBe('10.0.0.9');
  });
});
