import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import { hostCookieName } from '@tradehall/domain/calls/host-cookie.ts';
import { accessOfPath, findRoute, needsSession } from '../app/routing/find-route.ts';
import { isCheckoutPath, needsCart } from '../app/guards/checkout-billing.ts';
import { notFound, type CartFacts, type RequestFacts, type Verdict } from '../app/guards/guard.ts';
import { guardRequest } from '../app/guards/guards.ts';
import { isPagePath, normalisePath, pathOfDataRequest } from '../app/routing/paths.ts';
import { languageOfPath, pathInLanguage } from '../app/routing/language-of-path.ts';
import { parametersOf, searchOf } from '../app/routing/query-parameters.ts';
import { safeRedirect } from '../app/routing/safe-redirect.ts';
import { notStored, permanentRedirectHeaders } from '../app/request/cache-headers.ts';
import type { TransportFor } from './middleware/middleware-transport.ts';
import { readCookie } from './visit/read-cookie.ts';
import { findSessionCookie } from './visit/session-cookie.ts';
import { leaveToPage, visitOf } from './visit/visit.ts';

interface GuardOptions {
  readonly transportFor: TransportFor;
  readonly log: Logger;
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
}

function factsOf(request: Request): RequestFacts {
  const { country, isStaff } = visitOf(request);
  return {
    country,
    localeCookie: readCookie(request.headers.cookie, hostCookieName('locale', request.secure)),
    isLoggedIn: null,
    cart: null,
    isStaff,
    path: request.path,
    search: queryOf(request.originalUrl),
  };
}

/** Calls in the visitor's session; null where there is none. */
function visitorCalls(request: Request, { transportFor }: GuardOptions) {
  const sessionCookie = findSessionCookie(request.headers.cookie);
  const { host, requestId } = visitOf(request);
  return sessionCookie === null
    ? null
    : createClient(allCalls, transportFor({ host, requestId, sessionCookie }), () => host);
}

const logged = (request: Request, { log }: GuardOptions, words: string) => ({
  onError: (err: Error) => log.error({ err, requestId: visitOf(request).requestId }, words),
});

/** Null where nobody can tell: the page is drawn, and what is personal in it asks again. */
async function askIsLoggedIn(request: Request, options: GuardOptions): Promise<boolean | null> {
  const calls = visitorCalls(request, options);
  if (calls === null) return false;
  const onError = logged(request, options, 'nobody can tell whether the visitor is signed in');
  const answer = await calls['new-ct'].isLoggedIn({}, onError);
  return answer?.ok === true ? answer.value.isLoggedIn : null;
}

async function askCart(path: string, request: Request, options: GuardOptions): Promise<CartFacts | null> {
  const calls = visitorCalls(request, options);
  if (calls === null) return { hasLines: false, hasShipping: false };
  const { locale } = languageOfPath(path, visitOf(request).country);
  const onError = logged(request, options, 'nobody can tell what the visitor has in the cart');
  const answer = await calls['new-ct'].getMe({ locale, customer: false }, onError);
  if (answer?.ok !== true) return null;
  const cart = answer.value.me.activeCart;
  return {
    hasLines: cart !== null && cart.lineItems.length > 0,
    hasShipping: cart !== null && cart.shippingAddress !== null && cart.shippingInfo !== null,
  };
}

const endOf = (verdict: Verdict, { path }: RequestFacts): string => (verdict.kind === 'redirect' ? verdict.path : path);

async function withSession(facts: RequestFacts, request: Request, options: GuardOptions): Promise<RequestFacts> {
  const end = endOf(guardRequest(facts), facts);
  if (!needsSession(end, facts.country)) return facts;
  const isLoggedIn = await askIsLoggedIn(request, options);
  if (isLoggedIn === false && accessOfPath(end, facts.country) === 'customers') {
    const { requestId } = visitOf(request);
    options.log.warn({ requestId, path: end }, 'a guest asked for a page of customers');
  }
  return { ...facts, isLoggedIn };
}

async function withCart(facts: RequestFacts, request: Request, options: GuardOptions): Promise<RequestFacts> {
  const end = endOf(guardRequest(facts), facts);
  return needsCart(end, facts.country) ? { ...facts, cart: await askCart(end, request, options) } : facts;
}

/** The guards are pure: who is signed in, and with what cart, is found out first, and only for the pages that differ by it. */
async function verdictOn(facts: RequestFacts, request: Request, options: GuardOptions): Promise<Verdict> {
  const verdict = guardRequest(facts);
  if (verdict.kind === 'answer') return verdict;
  const known = await withSession(facts, request, options);
  return guardRequest(await withCart(known, request, options));
}

/** What is no route by name is the catch-all's: products, categories, content, and addresses that an operator has moved. */
function isPageBySlug(path: string, request: Request): boolean {
  const { country } = visitOf(request);
  return findRoute(pathInLanguage(path, languageOfPath(path, country))) === null;
}

function redirect(response: Response, status: number, target: string): void {
  const headers = status === 302 ? { 'Cache-Control': notStored } : permanentRedirectHeaders;
  response
    .status(status)
    .set({ ...headers, Location: target })
    .end();
}

/** The router reads the address as the visitor wrote it. */
function readAs(request: Request, target: string): void {
  request.url = target;
  request.originalUrl = target;
}

function obey(verdict: Verdict, request: Request, response: Response): 'answered' | 'page' {
  if (verdict.kind === 'continue') return 'page';
  if (verdict.kind === 'answer') {
    // The page for it is drawn in the shop's frame and language.
    leaveToPage(request, verdict);
    return 'page';
  }
  const target = safeRedirect(`${verdict.path}${verdict.search}`);
  if (verdict.status === 302 || !isPageBySlug(verdict.path, request)) {
    redirect(response, verdict.status, target);
    return 'answered';
  }
  if (!isPagePath(verdict.path)) {
    // `/staff/ui.data/` without its slash would be another kind of request, which these guards have not seen.
    leaveToPage(request, notFound);
    return 'page';
  }
  // Only the page knows its right slug, or where an operator has moved it, and two redirects would be one too many.
  leaveToPage(request, verdict);
  readAs(request, target);
  return 'page';
}

/** The router's own word on which parts of a page it wants. */
const isRoutersOwn = (parameter: string): boolean => parameter.startsWith('_routes=');

/** A page asked for by the router in the browser: it knows the right address, but not who may open it. */
async function guardData(request: Request, asked: string, options: GuardOptions): Promise<void> {
  const written = factsOf(request);
  const path = normalisePath(asked);
  if (accessOfPath(path, written.country) === 'everybody' && !isCheckoutPath(path, written.country)) return;
  const search = searchOf(parametersOf(written.search).filter((parameter) => !isRoutersOwn(parameter)));
  const verdict = await verdictOn({ ...written, path, search }, request, options);
  if (verdict.kind === 'continue' || (verdict.kind === 'redirect' && verdict.status !== 302)) return;
  leaveToPage(request, verdict);
  // The part of the page that obeys may not be among those asked for.
  readAs(request, `${request.path}${search}`);
}

/** Every page is asked for at its one address before the router sees the request. */
export const guardVisits =
  (options: GuardOptions): RequestHandler =>
  async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    const dataPath = pathOfDataRequest(request.path);
    if (dataPath !== null) {
      await guardData(request, dataPath, options);
      next();
      return;
    }
    const verdict = await verdictOn(factsOf(request), request, options);
    if (obey(verdict, request, response) === 'page') next();
  };
