import { randomBytes, randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { storeOfHost } from '@tradehall/domain/countries/store.ts';
import { proceed } from '../app/guards/guard.ts';
import type { Verdict } from '../app/guards/guard.ts';

/** What is known of a request before any route sees it. Nothing in it says who the visitor is. */
export interface Visit {
  readonly country: Country;
  readonly host: string;
  readonly requestId: string;
  readonly nonce: string;
  /** What the guards left to the page. */
  readonly verdict: Verdict;
}

const visits = new WeakMap<Request, Visit>();

export const visitOf = (request: Request): Visit => {
  const visit = visits.get(request);
  if (visit === undefined) {
    throw new Error('the request was not received at a shop host');
  }
  return visit;
};

/** Guards answer before the router where they can; the rest of what they found goes with the visit. */
export const leaveToPage = (request: Request, verdict: Verdict): void => {
  visits.set(request, { ...visitOf(request), verdict });
};

/** Host → store. A host that is not ours gets no page, so nobody can make our links point elsewhere. */
export const receiveVisit =
  (hostPattern: string): RequestHandler =>
  (request, response, next) => {
    // Not a forwarded host: that may be the visitor's own word, and it would choose what a shared cache keeps.
    const host = request.get('Host');
    const country = host === undefined ? null : storeOfHost(host, hostPattern);
    if (host === undefined || country === null) {
      response.status(421).set('Cache-Control', 'no-store').type('text/plain').send('Misdirected Request');
      return;
    }
    const requestId = randomUUID();
    const nonce = randomBytes(16).toString('base64');
    visits.set(request, { country, host, requestId, nonce, verdict: proceed });
    response.set('X-Request-Id', requestId);
    next();
  };
