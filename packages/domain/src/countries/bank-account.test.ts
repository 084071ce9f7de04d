import { describe, expect, it } from 'vitest';
import { isBic, isExampleIban, isIban, plainAccountCode } from './bank-account.ts';

const examplesOfRegistry = [
  'AT61 1904 3002 3457 3201',
  'CH93 0076 2011 6238 5295 7',
  'DE89 3704 0044 0532 0130 00',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'HU42 1177 3016 1111 1018 0000 0000',
  'NO93 8601 1117 947',
];

describe('an IBAN', () => {
  it.each(examplesOfRegistry)('%s fits its check digits, and is known as an example', (iban) => {
    expect(isIban(iban)).toBe(true);
    expect(isIban(iban.toLowerCase())).toBe(true);
    expect(isExampleIban(iban)).toBe(true);
  });

  it('that is somebody’s is no example', () => {
    expect(isIban('DE02120300000000202051')).toBe(true);
    expect(isExampleIban('DE02120300000000202051')).toBe(false);
  });

  it.each([
    ['with a wrong digit', 'DE89370400440532013001'],
    ['with two digits exchanged', 'DE89370400440523013000'],
    ['that is too short for its country', 'DE8937040044053201300'],
    ['without a country', '89370400440532013000'],
    ['that is empty', ''],
  ])('%s is refused', (_words, iban) => {
    expect(isIban(iban)).toBe(false);
  });

  it('is kept without spaces, in capitals', () => {
    expect(plainAccountCode(' de89 3704\u00a00044')).toBe('DE8937040044');
  });
});

describe('a BIC', () => {
  it.each(['DEUTDEFF', 'DEUTDEFF500', 'exmpdeffxxx'])('%s has its form', (bic) => {
    expect(isBic(bic)).toBe(true);
  });

  it.each(['DEUTDEF', 'DEUTDEFF5', 'DEUT12FF', ''])('%s has not', (bic) => {
    expect(isBic(bic)).toBe(false);
  });
});
