import type { CartChangeRequest, EngineCartChange } from '@tradehall/domain/cart/cart.engine-calls.ts';
import type { CheckedVatId } from '../vat/vat-checks.service';

/** With what the VAT service says of it; null where it was not asked. */
export interface NamedVatNumber {
  readonly vatNumber: string | null;
  readonly check: CheckedVatId | null;
}

export type CartChange =
  Exclude<EngineCartChange, { setBillingVatNumber: object }> | { readonly setBillingVatNumber: NamedVatNumber };

/** The changes to be made, or null for the wish to have no cart at all. */
export function changesOf({ changes }: CartChangeRequest): EngineCartChange[] | null {
  const made = changes.flatMap((change) => ('delete' in change ? [] : [change]));
  return made.length > 0 ? made : null;
}

export function isOnlyRecalculation({ changes }: CartChangeRequest): boolean {
  return changes.every((change) => 'recalculate' in change);
}
