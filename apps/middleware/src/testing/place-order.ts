import { randomUUID } from 'node:crypto';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Order } from '@tradehall/domain/orders/order.ts';
import type { TestCalls } from './test-browser.ts';
import { valueOf } from './value-of.ts';

const locale = 'de-DE';
const address = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
} as const;

const against = ({ id, version }: Pick<Cart, 'id' | 'version'>) =>
  ({ locale, cartId: id, version, intentId: randomUUID() }) as const;

/** A cart that only needs to be ordered: the money is to be transferred. */
export async function prepareToPay({ 'new-ct': shop }: TestCalls, cart: Cart) {
  const { cart: addressed } = valueOf(
    await shop.updateCart({
      ...against(cart),
      actions: [
        { action: 'setCustomerEmail', email: 'ada@example.com' },
        { action: 'setBillingAddress', address, clientType: 'PRIVATE' },
        { action: 'setShippingAddress', address },
      ],
    }),
  );
  const { payment } = valueOf(await shop.createBankPayment(against(addressed)));
  return { cart: addressed, payment };
}

interface WantedProduct {
  readonly sku: string;
  readonly quantity: number;
  readonly guarantee?: '4100010' | '4100020';
}

/** From an empty cart to the order. */
export async function placeOrder(calls: TestCalls, wanted: readonly WantedProduct[]): Promise<Order> {
  const { 'new-ct': shop } = calls;
  let { cart } = valueOf(await shop.createCart({ locale }));
  for (const { sku, quantity, guarantee } of wanted) {
    ({ cart } = valueOf(await shop.addToCart({ ...against(cart), sku, quantity })));
    if (guarantee === undefined) continue;
    const covered = { action: 'addLineItem', sku: guarantee, quantity, parentSku: sku } as const;
    ({ cart } = valueOf(await shop.updateCart({ ...against(cart), actions: [covered] })));
  }
  const { payment } = await prepareToPay(calls, cart);
  return valueOf(await shop.createMyOrderFromCart(against({ id: cart.id, version: payment.version }))).order;
}
