import { describe, expect, it } from 'vitest';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code';

describe('recovery codes', () => {
  it('are ten, none twice, of 112 bits in groups of four letters', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    // Five bits a letter.
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{3}$/);
    expect(newRecoveryCodes()).not.toContain(codes[0]);
  });

  it('are known again in small letters, with other gaps or none, and by nothing else', () => {
    const [code = '', other = ''] = newRecoveryCodes();
    const hash = hashOfRecoveryCode(code);
    for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `])
      expect(hashOfRecoveryCode(typed)).toBe(hash);
    for (const wrong of [other, code.slice(0, -1), '']) expect(hashOfRecoveryCode(wrong)).not.toBe(hash);
    expect(hash).not.toContain(code.slice(0, 4));
  });
});
