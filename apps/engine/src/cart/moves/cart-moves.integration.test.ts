import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCart, type ShopClient, type TestCart } from '../../testing/shop-client';
import {
  CartUnderTest,
  fourYears,
  fryer,
  kettle,
  lastThree,
  onlyGerman,
  oneYear,
  spoon,
} from '../../testing/cart-under-test';

let shop: CartUnderTest;

beforeAll(async () => {
  shop = await CartUnderTest.start();
});

afterAll(async () => {
  await shop[Symbol.asyncDispose]();
});

const add = (sku: string, quantity: number) => ({ add: { sku, quantity } });
const guarantee = (sku: string, parentSku: string) => ({ add: { sku, quantity: 1, parentSku } });
const linesOf = (cart: TestCart | null) => cart?.lines.map(({ sku, quantity }) => [sku, quantity]);

async function cartOf(shopper: ShopClient, ...changes: Parameters<CartUnderTest['cartWith']>): Promise<TestCart> {
  return shop.change(shopper, await shopper.createCart(), ...changes);
}

describe('signing in', () => {
  it('gives a customer without a cart the carts of the guest, in every store', async () => {
    const signIn = await shop.newCustomer('first@tradehall.example');
    const { shopper, cart } = await shop.cartWith(add(kettle, 2));
    const czech = await cartOf(shopper.another('tradehall_cz'), add(fryer, 1));
    await signIn(shopper);
    const own = await shopper.activeCart();
    expect(own).toMatchObject({ id: cart.id, version: 2, total: 2_000, customerEmail: 'first@tradehall.example' });
    expect(own?.customerId).not.toBeNull();
    expect(await shopper.another('tradehall_cz').activeCart()).toMatchObject({
      id: czech.id,
      version: 2,
      currencyCode: 'CZK',
      total: 25_000,
    });
  });

  it('puts what the guest had into the cart of the customer, as far as there is stock, and says so', async () => {
    const signIn = await shop.newCustomer('second@tradehall.example');
    await shop.newCoupon({ code: 'MERGED', action: 'coupon-percent', args: { percent: '10' } });
    const atHome = await signIn(shop.visitor());
    const own = await cartOf(atHome, add(kettle, 1), add(lastThree, 2), guarantee(fourYears, kettle));
    const { shopper, cart } = await shop.cartWith(
      add(kettle, 2),
      guarantee(oneYear, kettle),
      add(lastThree, 2),
      guarantee(oneYear, lastThree),
      add(fryer, 1),
      { applyCoupon: { code: 'MERGED' } },
    );
    await signIn(shopper);
    const merged = await shopper.activeCart();
    expect(merged).toMatchObject({ id: own.id, version: own.version + 1, coupons: [{ code: 'MERGED' }] });
    expect(linesOf(merged)).toEqual([
      [kettle, 3],
      [fourYears, 3],
      [lastThree, 3],
      [oneYear, 3],
      [fryer, 1],
    ]);
    expect(merged?.notices).toMatchObject([
      { kind: 'lines-merged', quantity: 3 },
      { kind: 'quantity-reduced', sku: lastThree, quantity: 3 },
    ]);
    expect(await atHome.activeCart()).toEqual(merged);
    expect(await shopper.cart(cart.id)).toBeNull();
    expect(await shop.query('SELECT state, version FROM cart WHERE order_id = $1', [cart.id])).toEqual([
      { state: 'Merged', version: cart.version + 1 },
    ]);
    const next = await shop.change(shopper, merged ?? own, add(fryer, 1));
    expect(next.notices).toEqual([]);
  });

  it('says which coupon did not come along', async () => {
    const signIn = await shop.newCustomer('third@tradehall.example');
    const id = await shop.newCoupon({ code: 'BRIEF', action: 'coupon-percent', args: { percent: '10' } });
    await cartOf(await signIn(shop.visitor()), add(fryer, 1));
    const { shopper } = await shop.cartWith(add(kettle, 1), { applyCoupon: { code: 'BRIEF' } });
    await shop.query(`UPDATE promotion SET "endsAt" = now() - interval '1 hour' WHERE id = $1`, [id]);
    await signIn(shopper);
    const merged = await shopper.activeCart();
    expect(merged).toMatchObject({ total: 2_000, coupons: [] });
    expect(merged?.notices).toMatchObject([{ kind: 'lines-merged' }, { kind: 'coupon-removed', name: 'BRIEF' }]);
  });

  it('loses nothing while another device changes the same cart', async () => {
    const signIn = await shop.newCustomer('fourth@tradehall.example');
    const atHome = await signIn(shop.visitor());
    const own = await cartOf(atHome, add(kettle, 1));
    const guests = await Promise.all([1, 2, 3].map(async () => (await shop.cartWith(add(kettle, 10))).shopper));
    const changing = (async () => {
      let known = own.version;
      for (let made = 0; made < 10;) {
        const answer = await atHome.changeCart(own.id, known, `from-home-${made}`, add(fryer, 1));
        if (isCart(answer)) made += 1;
        if (isCart(answer)) known = answer.version;
        else if (answer?.currentVersion !== undefined) known = answer.currentVersion;
        else throw new Error(JSON.stringify(answer));
      }
    })();
    await Promise.all([changing, ...guests.map((guest) => signIn(guest))]);
    const merged = await atHome.activeCart();
    expect(merged).toMatchObject({ id: own.id, version: own.version + 10 + 3 });
    expect(linesOf(merged)).toEqual([
      [kettle, 31],
      [fryer, 10],
    ]);
  });

  it('on several devices at once makes one cart of theirs', async () => {
    const signIn = await shop.newCustomer('fifth@tradehall.example');
    const guests = await Promise.all([1, 2, 3].map(async () => (await shop.cartWith(add(kettle, 1))).shopper));
    await Promise.all(guests.map((guest) => signIn(guest)));
    const carts = await Promise.all(guests.map((guest) => guest.activeCart()));
    expect(new Set(carts.map((cart) => cart?.id)).size).toBe(1);
    expect(linesOf(carts[0] ?? null)).toEqual([[kettle, 3]]);
  });
});

