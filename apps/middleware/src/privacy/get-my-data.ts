import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { myDataCalls } from '@tradehall/domain/privacy/my-data.calls.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';

const question = {
  document: 'query { myData { hasPassword consents { purpose isGiven at } } }',
  answers: z.object({ myData: myDataCalls.getMyData.answers.nullable() }),
};

export const getMyData: Handle<'my-data', 'getMyData'> = async (_input, context) => {
  const { myData } = context.hasSession ? await context.ask(question, {}) : { myData: null };
  return myData === null ? fail({ code: 'not-authenticated' }) : succeed(myData);
};
