import type { Failure } from './failures.ts';

export type Result<Value, Declared extends Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Declared };

export function succeed<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function fail<Declared extends Failure>(failure: Declared): { readonly ok: false; readonly failure: Declared } {
  return { ok: false, failure };
}
