import { describe, expect, it } from 'vitest';
import { originOfLocale } from './origin-of.ts';

describe('the address of another shop', () => {
  it('has the protocol of the visit and the port this server listens at', () => {
    const originOf = originOfLocale('{country}.localhost', {
      protocol: 'http',
      host: 'de.localhost:3000',
      localPort: 3000,
    });
    expect(originOf('fr-CH')).toBe('http://ch.localhost:3000');
  });

  it('does not repeat a port that the visitor made up', () => {
    const arrival = { protocol: 'https', host: 'www.tradehall.de:1337', localPort: 3000 };
    expect(originOfLocale('www.tradehall.{ending}', arrival)('de-DE')).toBe('https://www.tradehall.de');
  });

  it('has the port of the configured hosts behind a proxy', () => {
    const arrival = { protocol: 'https', host: 'be.shop.example:8443', localPort: 3000 };
    expect(originOfLocale('{country}.shop.example:8443', arrival)('nl-BE')).toBe('https://be.shop.example:8443');
  });
});
