import { describe, expect, it } from 'vitest';
import { addressFinding } from './validated-address.ts';

const sound = { addressComplete: true, hasReplacedComponents: false, hasUnconfirmedComponents: false };
const city = {
  componentName: 'Berlin',
  componentType: 'locality',
  spellCorrected: false,
  replaced: false,
  unexpected: false,
};
const findingOf = (verdict: object, component: object = {}) =>
  addressFinding({
    verdict: { ...sound, ...verdict },
    address: { formattedAddress: 'Berlin', addressComponents: [city, { ...city, ...component }] },
  });

describe('what the maps service says of an address', () => {
  it('confirms one that is complete and as it was written', () => {
    expect(findingOf({})).toBe('confirmed');
  });

  it.each([{ addressComplete: false }, { hasReplacedComponents: true }, { hasUnconfirmedComponents: true }])(
    'is an error of the verdict: %j',
    (verdict) => {
      expect(findingOf(verdict, { spellCorrected: true })).toBe('verdict-error');
    },
  );

  it.each([{ spellCorrected: true }, { replaced: true }, { unexpected: true }])(
    'is an error of the address where a part of it is %j',
    (component) => {
      expect(findingOf({}, component)).toBe('address-error');
    },
  );
});
