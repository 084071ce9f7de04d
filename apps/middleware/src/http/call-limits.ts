import type { AllCalls, CallGroup, CallName } from '@tradehall/domain/calls/all-calls.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

type LimitedCall = { [Group in CallGroup]: `${Group}/${CallName<Group>}` }[keyof AllCalls];

interface CallLimit {
  readonly max: number;
  /** `address`: where the request comes from. `account`: whom it names, wherever it comes from. */
  readonly per: 'address' | 'account';
}

const windowMs = 10 * 60_000;
// An option of the library that its types do not know.
const memory = { cache: 50_000 };

/** How often a call may be made in ten minutes. Counted by each process for itself. */
const callLimits: Readonly<Partial<Record<LimitedCall, readonly CallLimit[]>>> = {
  'shop/contact-request': [{ max: 5, per: 'address' }],
  'cia/newsletter-doi': [{ max: 10, per: 'address' }],
  'cia/notifyme-restock': [{ max: 10, per: 'address' }],
  'cia/customer-consent': [{ max: 20, per: 'address' }],
  'new-ct/customerSignMeIn': [
    { max: 10, per: 'address' },
    { max: 10, per: 'account' },
  ],
};

const named = z.object({ email: z.string().max(1_000) });

const accountOf = ({ body, ip }: FastifyRequest): string => {
  const parsed = named.safeParse(body);
  return parsed.success ? parsed.data.email.trim().toLowerCase() : ip;
};

/** Seconds to wait, or null where the request may go on. */
export type CheckLimits = (request: FastifyRequest) => Promise<number | null>;

const isLimited = (name: string): name is keyof typeof callLimits => Object.hasOwn(callLimits, name);

/** One for each call: whoever has asked too often is turned away before anything is looked at. */
export const createCheckLimits = (app: FastifyInstance, callName: string): CheckLimits => {
  const limits = isLimited(callName) ? (callLimits[callName] ?? []) : [];
  const counters = limits.map(({ max, per }) =>
    app.createRateLimit({
      max,
      timeWindow: windowMs,
      ...memory,
      ...(per === 'account' && { keyGenerator: accountOf }),
    }),
  );
  return async (request) => {
    for (const count of counters) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded) return counted.ttlInSeconds;
    }
    return null;
  };
};
