import { succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { askMyData, myDataQuestion } from './engine-my-data.ts';

const done = { type: 'MyDataDone', fields: 'isDone', answer: z.object({ isDone: z.literal(true) }) };
const question = myDataQuestion('eraseMe', { confirmation: 'String!', locale: 'String!' }, done);

/** Whoever sends it again has no session any more: the confirmation alone says that it is done. */
export const eraseMe: Handle<'my-data', 'eraseMe'> = async ({ confirmation, locale }, context) => {
  const asked = await askMyData(question, { confirmation, locale }, context, ['not-authenticated', 'link-expired']);
  if (!asked.ok) return asked;
  context.endSession();
  return succeed({});
};
