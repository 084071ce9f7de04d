import { fail } from '@tradehall/domain/calls/result.ts';
import { myDataCalls } from '@tradehall/domain/privacy/my-data.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { askMyData, myDataQuestion } from './engine-my-data.ts';
import { withOwnerProof } from './with-owner-proof.ts';

const { answers: answer } = myDataCalls.beginErasure;
const takes = { password: 'String', token: 'String' } as const;
const question = myDataQuestion('beginErasure', takes, { type: 'ErasureConfirmation', fields: 'confirmation', answer });

/** Nothing is deleted yet: the answer is what the last button sends. */
export const beginErasure: Handle<'my-data', 'beginErasure'> = async ({ proof }, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  return withOwnerProof(proof, context, (variables) =>
    askMyData(question, { ...variables }, context, ['not-authenticated', 'owner-not-proven']),
  );
};
