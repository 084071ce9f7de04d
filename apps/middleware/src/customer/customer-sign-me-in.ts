import { setTimeout as sleep } from 'node:timers/promises';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { z } from 'zod';
import type { CallContext } from '../context/call-context.ts';
import type { Handle } from '../context/call-handler.ts';
import { activeCart } from '../cart/find-cart.ts';
import { EngineRefusal } from '../engine/engine.ts';
import { findCustomer } from './find-customer.ts';

const question = {
  document: `mutation ($email: String!, $password: String!) {
    login(username: $email, password: $password, rememberMe: true) { __typename }
  }`,
  answers: z.object({ login: z.object({ __typename: z.string() }) }),
  lane: 'passwords' as const,
};

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** How long to wait where the engine has more passwords to hash than it takes at once. */
const hashQueueSeconds = 2;

/** Whether there is an account must not be heard from how long a refusal takes. */
const refusedAfterMs = 300;

/** Null where more passwords wait to be compared than the engine takes at once: this one was not. */
async function isRight(credentials: Credentials, context: CallContext): Promise<boolean | null> {
  try {
    const { login } = await context.ask(question, { ...credentials });
    return login.__typename === 'CurrentUser';
  } catch (failure) {
    if (failure instanceof EngineRefusal && failure.codes.includes('TOO_MANY_REQUESTS')) return null;
    throw failure;
  }
}

async function findSignedIn(credentials: Credentials, context: CallContext) {
  const evenly = sleep(refusedAfterMs, undefined, { ref: false });
  const right = await isRight(credentials, context);
  if (right === null) return 'not-compared';
  const customer = right ? await findCustomer(context) : null;
  if (customer === null) await evenly;
  return customer ?? 'wrong';
}

/** Before the form is sent: what the browser has to do first, where there is anything. */
export const getSignInChallenge: Handle<'new-ct', 'getSignInChallenge'> = async ({ email }, context) => {
  const { shopperIp: address, deviceToken } = context;
  return succeed({ challenge: await context.signInLimits.challengeFor({ email, address, deviceToken }) });
};

/**
 * The engine begins a new session: the guest's token, which others may know, opens nothing of the customer's. What
 * the guest had in the cart is then in the customer's, whose notices tell what came of it.
 */
export const customerSignMeIn: Handle<'new-ct', 'customerSignMeIn'> = async (
  { locale, proof, ...credentials },
  context,
) => {
  const { shopperIp: address, deviceToken } = context;
  const turn = await context.signInLimits.take({ email: credentials.email, address, deviceToken, proof });
  if (!turn.isTaken) {
    const { retryAfterSeconds } = turn;
    return fail(
      retryAfterSeconds === null ? { code: 'sign-in-proof-needed' } : { code: 'too-many-requests', retryAfterSeconds },
    );
  }
  const customer = await turn
    .run(() => findSignedIn(credentials, context))
    .catch(async (failure: unknown) => {
      await turn.giveBack();
      throw failure;
    });
  // Unknown address, wrong password, address not proven: one answer for all, after the same time.
  if (customer === 'wrong') return fail({ code: 'customer-login-failed' });
  if (customer === 'not-compared') {
    await turn.giveBack();
    return fail({ code: 'too-many-requests', retryAfterSeconds: hashQueueSeconds });
  }
  context.rememberDevice(await turn.succeed());
  const cart = await activeCart(locale, context);
  return succeed({ user: { customer, cart }, cartNotices: cart?.notices ?? [] });
};
