import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { Handle } from '../context/call-handler.ts';
import { EngineRefusal } from '../engine/engine.ts';
import { requestNewsletter } from '../newsletter/newsletter-doi.ts';
import { accountQuestion, askAccount } from './engine-account.ts';

const question = accountQuestion('registerAccount', {
  email: 'String!',
  password: 'String!',
  firstName: 'String!',
  lastName: 'String!',
  locale: 'String!',
});

/** Signs nobody in: there is no account until the mailbox is proven. The newsletter is confirmed by a mail of its own. */
export const customerSignMeUp: Handle<'new-ct', 'customerSignMeUp'> = async ({ custom, ...person }, context) => {
  try {
    const asked = await askAccount(question, person, context, ['password-breached']);
    if (!asked.ok) return asked;
  } catch (failure) {
    // B§8: what was typed is not to the engine's liking.
    if (failure instanceof EngineRefusal) return fail({ code: 'customer-registration-failed' });
    throw failure;
  }
  if (custom.newsletterConsent === true) await requestNewsletter(person, context);
  return succeed({});
};
