import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Transport } from '@tradehall/domain/calls/client.ts';
import { toWire } from '@tradehall/domain/calls/wire.ts';
import { translator } from '../i18n/translator.ts';
import type { VisitorRequest } from '../request/visitor-request.ts';
import { shopOf } from '../testing/shop-of.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { findOfferedProviders } from './find-offered-providers.ts';
import { SignInButtons } from './sign-in-buttons.tsx';
import { signInButtonsView } from './sign-in-buttons-view.ts';
import { signInFailureText } from './sign-in-failure-text.ts';
import { startSignIn } from './start-sign-in.ts';

const shop = shopOf('fr-CH');
const translate = translator('fr-CH');

type Answered = Parameters<typeof toWire>[0];

/** A visitor whose calls are answered alike, and what was asked. */
function visitorOf(answer: Answered, cookies: Readonly<Record<string, string>> = {}) {
  const asked: unknown[] = [];
  const transport: Transport = ({ body }) => {
    asked.push(body);
    return Promise.resolve(toWire(answer));
  };
  const visitor: VisitorRequest = {
    hasSession: false,
    calls: shopOf('fr-CH', { transport }).calls,
    newCookies: () => [],
    isFromThisShop: true,
    choice: (name) => cookies[name] ?? null,
  };
  return { visitor, asked };
}

describe('the buttons of providers', () => {
  it('are forms of this shop, one a provider that is offered', () => {
    const view = signInButtonsView(['google', 'facebook'], '/fr/checkout/addresses', shop);
    const html = renderToStaticMarkup(<SignInButtons view={view} />);
    expect(html.match(/<form action="\/fr\/sign-in\/[^"]*" method="post"/g)).toHaveLength(2);
    expect(html).toContain('action="/fr/sign-in/google?next=%2Ffr%2Fcheckout%2Faddresses"');
    expect(html).toContain(translate('signIn.with', { provider: 'Facebook' }));
  });

  it('are not there where none is offered, or nobody can tell', async () => {
    expect(await findOfferedProviders(shop)).toEqual([]);
    expect(renderToStaticMarkup(<SignInButtons view={signInButtonsView([], null, shop)} />)).toBe('');
  });

  it('stand in one row of ways with those of others, which stay where no provider is offered', () => {
    const draw = (providers: Parameters<typeof signInButtonsView>[0]) =>
      renderToStaticMarkup(
        <SignInButtons view={signInButtonsView(providers, null, shop)}>
          <hr />
        </SignInButtons>,
      );
    expect(draw(['google'])).toMatch(/<\/form><hr\/><\/div>$/);
    expect(draw([])).toBe('<hr/>');
  });
});

describe('the way to a provider', () => {
  const authorizationUrl = 'https://accounts.google.com/o/oauth2/v2/auth?state=x';

  it.each([
    ['/fr/checkout/addresses', { next: '/fr/checkout/addresses' }],
    ['https://evil.example/', { next: '/' }],
    ['//evil.example', { next: '/evil.example' }],
    [null, {}],
  ])('remembers %s as %j', async (next, kept) => {
    const { visitor, asked } = visitorOf({ ok: true, value: { authorizationUrl } });
    expect(await startSignIn('google', next, visitor, shop)).toMatchObject({ view: { href: authorizationUrl } });
    expect(asked).toEqual([{ locale: 'fr-CH', provider: 'google', ...kept }]);
  });

  it('is not gone where the provider is away', async () => {
    const { visitor } = visitorOf({ ok: false, failure: { code: 'sign-in-provider-unavailable' } });
    expect(await startSignIn('google', null, visitor, shop)).toEqual({
      isStarted: false,
      code: 'sign-in-provider-unavailable',
    });
  });
});

describe('the way back', () => {
  it('brings code, state and who answers to the shop’s server', async () => {
    const { visitor, asked } = visitorOf({ ok: true, value: { next: '/fr/x', cartNotices: [] } });
    const search = new URLSearchParams({ code: 'c', state: 's', iss: 'https://accounts.google.com', scope: 'email' });
    expect(await completeSignIn('google', search, visitor, shop)).toEqual({
      isSignedIn: true,
      next: '/fr/x',
      cartNotices: [],
    });
    const back = { code: 'c', state: 's', issuer: 'https://accounts.google.com' };
    expect(asked).toEqual([{ locale: 'fr-CH', provider: 'google', ...back }]);
  });

  it.each([
    ['error=access_denied&state=s', 'cancelled'],
    ['error=server_error&state=s', 'social-login-failed'],
    ['state=s', 'social-login-failed'],
    ['code=c', 'social-login-failed'],
  ])('with %s leads to the login page, which says why', async (query, code) => {
    const { visitor, asked } = visitorOf({ ok: true, value: {} });
    const completed = await completeSignIn('google', new URLSearchParams(query), visitor, shop);
    expect(completed).toEqual({ isSignedIn: false, href: `/login?failed=${code}&provider=google` });
    expect(asked).toEqual([]);
  });

  it.each([
    ['next=%2Ffr%2Fcheckout%2Faddresses', '&next=%2Ffr%2Fcheckout%2Faddresses'],
    ['next=https%3A%2F%2Fevil.example', '&next=%2F'],
    ['next=%2F%2Fevil.example', '&next=%2Fevil.example'],
    ['next=%E0%A4%A', '&next=%2F'],
    ['', ''],
  ])('by refusal with the cookie %s leads to the login page with %s', async (cookie, kept) => {
    const { visitor } = visitorOf({ ok: true, value: {} }, { 'sign-in-next': cookie });
    const refused = new URLSearchParams({ error: 'access_denied', state: 's', next: '/of/the/provider' });
    expect(await completeSignIn('google', refused, visitor, shop)).toEqual({
      isSignedIn: false,
      href: `/login?failed=cancelled&provider=google${kept}`,
    });
  });

  it('keeps where she wanted to go when the shop’s server lets nobody in', async () => {
    const refusal: Answered = { ok: false, failure: { code: 'social-login-email-unverified' } };
    const { visitor } = visitorOf(refusal, { 'sign-in-next': 'next=%2Ffr%2Fx' });
    const back = new URLSearchParams({ code: 'c', state: 's' });
    expect(await completeSignIn('facebook', back, visitor, shop)).toMatchObject({
      href: '/login?failed=social-login-email-unverified&provider=facebook&next=%2Ffr%2Fx',
    });
  });

  it.each([
    ['failed=cancelled&provider=google', translate('signIn.cancelled', { provider: 'Google' })],
    ['failed=social-login-email-unverified', translate('failure.social-login-email-unverified')],
    ['failed=passkey-failed', translate('failure.passkey-failed')],
    ['failed=<b>', translate('failure.unknown')],
    ['failed=cancelled&provider=<b>', translate('failure.unknown')],
    ['', null],
  ])('is explained for %s', (query, text) => {
    expect(signInFailureText(new URLSearchParams(query), shop)).toBe(text);
  });
});
