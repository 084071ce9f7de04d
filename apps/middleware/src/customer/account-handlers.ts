import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { AccountAnswer } from '@tradehall/domain/customer/account.engine-calls.ts';
import type { customerCalls } from '@tradehall/domain/customer/customer.calls.ts';
import type { CallContext } from '../context/call-context.ts';
import type { HandlersOf } from '../context/call-handler.ts';
import { EngineRefusal } from '../engine/engine.ts';
import { findCustomer, findSignedIn } from './find-customer.ts';

/** Whoever reads the mailbox is no stranger to the account, whatever floods the shop meanwhile. */
function rememberProven({ provenEmail }: AccountAnswer, context: CallContext): void {
  if (provenEmail !== null) context.rememberDevice(context.signInLimits.deviceTokenFor(provenEmail));
}

/** How accounts begin, and how their passwords are replaced. */
export const accountHandlers = {
  /** Signs nobody in: there is no account until the mailbox is proven. The newsletter is confirmed by a mail of its own. */
  customerSignMeUp: async ({ custom, ...person }, context) => {
    const { email, locale } = person;
    try {
      const asked = await context.engine('registerAccount', person);
      if (!asked.ok) return asked;
    } catch (failure) {
      // B§8: what was typed is not to the engine's liking.
      if (failure instanceof EngineRefusal) return fail({ code: 'customer-registration-failed' });
      throw failure;
    }
    if (custom.newsletterConsent === true) await context.engineAnswer('requestNewsletter', { email, locale });
    return succeed({});
  },

  verifyAccount: async (proof, context) => {
    const verified = await context.engine('verifyAccount', proof);
    if (!verified.ok) return verified;
    rememberProven(verified.value, context);
    return succeed({ isComplete: verified.value.isComplete });
  },

  /** The password of whoever holds the mail's link, where one typed before must not count. */
  completeAccount: async ({ token, newPassword }, context) => {
    const completed = await context.engine('completeAccount', { token, password: newPassword });
    if (!completed.ok) return completed;
    rememberProven(completed.value, context);
    return succeed({});
  },

  /** Whether the address has an account, its mailbox learns and nobody else. */
  customerRequestPasswordReset: async (wish, context) => {
    await context.engineAnswer('requestAccountPasswordReset', wish);
    return succeed({});
  },

  /** Ends every session of the account. */
  customerResetPassword: async ({ token, newPassword }, context) => {
    const reset = await context.engine('resetAccountPassword', { token, password: newPassword });
    if (!reset.ok) return reset;
    rememberProven(reset.value, context);
    return succeed({});
  },

  /** B§4 signs out and in again. Here the engine gives this session another token, and all others are over. */
  customerChangeMyPassword: async ({ version, ...passwords }, context) => {
    const before = await findSignedIn(context);
    if (before === null) return fail({ code: 'not-authenticated' });
    if (before.version !== version) return fail({ code: 'customer-version-conflict', currentVersion: before.version });
    const changed = await context.engine('changeAccountPassword', passwords);
    if (!changed.ok) return changed;
    const user = await findCustomer(context);
    return user === null ? fail({ code: 'not-authenticated' }) : succeed({ user });
  },
} satisfies Partial<HandlersOf<typeof customerCalls>>;
