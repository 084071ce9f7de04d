import { pino } from 'pino';
import { allCalls } from '@tradehall/domain/all-calls.ts';
import { createClient, type Transport } from '@tradehall/domain/calls/client.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { proceed } from '../guards/guard.ts';
import { contentPagesOf } from '../routing/content-pages.ts';
import { PageKeys } from '../request/page-keys.ts';
import type { ShopRequest } from '../request/shop-request.ts';

const hostPattern = '{country}.localhost';

const unreachable: Transport = () => Promise.reject(new Error('connection refused'));

/** The request of an anonymous visitor to the shop of a locale. The middleware is away unless a transport says otherwise. */
export function shopOf(
  locale: Locale,
  { transport = unreachable, ...rest }: Partial<ShopRequest> & { readonly transport?: Transport } = {},
): ShopRequest {
  const country = countries[locales[locale].country];
  const host = hostOfStore(country, hostPattern);
  return {
    country,
    locale,
    basename: country.locales[0] === locale ? '/' : `/${locales[locale].language}/`,
    verdict: proceed,
    host,
    originOf: (other) => `https://${hostOfStore(countries[locales[other].country], hostPattern)}`,
    contentPages: contentPagesOf([]),
    isStaff: false,
    staffPass: null,
    preview: null,
    nonce: '',
    requestId: '',
    calls: createClient(allCalls, transport, () => host),
    keys: new PageKeys(),
    log: pino({ level: 'silent' }),
    ...rest,
  };
}
