import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { shopOf } from '../testing/shop-of.ts';
import { LoginForm } from './login-form.tsx';
import { emptyLogin, loginView, readLogin } from './login-view.ts';
import { nextPage, routerTarget } from './next-page.ts';

const shop = shopOf('fr-CH');

describe('after signing in', () => {
  it.each([
    ['/my-account/my-profile', '/my-account/my-profile'],
    ['/fr/my-account/orders?page=2', '/fr/my-account/orders?page=2'],
    ['//evil.example', '/evil.example'],
    ['https://evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    [null, '/fr/'],
  ])('a customer who came with next=%s goes to %s', (next, target) => {
    expect(nextPage(next, shop)).toBe(target);
  });

  it.each([
    ['/fr/checkout/cart?a=1', '/checkout/cart?a=1'],
    ['/fr/', '/'],
    ['/fr//evil.example', '/evil.example'],
    ['/checkout/cart', 'https://ch.localhost/checkout/cart'],
  ])('the router is told to go from %s to %s', (path, target) => {
    expect(routerTarget(path, shop)).toBe(target);
    expect(routerTarget('/checkout/cart', shopOf('de-CH'))).toBe('/checkout/cart');
  });
});

describe('the page to sign in', () => {
  it('has room for the proof of work, empty until the page is alive', () => {
    const form = renderToStaticMarkup(createElement(LoginForm, { view: loginView(emptyLogin, null, null, shop) }));
    expect(form).toContain('<input type="hidden" name="proof"/>');
    expect(form).not.toContain(loginView(emptyLogin, null, null, shop).checking);
  });

  it('keeps where the customer wants to go, also on the way to an account', () => {
    const view = loginView(emptyLogin, null, '/fr/checkout/addresses', shop);
    expect(view.action).toBe('/fr/login?next=%2Ffr%2Fcheckout%2Faddresses');
    expect(view.links.map(({ href }) => href)).toEqual([
      '/fr/password-reset',
      '/fr/create-account?next=%2Ffr%2Fcheckout%2Faddresses',
    ]);
  });

  it('keeps what was typed but for the password, and leads to the first field that is wrong', () => {
    const sent = new FormData();
    sent.set('email', 'jana@');
    sent.set('password', 'a-secret-of-1');
    const view = loginView(readLogin(sent), null, null, shop);
    expect(view.email).toMatchObject({ value: 'jana@', isFirstFault: true });
    const html = renderToStaticMarkup(createElement(LoginForm, { view }));
    expect(html).not.toContain('a-secret-of-1');
    expect(html).toContain('autoComplete="current-password"');
    expect(html).not.toContain(view.password.show);
  });
});
