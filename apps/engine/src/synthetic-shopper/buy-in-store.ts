import { randomUUID } from 'node:crypto';
import type { AddressInput } from '@tradehall/domain/address/address.ts';
import type { Country } from '@tradehall/domain/countries/country.ts';
import { providerMethods } from '@tradehall/domain/countries/payment-methods.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { providerMethodsOffered } from '@tradehall/domain/payment/offered-methods.ts';
import { markOf } from '../cart/synthetic-mark';
import { productPath } from '../letters/kinds/product-letters';
import type { Store } from '../platform/stores/store';
import { type ShopDoor, ShopVisit } from './shop-visit';

type PurchaseStep = 'home' | 'search' | 'product' | 'cart' | 'address' | 'payment' | 'order';

/** Where a purchase ended, and why; nothing of a person is in it. */
export class NotBought extends Error {
  constructor(
    readonly step: PurchaseStep,
    readonly reason: string,
  ) {
    super(`${step}: ${reason}`);
  }
}

interface Wish {
  readonly locale: Locale;
  readonly cartId: string;
  readonly version: number;
}

const longestReason = 200;

/**
 * Buys one piece as a shopper does, through the public shop: looks, fills a marked cart, begins a payment at the card provider
 * and gives it up, and orders without money. The engine takes the order back in the transaction that places it.
 */
export async function buyInStore(store: Store, door: ShopDoor): Promise<{ orderNumber: string }> {
  const visit = new ShopVisit(door);
  const { country } = store;
  const [locale] = country.locales;
  await during('home', () => visit.open('/'));
  const { sku, slug } = await during('search', () => findProduct(visit, locale));
  await during('product', () => visit.open(productPath(slug, { country })));
  const filled = await during('cart', () => fillCart(visit, store, locale, sku));
  const complete = await during('address', () => giveAddress(visit, country, filled, door));
  const unpaid = await during('payment', () => beginAndGiveUp(visit, country, complete));
  return during('order', () => order(visit, unpaid));
}

async function during<Answer>(step: PurchaseStep, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    throw new NotBought(step, reason.slice(0, longestReason));
  }
}

type Answered<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: { readonly code: string } };

function valueOf<Value>(call: string, answered: Answered<Value>): Value {
  if (!answered.ok) throw new Error(`${call} fails with ${answered.failure.code}`);
  return answered.value;
}

const wishOf = (wish: Wish) => ({ ...wish, intentId: randomUUID() });

/** The first that is there and comes as a parcel: a list of the shop, as any shopper sees it. */
async function findProduct({ calls }: ShopVisit, locale: Locale) {
  const request = { locale, filters: { priceFromCents: 1 }, sort: 'relevance', page: 1, hitsPerPage: 48 } as const;
  const { hits } = valueOf('search', await calls.shop.search(request));
  const found = hits.find(({ isOnStock, isFreight }) => isOnStock && !isFreight);
  if (!found) throw new Error('nothing on stock is listed');
  return found;
}

async function fillCart({ calls }: ShopVisit, { key }: Store, locale: Locale, sku: string): Promise<Wish> {
  const { cart } = valueOf('createCart', await calls['new-ct'].createCart({ locale }));
  const marked = await calls.shop['mark-synthetic-cart']({ locale, cartId: cart.id, ...markOf(key, cart.id) });
  valueOf('mark-synthetic-cart', marked);
  const wish = wishOf({ locale, cartId: cart.id, version: cart.version });
  const added = valueOf('addToCart', await calls['new-ct'].addToCart({ ...wish, sku, quantity: 1 }));
  return { locale, cartId: cart.id, version: added.cart.version };
}

async function giveAddress({ calls }: ShopVisit, country: Country, wish: Wish, door: ShopDoor): Promise<Wish> {
  const address = addressIn(country);
  const { cart } = valueOf(
    'updateCart',
    await calls['new-ct'].updateCart({
      ...wishOf(wish),
      actions: [
        { action: 'setCustomerEmail', email: `synthetic-shopper@${new URL(door.origin).hostname}` },
        { action: 'setBillingAddress', address, clientType: 'PRIVATE' },
        { action: 'setShippingAddress', address },
      ],
    }),
  );
  return { ...wish, version: cart.version };
}

/** With a method that sends her elsewhere and asks for nothing before: the provider has to answer, and no money can move. */
async function beginAndGiveUp({ calls }: ShopVisit, country: Country, wish: Wish): Promise<Wish> {
  const { locale, cartId } = wish;
  const provider = calls['new-adyen'];
  const offered = valueOf('getPaymentMethodsRequest', await provider.getPaymentMethodsRequest({ locale, cartId }));
  const method = offered.paymentMethods.map(({ type }) => type).find(isBegunByOneClick);
  // Operators may have switched off all of them.
  const store = valueOf('getStores', await calls['new-ct'].getStores({ locale }));
  if (method === undefined && !providerMethodsOffered(country, store).some(isBegunByOneClick)) return wish;
  if (method === undefined) throw new Error('the card provider offers no way that can be begun and given up');
  const begun = valueOf(
    'makePaymentRequest',
    await provider.makePaymentRequest({
      ...wishOf(wish),
      paymentData: { method, storeCard: false },
      componentData: { paymentMethod: { type: method } },
    }),
  );
  const { id: paymentId, version } = begun.payment;
  const ended = valueOf('cancelPayment', await provider.cancelPayment({ locale, cartId, paymentData: { paymentId } }));
  if (!ended.isCancelled) throw new Error(`${method} was begun and could not be given up`);
  if (begun.action?.['type'] !== 'redirect') throw new Error(`${method} leads nowhere`);
  return { ...wish, version };
}

function isBegunByOneClick(method: keyof typeof providerMethods): boolean {
  const { flow, asksFor = [], isForCompaniesOnly = false } = providerMethods[method];
  return flow === 'redirect' && asksFor.length === 0 && !isForCompaniesOnly;
}

async function order({ calls }: ShopVisit, wish: Wish): Promise<{ orderNumber: string }> {
  const shop = calls['new-ct'];
  const { payment } = valueOf('createBankPayment', await shop.createBankPayment(wishOf(wish)));
  const toBePlaced = wishOf({ ...wish, version: payment.version });
  const placed = valueOf('createMyOrderFromCart', await shop.createMyOrderFromCart(toBePlaced)).order;
  const asked = { query: 'one', locale: wish.locale, orderId: placed.id } as const;
  const [shown] = valueOf('getOrders', await shop.getOrders(asked)).me.orders.results;
  if (shown?.orderNumber !== placed.orderNumber) throw new Error('the order is not shown to who placed it');
  if (shown.orderState !== 'Cancelled') throw new Error(`order ${shown.orderNumber} was not taken back`);
  return { orderNumber: placed.orderNumber };
}

function addressIn({ code, phonePrefix, postalCode }: Country): AddressInput {
  return {
    firstName: 'Synthetic',
    lastName: 'Shopper',
    streetName: 'Nowhere Street',
    streetNumber: '1',
    postalCode: postalCode.example,
    city: 'Nowhere',
    country: code,
    phone: `${phonePrefix}301234567`,
  };
}
