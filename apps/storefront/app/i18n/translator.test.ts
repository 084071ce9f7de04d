import { describe, expect, it } from 'vitest';
import { translator } from './translator.ts';

describe('a translation', () => {
  it('fills its placeholders', () => {
    expect(translator('de-DE')('price.taxIncludedAt', { rate: '19 %' })).toBe('inkl. 19 % MwSt.');
    expect(translator('el-GR')('price.taxIncludedAt', { rate: '24%' })).toBe('με ΦΠΑ 24%');
  });

  it('does not reach a shopper with a placeholder left open', () => {
    expect(() => translator('de-DE')('price.taxIncludedAt')).toThrow('{rate}');
  });
});
