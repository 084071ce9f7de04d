import type { VatVerdict } from '@tradehall/domain/address/vat-verdict.ts';

// B§4
const validCodes: ReadonlySet<number> = new Set([200, 216, 218, 219, 223]);
const undecidedCodes: ReadonlySet<number> = new Set([205, 208, 999]);

/** What an answer that could not be had or read counts as. */
export const noAnswer = 999;

export function verdictOfCode(code: number): VatVerdict {
  if (validCodes.has(code)) return 'valid';
  return undecidedCodes.has(code) ? 'could-not-validate' : 'not-valid';
}
