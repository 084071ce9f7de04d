import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCart } from '../testing/sample-cart.ts';

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

  it('opens nothing where the product cannot be had', async () => {
    openShop(['addToCart']);
    const { addToCart, openings } = await openPage();
    expect(await addToCart(wish)).toMatchObject({ code: 'product-not-sellable' });
    expect(openings).toEqual([]);
  });
});
