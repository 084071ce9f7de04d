import { createStaticHandler, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { signInProviders } from '@tradehall/domain/customer/sign-in-providers.ts';
import { shopRequest } from '../request/shop-request.ts';
import { visitorRequest } from '../request/visitor-request.ts';
import { routeTable } from '../routing/route-table.ts';
import { shopOf } from '../testing/shop-of.ts';
import { loader as comeBack } from '../pages/sign-in-providers/provider-callback.route.tsx';
import { action as leave } from '../pages/sign-in-providers/provider-sign-in.route.tsx';

const pages = signInProviders.flatMap((provider) => [
  { id: provider, path: routeTable[`sign-in/${provider}`].path.slice(1), action: leave },
  { path: routeTable[`sign-in/${provider}/callback`].path.slice(1), loader: comeBack },
]);
const handler = createStaticHandler(pages, { basename: '/fr/' });

/** A browser with at most the one cookie, in a shop whose server answers every call alike. */
async function ask(path: string, init: RequestInit, answer: Parameters<typeof toWire>[0], cookie: string | null) {
  const asked: unknown[] = [];
  const transport: Transport = ({ body }) => {
    asked.push(body);
    return Promise.resolve(toWire(answer));
  };
  const shop = shopOf('fr-CH', { transport });
  const requestContext = new RouterContextProvider();
  requestContext.set(shopRequest, shop);
  requestContext.set(visitorRequest, {
    hasSession: false,
    calls: shop.calls,
    newCookies: () => ['signing-in=known'],
    isFromThisShop: true,
    choice: (name) => (name === 'sign-in-next' ? cookie : null),
  });
  const answered = await handler.query(new Request(`https://ch.localhost/fr/sign-in/${path}`, init), {
    requestContext,
  });
  const headers = answered instanceof Response ? answered.headers : Object.values(answered.actionHeaders)[0];
  return { asked, location: headers?.get('Location'), cookies: headers?.getSetCookie() };
}

const press = { method: 'POST', body: new URLSearchParams() };
const attributes = 'Path=/; HttpOnly; SameSite=Lax; Secure';
const kept = 'next=%2Ffr%2Fcheckout%2Faddresses';
const forgotten = ['signing-in=known', `__Host-sign-in-next=; Max-Age=0; ${attributes}`];

describe.each(signInProviders)('the addresses of %s', (provider) => {
  const sent = { ok: true, value: { authorizationUrl: 'https://provider.example/auth' } } as const;
  const away = { ok: false, failure: { code: 'sign-in-provider-unavailable' } } as const;

  it('send there, and let the browser keep where she wants to go', async () => {
    const { asked, cookies } = await ask(`${provider}?${kept}`, press, sent, null);
    expect(asked).toEqual([{ locale: 'fr-CH', provider, next: '/fr/checkout/addresses' }]);
    expect(cookies).toEqual(['signing-in=known', `__Host-sign-in-next=${kept}; Max-Age=600; ${attributes}`]);
  });

  it('forget where an earlier attempt was to end', async () => {
    expect((await ask(provider, press, sent, kept)).cookies).toEqual(forgotten);
  });

  it('lead on to where she wants to go when the provider is away', async () => {
    const { location } = await ask(`${provider}?${kept}`, press, away, null);
    expect(location).toBe(`/fr/login?failed=sign-in-provider-unavailable&provider=${provider}&${kept}`);
  });

  it('take her back when she has refused, with where she wanted to go and whatever the provider says of it', async () => {
    const refused = `${provider}/callback?error=access_denied&state=s&next=%2Fof%2Fthe%2Fprovider`;
    const { asked, location, cookies } = await ask(refused, {}, sent, kept);
    expect(asked).toEqual([]);
    expect(location).toBe(`/fr/login?failed=cancelled&provider=${provider}&${kept}`);
    expect(cookies).toEqual(forgotten);
  });

  it('let her in to the page that was kept with the attempt', async () => {
    const signedIn = { ok: true, value: { next: '/fr/x', cartNotices: [] } } as const;
    const { asked, location, cookies } = await ask(`${provider}/callback?code=c&state=s`, {}, signedIn, kept);
    expect(asked).toEqual([{ locale: 'fr-CH', provider, code: 'c', state: 's' }]);
    expect(location).toBe('/fr/x');
    expect(cookies).toEqual(forgotten);
  });
});
