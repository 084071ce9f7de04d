import { fail } from '@tradehall/domain/calls/result.ts';
import { myDataCalls } from '@tradehall/domain/privacy/my-data.calls.ts';
import type { Handle } from '../context/call-handler.ts';
import { askMyData, myDataQuestion } from './engine-my-data.ts';
import { withOwnerProof } from './with-owner-proof.ts';

const { answers: answer } = myDataCalls.exportMyData;
const takes = { password: 'String', token: 'String' } as const;
const question = myDataQuestion('exportMyData', takes, { type: 'MyDataFile', fields: 'fileName json', answer });

export const exportMyData: Handle<'my-data', 'exportMyData'> = async ({ proof }, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  return withOwnerProof(proof, context, (variables) =>
    askMyData(question, { ...variables }, context, ['not-authenticated', 'owner-not-proven']),
  );
};
