import { describe, expect, it } from 'vitest';
import { networkOf, placeOf } from './networks.ts';

describe('an address', () => {
  it.each([
    ['192.0.2.17', '192.0.2.17', '192.0.2'],
    ['::ffff:192.0.2.17', '192.0.2.17', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['::1', '0:0:0:0', '0:0:0'],
  ])('%s is at %s, in %s', (address, place, network) => {
    expect([placeOf(address), networkOf(address)]).toEqual([place, network]);
  });

  it('that is none is a place of its own', () => {
    expect(placeOf('nonsense')).toBe('nonsense');
  });
});
