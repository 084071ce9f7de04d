import type { Request } from 'express';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient } from '@tradehall/domain/calls/client.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { FindContentPages } from './middleware/content-pages-cache.ts';
import type { TransportFor } from './middleware/middleware-transport.ts';
import { visitOf } from './visit/visit.ts';

export interface ShopInLanguageOptions {
  readonly transportFor: TransportFor;
  readonly findContentPages: FindContentPages;
}

/** The shop that a request is made at, in one of its languages, for lists that machines read. */
export async function shopInLanguage(
  locale: Locale,
  request: Request,
  { transportFor, findContentPages }: ShopInLanguageOptions,
  clientIp?: string,
) {
  const { country, host, originOf, requestId } = visitOf(request);
  const language = country.languages[country.locales.indexOf(locale)];
  return {
    country,
    locale,
    basename: locale === country.locales[0] ? '/' : `/${language}/`,
    originOf,
    contentPages: await findContentPages({ locale, host, requestId }),
    calls: createClient(allCalls, transportFor({ host, requestId, clientIp }), () => host),
  };
}
