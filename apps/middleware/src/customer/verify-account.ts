import type { Handle } from '../context/call-handler.ts';
import { accountQuestion, askAccount } from './engine-account.ts';

const question = accountQuestion('verifyAccount', { token: 'String!' });

export const verifyAccount: Handle<'new-ct', 'verifyAccount'> = ({ token }, context) =>
  askAccount(question, { token }, context, ['link-expired']);
