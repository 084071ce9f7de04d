import type { Request, RequestHandler } from 'express';
import { findPage } from '../app/guards/find-page.ts';
import type { Verdict } from '../app/guards/guard.ts';
import { guardRequest } from '../app/guards/guards.ts';
import { languageOfPath, pathInLanguage } from '../app/guards/language-of-path.ts';
import { safeRedirect } from '../app/guards/safe-redirect.ts';
import { notStored, permanentRedirectHeaders } from '../app/request/cache-headers.ts';
import { localeCookie } from './locale-cookie.ts';
import { leaveToPage, visitOf } from './visit.ts';

const searchOf = (url: string): string => {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start);
};

const verdictOn = (request: Request): Verdict =>
  guardRequest({
    country: visitOf(request).country,
    localeCookie: localeCookie(request.headers.cookie),
    path: request.path,
    search: searchOf(request.originalUrl),
  });

const isProductPath = (path: string, request: Request): boolean => {
  const { country } = visitOf(request);
  return findPage(pathInLanguage(path, languageOfPath(path, country)), country.nativeRouting)?.kind === 'product';
};

/** Every page is asked for at its one address before the router sees the request. */
export const guardVisits: RequestHandler = (request, response, next) => {
  const verdict = request.method === 'GET' || request.method === 'HEAD' ? verdictOn(request) : null;
  if (verdict === null || verdict.kind === 'continue') {
    next();
    return;
  }
  if (verdict.kind === 'answer') {
    // The page for it is drawn in the shop's frame and language.
    leaveToPage(request, verdict);
    next();
    return;
  }
  const target = safeRedirect(`${verdict.path}${verdict.search}`);
  if (isProductPath(verdict.path, request)) {
    // A product is found by its number: only its page knows the right slug, and two redirects would be one too many.
    leaveToPage(request, verdict);
    request.url = target;
    request.originalUrl = target;
    next();
    return;
  }
  const headers = verdict.status === 302 ? { 'Cache-Control': notStored } : permanentRedirectHeaders;
  response
    .status(verdict.status)
    .set({ ...headers, Location: target })
    .end();
};
