import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { Handle } from '../context/call-handler.ts';
import { askMyData, myDataQuestion } from './engine-my-data.ts';

const done = { type: 'MyDataDone', fields: 'isDone', answer: z.object({ isDone: z.literal(true) }) };
const question = myDataQuestion('requestMyDataLink', { locale: 'String!' }, done);

export const requestDataLink: Handle<'my-data', 'requestDataLink'> = async ({ locale }, context) => {
  if (!context.hasSession) return fail({ code: 'not-authenticated' });
  const asked = await askMyData(question, { locale }, context, ['not-authenticated']);
  return asked.ok ? succeed({}) : asked;
};
