import { randomBytes, randomUUID } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { storeOfHost } from '@tradehall/domain/countries/store.ts';

/** What is known of a request before any route sees it. Nothing in it says who the visitor is. */
export interface Visit {
  readonly country: Country;
  readonly host: string;
  readonly requestId: string;
  readonly nonce: string;
}

const visits = new WeakMap<Request, Visit>();

export const visitOf = (request: Request): Visit => {
  const visit = visits.get(request);
  if (visit === undefined) {
    throw new Error('the request was not received at a shop host');
  }
  return visit;
};

/** Host → store. A host that is not ours gets no page, so nobody can make our links point elsewhere. */
export const receiveVisit =
  (hostPattern: string): RequestHandler =>
  (request, response, next) => {
    const { host } = request;
    // An old client may name no host at all.
    const country = request.get('Host') === undefined ? null : storeOfHost(host, hostPattern);
    if (country === null) {
      response.status(421).set('Cache-Control', 'no-store').type('text/plain').send('Misdirected Request');
      return;
    }
    const visit = { country, host, requestId: randomUUID(), nonce: randomBytes(16).toString('base64') };
    visits.set(request, visit);
    response.set('X-Request-Id', visit.requestId);
    next();
  };
