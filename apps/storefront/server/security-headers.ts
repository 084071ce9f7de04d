import type { Request, RequestHandler } from 'express';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { languageOfPath, pathInLanguage } from '../app/guards/language-of-path.ts';
import { routeTable } from '../app/route-table.ts';
import { visitOf } from './visit.ts';

const sellingCountries = Object.values(countries).filter(({ checkoutEnabled }) => checkoutEnabled);

interface PolicyFacts {
  readonly nonce: string;
  /** Other shops that an answered form may lead to. */
  readonly formTargets: readonly string[];
  readonly isDevelopment: boolean;
}

export const contentSecurityPolicy = ({ nonce, formTargets, isDevelopment }: PolicyFacts): string => {
  const directives = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // The development server puts styles into the page by script and speaks over a websocket.
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'connect-src': isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'none'"],
    // Text becomes markup or script only through the one policy of ours (`ui/trusted-html.ts`).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['tradehall'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};

/** A cart may be taken to the shop of another country, by a form whose answer leads there. */
const formTargetsOf = (request: Request): readonly string[] => {
  const { country, originOf } = visitOf(request);
  const path = pathInLanguage(request.path, languageOfPath(request.path, country));
  return path === routeTable['checkout/cart'].path
    ? sellingCountries.filter(({ code }) => code !== country.code).map(({ locales: [locale] }) => originOf(locale))
    : [];
};

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const securityHeaders =
  (isDevelopment: boolean): RequestHandler =>
  (request, response, next) => {
    response.set(fixedHeaders);
    const { nonce } = visitOf(request);
    const policy = contentSecurityPolicy({ nonce, formTargets: formTargetsOf(request), isDevelopment });
    response.set('Content-Security-Policy', policy);
    if (request.secure) {
      response.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    }
    next();
  };
