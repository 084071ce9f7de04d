import { expect, it } from 'vitest';
import { verdictOfCode } from './verdict-of-code';

it('reads the codes of the service as the specification lists them', () => {
  const codes = Array.from({ length: 1_000 }, (_, code) => code);
  expect(codes.filter((code) => verdictOfCode(code) === 'valid')).toEqual([200, 216, 218, 219, 223]);
  expect(codes.filter((code) => verdictOfCode(code) === 'could-not-validate')).toEqual([205, 208, 999]);
  expect(verdictOfCode(201)).toBe('not-valid');
});
