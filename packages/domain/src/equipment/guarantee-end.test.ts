import { describe, expect, it } from 'vitest';
import { countries } from '../countries/countries.ts';
import { extraGuaranteeYears, guaranteeEnds } from './guarantee-end.ts';

describe('the guarantee of a machine', () => {
  it('ends on the same day, as many years later as the law of the country says', () => {
    expect(guaranteeEnds('2026-03-17', null, countries.DE)).toEqual({ legalUntil: '2028-03-17', extraUntil: null });
    expect(guaranteeEnds('2026-03-17', null, countries.ES).legalUntil).toBe('2029-03-17');
    expect(guaranteeEnds('2026-03-17', null, countries.NO).legalUntil).toBe('2031-03-17');
  });

  it('of a leap day ends on the last day of February', () => {
    expect(guaranteeEnds('2028-02-29', '4100020', countries.DE)).toEqual({
      legalUntil: '2030-02-28',
      extraUntil: '2032-02-29',
    });
  });

  it('is prolonged by the years that were bought', () => {
    expect(guaranteeEnds('2026-12-31', '4100010', countries.DE).extraUntil).toBe('2029-12-31');
    expect(guaranteeEnds('2026-12-31', '4100040', countries.SE).extraUntil).toBe('2033-12-31');
  });

  it('is not prolonged by anything else', () => {
    expect([null, 'EX10010001', '4100050'].map(extraGuaranteeYears)).toEqual([0, 0, 0]);
  });
});
