import { createHash } from 'node:crypto';
import type { AllCalls, CallGroup, CallName } from '@tradehall/domain/all-calls.ts';
import { entityId } from '@tradehall/domain/calls/fields.ts';
import { networkOf, placeOf } from '@tradehall/process/networks.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EngineVisitor } from '../engine/engine.ts';
import { retryAfterSeconds, type Purse, type Purses } from '../context/services/purses.ts';

type LimitedCall = { [Group in CallGroup]: `${Group}/${CallName<Group>}` }[keyof AllCalls];

interface CallLimit {
  readonly max: number;
  /**
   * `address`: where the request comes from, and ten times as many from its network. `account`: whom it names, wherever it
   * comes from. `cart`: the cart it names and the session: nobody uses up the tries of another. `session`: the visitor, in
   * whichever network.
   */
  readonly per: 'address' | 'account' | 'cart' | 'session';
  /** Calls that do the same count together. */
  readonly together?: string;
  /** Only requests that ask for it count. */
  readonly asks?: (body: unknown) => boolean;
}

const windowMs = 10 * 60_000;
/** A rented network has 256 addresses and no more than ten times the tries; many offices and homes share one as well. */
const networkTimes = 10;

const askingForVat = z.object({
  actions: z.array(z.unknown()).refine((actions) => actions.some((action) => vatAction.safeParse(action).success)),
});
const vatAction = z.object({ action: z.literal('setBillingVatNumber'), vatNumber: z.string().min(1) });

const vat: CallLimit = { max: 30, per: 'address', together: 'vat' };
const newCarts: CallLimit = { max: 120, per: 'address', together: 'carts' };

/**
 * How often a call may be made: so many at once, and they come back within ten minutes. Counted by all processes together.
 * An address may be an office or a street behind one: what a shopper does once or twice, a hundred of them do there.
 */
const callLimits: Readonly<Partial<Record<LimitedCall, readonly CallLimit[]>>> = {
  'shop/contact-request': [
    { max: 10, per: 'address' },
    { max: 10, per: 'session' },
  ],
  // A feed begins with the first and asks for up to 400 pages by the second: each of a shop's feeds is read a few times an hour.
  'shop/getOffersState': [{ max: 600, per: 'address' }],
  'shop/getOffers': [{ max: 20_000, per: 'address' }],
  'cia/newsletter-doi': [{ max: 10, per: 'address' }],
  'cia/notifyme-restock': [{ max: 10, per: 'address' }],
  'cia/customer-consent': [{ max: 20, per: 'address' }],
  // Reports of a browser: enough for an office full of shoppers, too few to fill a table with.
  'shop/report-cart-failure': [{ max: 60, per: 'address' }],
  'cia/view-item': [{ max: 2_000, per: 'address' }],
  'cia/view-category': [{ max: 2_000, per: 'address' }],
  'cia/cart-update': [{ max: 1_000, per: 'address' }],
  'cia/customer-update': [{ max: 300, per: 'address' }],
  'cia/consent': [{ max: 100, per: 'address' }],
  'cia/newsletter': [{ max: 20, per: 'address' }],
  'cia/checkout': [{ max: 500, per: 'address' }],
  'cia/recommendation': [{ max: 2_000, per: 'address' }],
  'shop/customer-tracking': [{ max: 300, per: 'address' }],
  'shop/give-consent': [{ max: 100, per: 'address' }],
  // Each asks the tax office. A buyer types one number, mistypes it twice: ten buyers of one office in ten minutes.
  'vat/validate': [vat],
  'new-ct/updateCart': [{ ...vat, asks: (body) => askingForVat.safeParse(body).success }],
  // Each is a row and often a session. A visitor needs one: 120 new shoppers of one address in ten minutes, 1,200 of a network.
  'new-ct/createCart': [newCarts],
  'shop/receive-cart': [newCarts],
  // Whoever guesses marks; the shop's own shopper sends one a purchase.
  'shop/mark-synthetic-cart': [{ max: 120, per: 'address' }],
  // Each is paid for: enough for the few addresses of a desk, too little for a list of all streets.
  'shop/suggest-addresses': [{ max: 300, per: 'address' }],
  'shop/get-address': [{ max: 30, per: 'address' }],
  // Signing in has limits of its own (`customer/sign-in-limits.ts`): an attack is not to lock the owner out.
  'new-ct/getSignInChallenge': [{ max: 300, per: 'address' }],
  'new-ct/customerSignMeUp': [{ max: 10, per: 'address' }],
  'new-ct/verifyAccount': [{ max: 30, per: 'address' }],
  'new-ct/completeAccount': [{ max: 10, per: 'address' }],
  // How often one mailbox is written to, the engine decides: a limit here would let anybody keep its owner out.
  'new-ct/customerRequestPasswordReset': [{ max: 10, per: 'address' }],
  'new-ct/customerResetPassword': [{ max: 10, per: 'address' }],
  'new-ct/customerChangeMyPassword': [{ max: 10, per: 'address' }],
  'social-login/authorize': [{ max: 60, per: 'address' }],
  'social-login/complete': [{ max: 60, per: 'address' }],
  'passkeys/passkeySignInOptions': [{ max: 60, per: 'address' }],
  'passkeys/signInWithPasskey': [{ max: 30, per: 'address' }],
  'passkeys/passkeyRegistrationOptions': [{ max: 60, per: 'address' }],
  'passkeys/addPasskey': [{ max: 30, per: 'address' }],
  // Codes are guessed over many carts. Thirty shoppers of one office may type the code of a campaign in ten minutes.
  'new-ct/applyCartCoupon': [
    { max: 10, per: 'cart' },
    { max: 15, per: 'session' },
    { max: 30, per: 'address' },
  ],
  // Whoever tries out stolen cards needs many tries: the engine counts those that failed, here many carts are one.
  'new-adyen/makePaymentRequest': [
    { max: 60, per: 'address' },
    { max: 10, per: 'cart' },
  ],
  'new-adyen/submitAdditionalPaymentDetailsRequest': [
    { max: 120, per: 'address' },
    { max: 20, per: 'cart' },
  ],
  'new-adyen/getPaymentMethodsRequest': [{ max: 200, per: 'address' }],
  'new-adyen/getStoredCards': [{ max: 60, per: 'address' }],
  'new-adyen/removeCard': [{ max: 20, per: 'address' }],
  'new-ct/createCodPayment': [{ max: 30, per: 'cart' }],
  'new-ct/createBankPayment': [{ max: 30, per: 'cart' }],
  // Who guesses order numbers learns nothing, and whose address it is gets a few mails at most.
  'my-orders/requestGuestLink': [
    { max: 10, per: 'address' },
    { max: 5, per: 'account' },
  ],
  'my-orders/createAccount': [{ max: 30, per: 'address' }],
  'my-orders/withdraw': [{ max: 30, per: 'address' }],
  // A file of everything is dear to make. Passwords typed for it have the limits of signing in.
  'my-data/exportMyData': [{ max: 60, per: 'address' }],
  'my-data/requestDataLink': [{ max: 10, per: 'address' }],
  'my-orders/reorder': [{ max: 30, per: 'address' }],
  'my-orders/getInvoice': [{ max: 60, per: 'address' }],
  'shop/after-payment-redirect-back': [{ max: 120, per: 'address' }],
};

