import type { Request, RequestHandler } from 'express';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { languageOfPath, pathInLanguage } from '../app/routing/language-of-path.ts';
import type { TagManagerSettings } from '../app/request/server-settings.ts';
import { isWalletDocument } from '../app/request/wallet-documents.ts';
import { isOwnDocument, isSecretAddress } from '../app/routing/own-document.ts';
import { policyReportsPath } from '../app/routing/paths.ts';
import { routeTable } from '../app/routing/route-table.ts';
import type { ProviderSources } from './provider-sources.ts';
import { visitOf } from './visit/visit.ts';

const sellingCountries = Object.values(countries).filter(({ checkoutEnabled }) => checkoutEnabled);

interface PolicyFacts {
  readonly nonce: string;
  /** Other shops that an answered form may lead to. */
  readonly formTargets: readonly string[];
  /** Of the payment page and of pages with wallets; null on all others. */
  readonly provider: ProviderSources | null;
  /** Origins of the tag manager; none where there is none, where somebody pays and where the address is a secret. */
  readonly analytics?: readonly string[];
  readonly isDevelopment: boolean;
}

/** By its address: every browser sends there at once. With `report-to` Chromium would, and only over https, a minute later. */
const reporting = { 'report-uri': [policyReportsPath] };

type Directives = Readonly<Record<string, readonly string[]>>;

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');

/**
 * Where there is a tag manager, a second policy says by name from where scripts may come at all: the first trusts what a trusted
 * script makes, wherever it comes from, and browsers obey both. What stands in the page itself is the first one's affair.
 */
const scriptHosts = (analytics: readonly string[]): readonly Directives[] =>
  analytics.length === 0 ? [] : [{ 'script-src-elem': ["'self'", "'unsafe-inline'", ...analytics], ...reporting }];

export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { nonce, formTargets, provider, analytics = [], isDevelopment } = facts;
  const directives = {
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    // The development server puts styles into the page by script and speaks over a websocket.
    'style-src': isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : []), ...(provider?.connections ?? []), ...analytics],
    'img-src': ["'self'", 'data:', ...(provider?.pictures ?? []), ...analytics],
    'media-src': ["'self'"],
    'frame-src': provider?.frames ?? ["'none'"],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-ancestors': ["'none'"],
    // Text becomes markup or script only through the one policy of ours (`ui/trusted-html.ts`); by default it is dropped.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['tradehall', 'default'],
    ...reporting,
  };
  return [directives, ...scriptHosts(analytics)].map(written).join(', ');
}

const pathOf = (request: Request): string =>
  pathInLanguage(request.path, languageOfPath(request.path, visitOf(request).country)).replace(/\/$/, '');

/** A cart may be taken to the shop of another country, by a form whose answer leads there. */
function formTargetsOf(request: Request): readonly string[] {
  const { country, originOf } = visitOf(request);
  return pathOf(request) === routeTable['checkout/cart'].path
    ? sellingCountries.filter(({ code }) => code !== country.code).map(({ locales: [locale] }) => originOf(locale))
    : [];
}

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

interface HeaderSettings {
  readonly isDevelopment: boolean;
  readonly provider: ProviderSources;
  readonly wallets: ProviderSources | null;
  readonly tagManager: TagManagerSettings | null;
}

function sourcesOf(request: Request, { provider, wallets }: HeaderSettings): ProviderSources | null {
  const path = pathOf(request);
  if (path === routeTable['checkout/payment'].path) return provider;
  return visitOf(request).country.checkoutEnabled && isWalletDocument(path) ? wallets : null;
}

const addressOf = ({ originalUrl }: Request) => new URL(originalUrl, 'http://shop');

const analyticsOf = (request: Request, { tagManager }: HeaderSettings): readonly string[] =>
  tagManager === null || isOwnDocument(addressOf(request)) ? [] : tagManager.origins;

export const securityHeaders =
  (settings: HeaderSettings): RequestHandler =>
  (request, response, next) => {
    response.set(fixedHeaders);
    const { nonce } = visitOf(request);
    const provider = sourcesOf(request, settings);
    // A wallet's sheet may be a window of its maker's, which has to find the way back to the frame that opened it.
    if (settings.wallets !== null && provider !== null)
      response.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
    const policy = contentSecurityPolicy({
      nonce,
      formTargets: formTargetsOf(request),
      provider,
      analytics: analyticsOf(request, settings),
      isDevelopment: settings.isDevelopment,
    });
    response.set('Content-Security-Policy', policy);
    // An address that opens something is told to no other page, of this shop neither: scripts of others may run there. The
    // origin alone is: without it forms would be foreign.
    if (isSecretAddress(addressOf(request))) response.set('Referrer-Policy', 'strict-origin');
    if (request.secure) response.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
    next();
  };
