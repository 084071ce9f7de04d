import type { FailureCode } from '@tradehall/domain/calls/failures.ts';
import { TooManyHashes } from './too-many-hashes';

type AccountFailureCode = Extract<
  FailureCode,
  | 'link-expired'
  | 'not-authenticated'
  | 'order-not-found'
  | 'password-breached'
  | 'password-change-failed'
  | 'too-many-requests'
>;

export interface AccountFailure {
  readonly __typename: 'AccountFailure';
  readonly code: AccountFailureCode;
  readonly retryAfterSeconds: number | null;
}

export interface AccountAnswer {
  readonly __typename: 'AccountAnswer';
  /** False where something is left to do: a mail to be opened, a password to be chosen. */
  readonly isComplete: boolean;
  /** Whose mailbox was proven by the token that was given. */
  readonly provenEmail: string | null;
}

export type AccountResult = AccountAnswer | AccountFailure;

const retryAfterSeconds = 2;

/** Thrown to undo what was begun in a transaction. */
export class NotDone extends Error {
  constructor(readonly code: AccountFailureCode) {
    super(code);
  }
}

export const complete: AccountAnswer = { __typename: 'AccountAnswer', isComplete: true, provenEmail: null };
export const incomplete: AccountAnswer = { __typename: 'AccountAnswer', isComplete: false, provenEmail: null };
export const completeFor = (provenEmail: string): AccountAnswer => ({ ...complete, provenEmail });

/** What was expected to fail is an answer; everything else goes its way. */
export async function accountResult(work: () => Promise<AccountAnswer>): Promise<AccountResult> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof NotDone) return answerOf(failure.code, null);
    if (failure instanceof TooManyHashes) return answerOf('too-many-requests', retryAfterSeconds);
    throw failure;
  }
}

function answerOf(code: AccountFailureCode, seconds: number | null): AccountFailure {
  return { __typename: 'AccountFailure', code, retryAfterSeconds: seconds };
}