/**
 * Of all calls that the engine answers by itself, without waiting for anybody (the lane `usual`). Five a second without a
 * pause for ten minutes is no person: an eager one opens a page a second and changes the cart on each. The address is for
 * whoever makes up a session for every call; five hundred shoppers behind one have sixty calls each.
 */
const usualCalls = { session: 3_000, address: 30_000 } as const;

const named = z.object({ email: z.string().max(1_000) });

function accountOf({ body, ip }: FastifyRequest): string {
  const parsed = named.safeParse(body);
  return parsed.success ? parsed.data.email.trim().toLowerCase() : ip;
}

const changing = z.object({ cartId: entityId });

function cartOf({ body, ip }: FastifyRequest, session: string | null): string {
  const parsed = changing.safeParse(body);
  return parsed.success && session !== null ? `${parsed.data.cartId} ${session}` : ip;
}

/** Neither tokens nor addresses of mailboxes stand in Redis. */
const hidden = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const allowing = (max: number): Purse['allowance'] => ({ most: max, perMs: windowMs });

function pursesOf(
  call: string,
  { max, per, together = call }: CallLimit,
  request: FastifyRequest,
  options: CheckLimitsOptions,
) {
  const purse = (kind: string, who: string, most = max): Purse => ({
    key: `${together}:${kind}:${who}`,
    allowance: allowing(most),
  });
  switch (per) {
    case 'address':
      return options.isUnlimited(request.ip)
        ? []
        : [purse('address', placeOf(request.ip)), purse('network', networkOf(request.ip), max * networkTimes)];
    case 'account':
      return [purse(per, hidden(accountOf(request)))];
    case 'cart':
      return [purse(per, hidden(cartOf(request, options.sessionOf(request))))];
    case 'session':
      return [purse(per, hidden(options.sessionOf(request) ?? placeOf(request.ip)))];
  }
}

/** Seconds to wait, or null where the request may go on. */
export type CheckLimits = (request: FastifyRequest) => Promise<number | null>;

const isLimited = (name: string): name is keyof typeof callLimits => Object.hasOwn(callLimits, name);

interface CheckLimitsOptions {
  readonly purses: Purses;
  readonly sessionOf: (request: FastifyRequest) => string | null;
  /** Addresses of the shop itself: whoever watches it or tries out its load. */
  readonly isUnlimited: (address: string) => boolean;
}

type UsualOptions = Pick<CheckLimitsOptions, 'purses' | 'isUnlimited'>;

/** Seconds to wait until the engine is asked for this visitor again, or null. Nobody in particular is not counted. */
export function createLimitUsual({ purses, isUnlimited }: UsualOptions) {
  return async ({ sessionToken, address }: Pick<EngineVisitor, 'sessionToken' | 'address'>): Promise<number | null> => {
    if (address === undefined || isUnlimited(address)) return null;
    const purse = (who: string, most: number): Purse => ({ key: `usual:${who}`, allowance: allowing(most) });
    const asked = [
      ...(sessionToken === null ? [] : [purse(`session:${hidden(sessionToken)}`, usualCalls.session)]),
      purse(`address:${placeOf(address)}`, usualCalls.address),
      purse(`network:${networkOf(address)}`, usualCalls.address * networkTimes),
    ];
    const { isTaken, left } = await purses.take(asked);
    return isTaken ? null : retryAfterSeconds(asked, left);
  };
}

/** One for each call: whoever has asked too often is turned away before anything is looked at. */
export function createCheckLimits(callName: string, options: CheckLimitsOptions): CheckLimits {
  const limits = isLimited(callName) ? (callLimits[callName] ?? []) : [];
  return async (request) => {
    const asked = limits.filter(({ asks }) => asks === undefined || asks(request.body));
    const purses = asked.flatMap((limit) => pursesOf(callName, limit, request, options));
    if (purses.length === 0) return null;
    const { isTaken, left } = await options.purses.take(purses);
    return isTaken ? null : retryAfterSeconds(purses, left);
  };
}
