import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Result } from '@tradehall/domain/calls/result.ts';

/** For what a test only prepares: it is not about a refusal. */
export function valueOf<Value>(answer: Result<Value, Failure>): Value {
  if (!answer.ok) throw new Error(answer.failure.code);
  return answer.value;
}
