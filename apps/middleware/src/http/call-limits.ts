import type { AllCalls, CallGroup, CallName } from '@tradehall/domain/all-calls.ts';
import { entityId } from '@tradehall/domain/calls/fields.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

type LimitedCall = { [Group in CallGroup]: `${Group}/${CallName<Group>}` }[keyof AllCalls];

interface CallLimit {
  readonly max: number;
  /**
   * `address`: where the request comes from. `account`: whom it names, wherever it comes from. `cart`: the cart it
   * names and the session: nobody uses up the tries of another. `session`: the visitor, in whichever network.
   */
  readonly per: 'address' | 'account' | 'cart' | 'session';
}

const windowMs = 10 * 60_000;
// An option of the library that its types do not know.
const memory = { cache: 50_000 };

/** How often a call may be made in ten minutes. Counted by each process for itself. */
const callLimits: Readonly<Partial<Record<LimitedCall, readonly CallLimit[]>>> = {
  'shop/contact-request': [
    { max: 10, per: 'address' },
    { max: 10, per: 'session' },
  ],
  'cia/newsletter-doi': [{ max: 10, per: 'address' }],
  'cia/notifyme-restock': [{ max: 10, per: 'address' }],
  'cia/customer-consent': [{ max: 20, per: 'address' }],
  // Reports of a browser: enough for an office full of shoppers, too few to fill a table with.
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
  'vat/validate': [{ max: 30, per: 'address' }],
  // Each is paid for: enough for the few addresses of a desk, too little for a list of all streets.
  'shop/suggest-addresses': [{ max: 300, per: 'address' }],
  'shop/get-address': [{ max: 30, per: 'address' }],
  // Signing in has limits of its own (`customer/sign-in-limits.ts`): an attack is not to lock the owner out.
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
  'new-ct/applyCartCoupon': [{ max: 10, per: 'cart' }],
  // Whoever tries out stolen cards needs many tries: the engine takes five for a cart, and here many carts are one.
  'new-adyen/makePaymentRequest': [
    { max: 60, per: 'address' },
    { max: 10, per: 'cart' },
  ],
  'new-adyen/submitAdditionalPaymentDetailsRequest': [
    { max: 120, per: 'address' },
    { max: 20, per: 'cart' },
  ],
  'new-adyen/getPaymentMethodsRequest': [{ max: 200, per: 'address' }],
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

/** Seconds to wait, or null where the request may go on. */
export type CheckLimits = (request: FastifyRequest) => Promise<number | null>;

const isLimited = (name: string): name is keyof typeof callLimits => Object.hasOwn(callLimits, name);

type SessionOf = (request: FastifyRequest) => string | null;

/** One for each call: whoever has asked too often is turned away before anything is looked at. */
export function createCheckLimits(app: FastifyInstance, callName: string, sessionOf: SessionOf): CheckLimits {
  const limits = isLimited(callName) ? (callLimits[callName] ?? []) : [];
  const counters = limits.map(({ max, per }) =>
    app.createRateLimit({
      max,
      timeWindow: windowMs,
      ...memory,
      ...(per === 'account' && { keyGenerator: accountOf }),
      ...(per === 'session' && { keyGenerator: (request: FastifyRequest) => sessionOf(request) ?? request.ip }),
      ...(per === 'cart' && { keyGenerator: (request: FastifyRequest) => cartOf(request, sessionOf(request)) }),
    }),
  );
  return async (request) => {
    for (const count of counters) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return null;
  };
}
