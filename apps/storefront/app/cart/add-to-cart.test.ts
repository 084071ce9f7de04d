import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { translator } from '../i18n/translator.ts';
import { addToCart } from './add-to-cart.ts';
import { cartFailureText, cartFailureTexts } from './cart-failure-text.ts';
import { onCartOpening } from './cart-opening.ts';

interface Sent {
  readonly call: string;
  readonly body: z.output<typeof wish>;
}

const wish = z.object({
  version: z.int().optional(),
  intentId: z.uuid().optional(),
  quantity: z.int().optional(),
});

const readBody = (init: RequestInit | undefined): Sent['body'] =>
  wish.parse(JSON.parse(typeof init?.body === 'string' ? init.body : '{}'));

/** A shop whose cart somebody else has just changed, as often as `conflicts` says. */
const openShop = (conflicts: number, refusal: object | null = null) => {
  const sent: Sent[] = [];
  let version = 1;
  let left = conflicts;
  vi.stubGlobal('location', { host: 'cz.localhost' });
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const call = /\/(\w+)\?/.exec(address)?.[1] ?? '';
    sent.push({ call, body: readBody(init) });
    if (call === 'addToCart' && refusal !== null) {
      return Promise.resolve(Response.json({ failure: refusal }, { status: 409 }));
    }
    if (call === 'addToCart' && left > 0) {
      left -= 1;
      version += 1;
      return Promise.resolve(
        Response.json({ failure: { code: 'cart-version-conflict', currentVersion: version } }, { status: 409 }),
      );
    }
    version += call === 'addToCart' ? 1 : 0;
    return Promise.resolve(Response.json({ data: { cart: { id: 'cart-1', version } } }));
  });
  return sent;
};

const oven = { locale: 'cs-CZ', sku: 'EX10000001', quantity: 2 } as const;

afterEach(() => vi.unstubAllGlobals());

describe('putting a product into the cart', () => {
  it('shows the cart afterwards', async () => {
    openShop(0);
    let opened = 0;
    const leave = onCartOpening(() => {
      opened += 1;
    });
    expect(await addToCart(oven)).toBeNull();
    leave();
    expect(opened).toBe(1);
  });

  it('is one wish, even where the cart has changed in between', async () => {
    const sent = openShop(2);
    expect(await addToCart(oven)).toBeNull();
    const wishes = sent.filter(({ call }) => call === 'addToCart');
    expect(wishes).toHaveLength(3);
    expect(new Set(wishes.map(({ body }) => body.intentId)).size).toBe(1);
    expect(wishes.at(-1)?.body.quantity).toBe(2);
  });

  it('says in words why not', async () => {
    openShop(0, { code: 'insufficient-stock', available: 1 });
    const failure = await addToCart(oven);
    const texts = cartFailureTexts(translator('en-GB'));
    expect(failure && cartFailureText(texts, failure)).toBe('Not enough in stock. Available quantity: 1.');
  });

  it('fails where no answer comes at all', async () => {
    vi.stubGlobal('location', { host: 'cz.localhost' });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await addToCart(oven)).toEqual({ code: 'add-to-cart-failed' });
  });
});
