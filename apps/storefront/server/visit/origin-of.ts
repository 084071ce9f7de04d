import { countries } from '@tradehall/domain/countries/countries.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';

interface Arrival {
  readonly protocol: string;
  /** As the visitor wrote it, so only a port that is this server's own is believed. */
  readonly host: string;
  readonly localPort: number | undefined;
}

/** Absolute addresses of every shop, for links that leave this one. Built from the configured hosts, never from a claim. */
export function originOfLocale(hostPattern: string, { protocol, host, localPort }: Arrival) {
  const ownPort = localPort !== undefined && host.endsWith(`:${localPort}`) ? `:${localPort}` : '';
  return (locale: Locale): string => {
    const shop = hostOfStore(countries[locales[locale].country], hostPattern);
    return `${protocol}://${shop}${shop.includes(':') ? '' : ownPort}`;
  };
}
