import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { entityId } from '@tradehall/domain/calls/fields.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { storeOfHost } from '@tradehall/domain/countries/store.ts';
import { placeOfVisitor, runAt } from '@tradehall/process/traces.ts';
import { proceed, type Verdict } from '../../app/guards/guard.ts';
import type { Environment } from '../environment.ts';
import { originOfLocale } from './origin-of.ts';
import { findStaffPass } from './staff-cookie.ts';

/** What is known of a request before any route sees it. Nothing in it says who the visitor is, but for staff with a pass. */
export interface Visit {
  readonly country: Country;
  readonly host: string;
  readonly originOf: (locale: Locale) => string;
  readonly isStaff: boolean;
  readonly staffPass: string | null;
  /** The revision of a content page that staff want to see before it is published. */
  readonly preview: string | null;
  /** The browser's own where it names one, and that of the trace. */
  readonly requestId: string;
  readonly nonce: string;
  /** What the guards left to the page. */
  readonly verdict: Verdict;
}

const visits = new WeakMap<Request, Visit>();

export function visitOf(request: Request): Visit {
  const visit = visits.get(request);
  if (visit === undefined) throw new Error('the request was not received at a shop host');
  return visit;
}

/** Guards answer before the router where they can; the rest of what they found goes with the visit. */
export function leaveToPage(request: Request, verdict: Verdict): void {
  visits.set(request, { ...visitOf(request), verdict });
}

function staffFacts(request: Request, secret: string | undefined): Pick<Visit, 'isStaff' | 'staffPass' | 'preview'> {
  const cookie = { header: request.headers.cookie, isSecure: request.secure, secret };
  const staffPass = findStaffPass(cookie, new Date());
  const preview = entityId.safeParse(request.query['preview']);
  return {
    isStaff: staffPass !== null,
    staffPass,
    preview: staffPass !== null && preview.success ? preview.data : null,
  };
}

type VisitSettings = Pick<Environment, 'SHOP_HOST_PATTERN' | 'STAFF_SECRET'>;

/** Host → store. A host that is not ours gets no page, so nobody can make our links point elsewhere. */
export const receiveVisit =
  ({ SHOP_HOST_PATTERN: hostPattern, STAFF_SECRET: staffSecret }: VisitSettings): RequestHandler =>
  (request, response, next) => {
    // Not a forwarded host: that may be the visitor's own word, and it would choose what a shared cache keeps.
    const host = request.get('Host');
    const country = host === undefined ? null : storeOfHost(host, hostPattern);
    if (host === undefined || country === null) {
      response.status(421).set('Cache-Control', 'no-store').type('text/plain').send('Misdirected Request');
      return;
    }
    const { localPort } = request.socket;
    const place = placeOfVisitor(request.headers);
    const visit = {
      country,
      host,
      originOf: originOfLocale(hostPattern, { protocol: request.protocol, host, localPort }),
      ...staffFacts(request, staffSecret),
      requestId: place.traceId,
      nonce: randomBytes(16).toString('base64'),
      verdict: proceed,
    };
    visits.set(request, visit);
    response.set('X-Request-Id', visit.requestId);
    runAt(place, next);
  };
