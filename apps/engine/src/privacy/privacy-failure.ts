import type { FailureCode } from '@tradehall/domain/calls/failures.ts';
import { TooManyHashes } from '../customer/too-many-hashes';

type RefusalCode = Extract<
  FailureCode,
  'link-expired' | 'not-authenticated' | 'owner-not-proven' | 'too-many-requests'
>;

interface MyDataFailure {
  readonly __typename: 'MyDataFailure';
  readonly code: RefusalCode;
  readonly retryAfterSeconds: number | null;
}

export type MyDataResult =
  | { readonly __typename: 'MyDataFile'; readonly fileName: string; readonly json: string }
  | { readonly __typename: 'ErasureConfirmation'; readonly confirmation: string }
  | { readonly __typename: 'MyDataDone'; readonly isDone: true }
  | MyDataFailure;

const retryAfterSeconds = 2;

/** Thrown to undo what was begun in a transaction. */
export class NotOwner extends Error {
  constructor(readonly code: Exclude<RefusalCode, 'too-many-requests'>) {
    super(code);
  }
}

/** What was expected to fail is an answer; everything else goes its way. */
export async function myDataResult(work: () => Promise<MyDataResult>): Promise<MyDataResult> {
  try {
    return await work();
  } catch (failure) {
    if (failure instanceof NotOwner) return refusal(failure.code, null);
    if (failure instanceof TooManyHashes) return refusal('too-many-requests', retryAfterSeconds);
    throw failure;
  }
}

function refusal(code: RefusalCode, seconds: number | null): MyDataFailure {
  return { __typename: 'MyDataFailure', code, retryAfterSeconds: seconds };
}
