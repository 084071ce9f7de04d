import { isDeclaredFailure, type Call, type CallFailure } from '@tradehall/domain/calls/call.ts';
import { fail } from '@tradehall/domain/calls/result.ts';
import type { NotPaid } from './engine-payment.ts';

/** The engine's refusal as the failure of the call that asked; one that the call does not declare is unexpected. */
export function notPaid<Row extends Call>(
  row: Row,
  refusal: NotPaid,
): { readonly ok: false; readonly failure: CallFailure<Row> } {
  const failure = failureOf(refusal);
  if (!isDeclaredFailure(row, failure)) throw new Error(`the engine refused a payment with ${failure.code}`);
  return fail(failure);
}

interface WithDetails {
  readonly code: string;
  readonly [detail: string]: unknown;
}

function failureOf(refusal: NotPaid): WithDetails {
  if (refusal.__typename === 'CartConflict')
    return { code: 'cart-version-conflict', currentVersion: refusal.currentVersion };
  const { code, available } = refusal;
  if (code === 'insufficient-stock') return { code, available: available ?? 0 };
  const isAddress = code === 'billing-address-error' || code === 'shipping-address-error';
  return isAddress ? { code, fields: [] } : { code };
}
