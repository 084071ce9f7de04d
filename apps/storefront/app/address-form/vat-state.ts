import type { VatVerdict } from '@tradehall/domain/address/vat-verdict.ts';
import type { VatOutcome } from '@tradehall/domain/tracking/vat-outcomes.ts';

/** What is known of the number that stands in the field. B§4, B§5. */
export type VatState =
  | 'unknown'
  | 'checking'
  /** Valid; what it does to the prices is seen when the addresses are sent. */
  | 'confirmed'
  | 'net'
  /** Valid, but by the rule these goods are taxed. */
  | 'gross'
  /** Valid and by the rule net, and yet the cart is not. */
  | 'not-adjusted'
  | 'not-valid'
  | 'slow'
  /** Nobody can be asked about it. */
  | 'unchecked';

/** What an answer says of a number; null: nobody can be asked. */
export type VatFinding = VatVerdict | null;

const stateOfFinding = { valid: 'confirmed', 'not-valid': 'not-valid', 'could-not-validate': 'slow' } as const;

export const stateAfterCheck = (finding: VatFinding): VatState =>
  finding === null ? 'unchecked' : stateOfFinding[finding];

interface VatOfCart {
  readonly verdict: VatVerdict | null;
  readonly isNet: boolean;
  readonly isNetByRule: boolean;
  /** The store's flag. */
  readonly changesTaxRate: boolean;
}

/** Of a number that the cart holds already. */
export function stateInCart({ verdict, isNet, isNetByRule, changesTaxRate }: VatOfCart): VatState {
  if (verdict === null) return 'unknown';
  if (verdict !== 'valid' || !changesTaxRate) return stateAfterCheck(verdict);
  if (isNet) return 'net';
  return isNetByRule ? 'not-adjusted' : 'gross';
}

const outcomes: Readonly<Partial<Record<VatState, VatOutcome>>> = {
  confirmed: 'success',
  net: 'success',
  gross: 'failed-no-rate-change',
  'not-adjusted': 'failed-no-rate-change',
  'not-valid': 'failed',
  slow: 'timeout',
};

/** What is told of it; null where there is nothing to tell. */
export const outcomeOf = (state: VatState): VatOutcome | null => outcomes[state] ?? null;
