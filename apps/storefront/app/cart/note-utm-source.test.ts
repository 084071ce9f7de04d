import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../testing/sample-cart.ts';
import { noteUtmSource } from './note-utm-source.ts';

const cart = sampleCart();
const changed = { ...cart, version: cart.version + 1, custom: { ...cart.custom, utmSource: 'spring.mail' } };

/** A browser with these cookies, and a shop that answers so. */
function arrive(cookie: string, answer: () => Promise<Response>) {
  const sent: unknown[] = [];
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('location', { protocol: 'http:', host: 'de.localhost' });
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answer();
  });
  return sent;
}

const done = () => Promise.resolve(Response.json({ data: { cart: changed } }));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('where a shopper came from', () => {
  it('is told of a new cart, once', async () => {
    const sent = arrive('locale=de; utm-source=spring.mail', done);
    expect(await noteUtmSource(cart, 'de-DE')).toEqual(changed);
    expect(sent).toMatchObject([
      {
        cartId: cart.id,
        version: cart.version,
        actions: [{ action: 'setCustomType', fields: { utmSource: 'spring.mail' } }],
      },
    ]);
    expect(await noteUtmSource(changed, 'de-DE')).toBe(changed);
    expect(sent).toHaveLength(1);
  });

  it.each(['', 'locale=de', 'utm-source=', 'utm-source=<i>', `utm-source=${'x'.repeat(61)}`])(
    'is nobody’s business where nothing is kept: %s',
    async (cookie) => {
      const sent = arrive(cookie, done);
      expect(await noteUtmSource(cart, 'de-DE')).toBe(cart);
      expect(sent).toEqual([]);
    },
  );

  it('leaves the cart as it is where nobody answers', async () => {
    arrive('utm-source=mail', () => Promise.reject(new Error('offline')));
    expect(await noteUtmSource(cart, 'de-DE')).toBe(cart);
  });
});
