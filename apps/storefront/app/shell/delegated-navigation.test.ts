import { describe, expect, it } from 'vitest';
import { routedPath } from './delegated-navigation.ts';

const here = 'http://ch.localhost:3000/fr/fours/?page=2';
const click = { button: 0, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, defaultPrevented: false };
const french = { basename: '/fr/', otherHomes: ['/', '/it/'] };
const german = { basename: '/', otherHomes: ['/fr/', '/it/'] };
const linkTo = (href: string) => ({ href, target: '', hreflang: '', isDownload: false });
const follow = (href: string) => routedPath(click, linkTo(href), here, french);

describe('a click on a plain link', () => {
  it('opens a page of the same language without a new document', () => {
    expect(follow('http://ch.localhost:3000/fr/four-10000001')).toBe('/four-10000001');
    expect(follow('http://ch.localhost:3000/fr/')).toBe('/');
    expect(follow('http://ch.localhost:3000/fr/fours/?page=3')).toBe('/fours/?page=3');
  });

  it('is left to the browser for other hosts, other languages and places on the page', () => {
    expect(follow('https://example.com/fr/')).toBeNull();
    expect(follow('http://ch.localhost:3000/ofen/')).toBeNull();
    expect(follow('http://ch.localhost:3000/fr/fours/?page=2#content')).toBeNull();
    expect(follow('mailto:shop@example.com')).toBeNull();
  });

  it('is left to the browser when the shopper wants a new tab or a file', () => {
    const link = linkTo('http://ch.localhost:3000/fr/fours/');
    expect(routedPath({ ...click, ctrlKey: true }, link, here, french)).toBeNull();
    expect(routedPath({ ...click, button: 1 }, link, here, french)).toBeNull();
    expect(routedPath(click, { ...link, target: '_blank' }, here, french)).toBeNull();
    expect(routedPath(click, { ...link, isDownload: true }, here, french)).toBeNull();
    expect(follow('http://ch.localhost:3000/fr/four.pdf?v=2')).toBeNull();
  });

  it('is left to the browser when it changes the language', () => {
    const text = linkTo('http://ch.localhost:3000/fr/fours/');
    expect(routedPath(click, text, 'http://ch.localhost:3000/ofen/', german)).toBeNull();
    const link = { ...linkTo('http://de.localhost:3000/fr/'), hreflang: 'fr' };
    expect(routedPath(click, link, 'http://de.localhost:3000/', german)).toBeNull();
  });

  it('is left to the browser on the way to the payment page and away from it: it is a document of its own', () => {
    const payment = 'http://ch.localhost:3000/fr/checkout/payment';
    expect(follow(payment)).toBeNull();
    expect(routedPath(click, linkTo('http://ch.localhost:3000/fr/checkout/cart'), payment, french)).toBeNull();
    expect(follow(`${payment}-error`)).toBe('/checkout/payment-error');
  });

  it('is left to the browser on the way to an address with a secret and away from it', () => {
    const order = 'http://ch.localhost:3000/fr/order?order=7';
    expect(follow(order)).toBe('/order?order=7');
    expect(follow(`${order}&token=x`)).toBeNull();
    expect(routedPath(click, linkTo('http://ch.localhost:3000/fr/'), `${order}&token=x`, french)).toBeNull();
  });
});
