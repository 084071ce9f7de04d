import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sampleCart, sampleLine } from '../testing/sample-cart.ts';

const wish = { locale: 'de-DE', sku: 'EX10000001', quantity: 2, guarantee: null } as const;

/** A shop that refuses the calls named. */
function openShop(refused: readonly string[] = []) {
  const called: string[] = [];
  let version = 3;
  vi.stubGlobal('location', { host: 'de.localhost' });
  vi.stubGlobal('navigator', { userAgent: 'Firefox', maxTouchPoints: 0 });
  vi.stubGlobal('fetch', (address: string) => {
    const call = /\/(\w+)\?/.exec(address)?.[1] ?? '';
    called.push(call);
    if (refused.includes(call))
      return Promise.resolve(Response.json({ failure: { code: 'product-not-sellable' } }, { status: 409 }));
    version += 1;
    const cart = sampleCart({ version });
    const data = call === 'getMe' ? { me: { activeCart: cart, customer: null } } : { cart };
    return Promise.resolve(Response.json({ data }));
  });
  return called;
}

const addition = z.looseObject({ quantity: z.number() });

/** A shop with so many pieces, of which the cart holds some; answers the quantities it was asked to add. */
function openShopWithStock(held: number, stock: number) {
  const asked: number[] = [];
  let quantity = held;
  let version = 3;
  const cart = () => sampleCart({ version, lineItems: [sampleLine({ quantity, availableQuantity: stock })] });
  vi.stubGlobal('location', { host: 'de.localhost' });
  vi.stubGlobal('navigator', { userAgent: 'Firefox', maxTouchPoints: 0 });
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: string }) => {
    const call = /\/(\w+)\?/.exec(address)?.[1] ?? '';
    if (call === 'addToCart') {
      const wished = addition.parse(JSON.parse(body)).quantity;
      asked.push(wished);
      if (quantity + wished > stock) {
        const failure = { code: 'insufficient-stock', available: stock };
        return Promise.resolve(Response.json({ failure }, { status: 409 }));
      }
      quantity += wished;
      version += 1;
    }
    const data = call === 'getMe' ? { me: { activeCart: cart(), customer: null } } : { cart: cart() };
    return Promise.resolve(Response.json({ data }));
  });
  return asked;
}

/** Every test has a page of its own, on which the drawer listens. */
async function openPage() {
  vi.resetModules();
  const { addToCart } = await import('./add-to-cart.ts');
  const { onCartOpening } = await import('./cart-opening.ts');
  const openings: unknown[] = [];
  onCartOpening((opening) => openings.push(opening));
  return { addToCart, openings };
}

afterEach(() => vi.unstubAllGlobals());

describe('the press of a buy button', () => {
  it('puts the product in, then opens the cart with what was added', async () => {
    const called = openShop();
    const { addToCart, openings } = await openPage();
    expect(await addToCart(wish)).toBeNull();
    expect(called).toEqual(['createCart', 'addToCart']);
    expect(openings).toEqual([{ added: 'EX10000001', isGuaranteeDecided: false }]);
  });

  it('takes the chosen guarantee along, and a declined one as decided', async () => {
    const called = openShop();
    const { addToCart, openings } = await openPage();
    await addToCart({ ...wish, guarantee: '4100020' });
    await addToCart({ ...wish, guarantee: '' });
    expect(called.filter((call) => call === 'updateCart')).toHaveLength(1);
    expect(openings).toMatchObject([{ isGuaranteeDecided: true }, { isGuaranteeDecided: true }]);
  });

  it('puts in what fits where more is asked for than there is, and answers the limit', async () => {
    const added = openShopWithStock(2, 5);
    const { addToCart, openings } = await openPage();
    expect(await addToCart({ ...wish, quantity: 9 })).toEqual({ code: 'quantity-limit', maximum: 5 });
    expect(added).toEqual([9, 3]);
    expect(openings).toHaveLength(1);
  });

  it('answers the limit alone where the cart holds all there are', async () => {
    const added = openShopWithStock(5, 5);
    const { addToCart, openings } = await openPage();
    expect(await addToCart({ ...wish, quantity: 1 })).toEqual({ code: 'quantity-limit', maximum: 5 });
    expect(added).toEqual([1]);
    expect(openings).toEqual([]);
  });

  it('opens nothing where the product cannot be had', async () => {
    openShop(['addToCart']);
    const { addToCart, openings } = await openPage();
    expect(await addToCart(wish)).toMatchObject({ code: 'product-not-sellable' });
    expect(openings).toEqual([]);
  });
});
