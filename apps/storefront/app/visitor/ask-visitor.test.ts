import { afterEach, describe, expect, it, vi } from 'vitest';
import { currentCart } from '../cart/cart.ts';
import { shownCartOf } from '../cart/shown-cart.ts';
import { sampleCart } from '../testing/sample-cart.ts';
import { askVisitor } from './ask-visitor.ts';

const jana = { firstName: 'Jana', lastName: 'Nováková', email: 'jana@example.com' };

/** A shop that answers a call by its name, or not at all. */
function openShop(answers: Readonly<Record<string, unknown>>) {
  vi.stubGlobal('location', { host: 'cz.localhost' });
  vi.stubGlobal('fetch', (address: string) => {
    const name = /^\/api\/new-ct\/(\w+)\?/.exec(address)?.[1] ?? '';
    return name in answers ? Promise.resolve(Response.json({ data: answers[name] })) : Promise.reject(new TypeError());
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('who looks at a page', () => {
  it('is the customer of the session, with her cart', async () => {
    openShop({ isLoggedIn: { isLoggedIn: true }, getMe: { me: { customer: jana, activeCart: sampleCart() } } });
    expect(await askVisitor('cs-CZ')()).toEqual({ customer: jana });
    expect(currentCart()).toEqual(shownCartOf(sampleCart()));
  });

  it('is not taken for a guest because nobody can tell whether she is signed in', async () => {
    openShop({ getMe: { me: { customer: null, activeCart: null } } });
    expect(await askVisitor('cs-CZ')()).toBeNull();
  });
});
