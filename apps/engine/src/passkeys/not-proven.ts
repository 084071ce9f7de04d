import type { FailureCode } from '@tradehall/domain/calls/failures.ts';

export type NotProvenCode = Extract<FailureCode, 'not-authenticated' | 'passkey-failed' | 'passkey-not-found'>;

/** Thrown to undo what was begun. */
export class NotProven extends Error {
  constructor(readonly code: NotProvenCode) {
    super(code);
  }
}
