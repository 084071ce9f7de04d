import { countries } from '@tradehall/domain/countries/countries.ts';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { handleDataRequest } from '../entry.server.tsx';
import { shopOf } from '../testing/shop-of.ts';
import { keptByLocale } from './kept-by-locale.ts';
import { anonymousPageHeaders } from './cache-headers.ts';
import { longCaching, PageKeys } from './page-keys.ts';
import { edgeKeepsSeconds } from './server-settings.ts';
import { shopRequest } from './shop-request.ts';

function keysOf(...added: readonly (string | null)[]): string | null {
  const keys = new PageKeys();
  for (const key of added) keys.add(key);
  return keys.header;
}

describe('the keys of a page', () => {
  it('are those of all it was made of, each once', () => {
    expect(keysOf('navigation:de-DE:tree product:de-DE:EX1', 'product:de-DE:EX1 search:de-DE')).toBe(
      'navigation:de-DE:tree product:de-DE:EX1 search:de-DE',
    );
  });

  it('are none where part of it goes by no key, or nothing was asked', () => {
    expect([keysOf('product:de-DE:EX1', null), keysOf()]).toEqual([null, null]);
  });

  it('are none where no cache would take so many', () => {
    expect(keysOf(...Array.from({ length: 400 }, (_, number) => `product:de-DE:EX${10_000_000 + number}`))).toBeNull();
  });

  it('hold what is kept for a language, also by who finds it there', async () => {
    const read = keptByLocale({
      load: () => Promise.resolve('frame'),
      keys: ({ locale }) => `navigation:${locale}:tree`,
    });
    await read(shopOf('de-DE'));
    const second = shopOf('de-DE');
    await read(second);
    expect(second.keys.header).toBe('navigation:de-DE:tree');
  });

  it('are none where the frame could not be read', async () => {
    const read = keptByLocale({ load: () => Promise.resolve(null), keys: () => 'navigation:de-DE:tree' });
    const shop = shopOf('de-DE');
    shop.keys.add('product:de-DE:EX1');
    await read(shop);
    expect(shop.keys.header).toBeNull();
  });
});

describe('a page that is purged', () => {
  async function headersOf({ status, keepsSeconds }: { status: number; keepsSeconds: number }): Promise<Headers> {
    const shop = shopOf('de-DE');
    shop.keys.add('product:de-DE:EX1');
    const context = new RouterContextProvider();
    context.set(shopRequest, shop);
    context.set(edgeKeepsSeconds, keepsSeconds);
    const answer = new Response(null, { status, headers: anonymousPageHeaders });
    const request = new Request('http://de.localhost/pizzaofen-10000001.data');
    return new Headers((await handleDataRequest(answer, { request, context, params: {} })).headers);
  }

  it('names its keys, and is kept for long only where a cache is told of changes', async () => {
    const purged = await headersOf({ status: 200, keepsSeconds: 60 });
    expect(purged.get('Surrogate-Key')).toBe('product:de-DE:EX1');
    expect(purged.get('Cache-Control')).toContain('s-maxage=60');
    const notTold = await headersOf({ status: 200, keepsSeconds: 0 });
    expect(notTold.get('Surrogate-Key')).toBe('product:de-DE:EX1');
    expect(notTold.get('Cache-Control')).toContain('s-maxage=1,');
  });

  it('names none where it is missing', async () => {
    expect((await headersOf({ status: 404, keepsSeconds: 60 })).get('Surrogate-Key')).toBeNull();
  });

  it('is kept for a day at most, and not past midnight at the store', () => {
    const at = (text: string) => longCaching(86_400, countries.DE, new Date(text));
    expect(at('2026-11-18T22:59:30Z')).toContain('s-maxage=30,');
    expect(at('2026-11-17T23:00:00Z')).toContain('s-maxage=86400,');
    expect(longCaching(600, countries.DE, new Date('2026-11-18T10:00:00Z'))).toContain('s-maxage=600,');
  });
});
