import { describe, expect, it } from 'vitest';
import { base32Of, codeOfStep, findStepOf, stepAt } from './totp';

const secret = Buffer.from('12345678901234567890');

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1; of its eight digits the last six.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (second, code) => {
    expect(codeOfStep(secret, stepAt(second * 1_000))).toBe(code);
  });

  it('counts for half a minute before and after, and once', () => {
    const now = 1_234_567_890_000;
    const step = stepAt(now);
    for (const near of [step - 1, step, step + 1])
      expect(findStepOf(codeOfStep(secret, near), secret, now, 0)).toBe(near);
    for (const far of [step - 2, step + 2]) expect(findStepOf(codeOfStep(secret, far), secret, now, 0)).toBeNull();
    expect(findStepOf(codeOfStep(secret, step), secret, now, step)).toBeNull();
    expect(findStepOf('', secret, now, 0)).toBeNull();
  });

  it('is made of a secret in base32', () => {
    expect(base32Of(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(base32Of(Buffer.from('fooba'))).toBe('MZXW6YTB');
  });
});