describe('a cart carried to another store', () => {
  async function carried(): Promise<{ shopper: ShopClient; cart: TestCart; token: string }> {
    const { shopper, cart } = await shop.cartWith(
      add(kettle, 2),
      guarantee(oneYear, kettle),
      add(onlyGerman, 1),
      add(spoon, 2),
    );
    return { shopper, cart, token: (await shopper.createCartTransfer(cart.id)) ?? '' };
  }

  it('costs what it costs there, and says what changed on the way', async () => {
    const { shopper, cart, token } = await carried();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const french = shop.visitor('tradehall_fr');
    const received = await french.receiveCartTransfer(token, shop.wish());
    expect(received).toMatchObject({ storeKey: 'tradehall_fr', version: 1 });
    if (!isCart(received)) throw new Error(JSON.stringify(received));
    expect(linesOf(received)).toEqual([
      [kettle, 2],
      [oneYear, 2],
      [spoon, 2],
    ]);
    expect(received.subTotal).toBe(2_200 + 220 + 2_200);
    expect(received.notices).toMatchObject([
      { kind: 'lines-merged', quantity: 2 },
      { kind: 'price-changed', sku: kettle, before: 1_000, after: 1_100 },
      { kind: 'line-removed', sku: onlyGerman },
      { kind: 'price-changed', sku: spoon, before: 1_000, after: 1_100 },
    ]);
    expect(await french.activeCart()).toEqual(received);
    // The one it came from is kept.
    expect(await shopper.cart(cart.id)).toMatchObject({ version: 1, total: cart.total });
  });

  it('is added to the cart that is there already', async () => {
    const { token } = await carried();
    const czech = shop.visitor('tradehall_cz');
    await cartOf(czech, add(kettle, 1), add(spoon, 1));
    const received = await czech.receiveCartTransfer(token, shop.wish());
    if (!isCart(received)) throw new Error(JSON.stringify(received));
    expect(linesOf(received)).toEqual([
      [kettle, 3],
      [oneYear, 3],
      [spoon, 2],
    ]);
    expect(received.notices).toContainEqual(
      expect.objectContaining({ kind: 'quantity-reduced', sku: spoon, quantity: 2 }),
    );
    expect(received.notices).toContainEqual(
      expect.objectContaining({ kind: 'price-changed', sku: kettle, before: null, after: 25_000 }),
    );
  });

  it('arrives once: the same wish finds it again, another one or another session finds nothing', async () => {
    const { token } = await carried();
    const { shopper: french } = await shop.newCart('tradehall_fr');
    const wish = shop.wish();
    const [first, second] = await Promise.all([
      french.receiveCartTransfer(token, wish),
      french.receiveCartTransfer(token, wish),
    ]);
    expect(first).toMatchObject({ version: 1, totalQuantity: 6 });
    expect(second).toEqual(first);
    expect(await french.receiveCartTransfer(token, wish)).toEqual(first);
    expect(await french.receiveCartTransfer(token, shop.wish())).toMatchObject({ code: 'link-expired' });
    const stranger = shop.visitor('tradehall_fr');
    expect(await stranger.receiveCartTransfer(token, wish)).toMatchObject({ code: 'link-expired' });
    expect(await stranger.activeCart()).toBeNull();
  });

  it('cannot be sent by a stranger, nor received late or with a made-up token', async () => {
    const { cart, token } = await carried();
    expect(await shop.visitor().createCartTransfer(cart.id)).toBeNull();
    const { shopper: stranger } = await shop.newCart();
    expect(await stranger.createCartTransfer(cart.id)).toBeNull();
    await expect(stranger.createCartTransfer('nonsense')).rejects.toThrow('invalid-input');
    await shop.query(`UPDATE cart_transfer SET expires_at = now() - interval '1 second' WHERE order_id = $1`, [
      cart.id,
    ]);
    for (const wrong of [token, 'x'.repeat(43), '']) {
      const answer = await shop.visitor('tradehall_fr').receiveCartTransfer(wrong, shop.wish());
      expect(answer).toMatchObject({ code: 'link-expired' });
    }
  });

  it('leaves no token in the database', async () => {
    const { token } = await carried();
    const rows = await shop.query('SELECT token_hash FROM cart_transfer');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
