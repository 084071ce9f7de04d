import type { FailureCode } from '@tradehall/domain/calls/failures.ts';

export type NotSignedInCode = Extract<
  FailureCode,
  'social-login-failed' | 'social-login-email-unverified' | 'sign-in-provider-unavailable'
>;

/** Thrown to undo what was begun. */
export class NotSignedIn extends Error {
  constructor(readonly code: NotSignedInCode) {
    super(code);
  }
}
