import type { RequestHandler } from 'express';
import { visitOf } from './visit.ts';

interface PolicyFacts {
  readonly nonce: string;
  readonly isDevelopment: boolean;
}

export const contentSecurityPolicy = ({ nonce, isDevelopment }: PolicyFacts): string => {
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
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Text becomes markup or script only through the one policy of ours (`ui/trusted-html.ts`).
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['tradehall'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
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
    response.set('Content-Security-Policy', contentSecurityPolicy({ nonce: visitOf(request).nonce, isDevelopment }));
    if (request.secure) {
      response.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    }
    next();
  };
