import { describe, expect, it } from 'vitest';
import type { Failure } from '@tradehall/domain/calls/failures.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { CartAction } from '@tradehall/domain/cart/cart-action.ts';
import type { Customer } from '@tradehall/domain/customer/customer.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { translator } from '../../i18n/translator.ts';
import { visitorWith } from '../../testing/cart-transport.ts';
import { sampleCart } from '../../testing/sample-cart.ts';
import { sampleCustomer, savedBerlin } from '../../testing/sample-customer.ts';
import { shopOf } from '../../testing/shop-of.ts';
import { typedAddresses } from '../../testing/typed-addresses.ts';
import { answerAddresses, answerStart } from './answer-addresses.ts';

const shop = shopOf('de-DE');

/** What the form ends in, and what was asked of the cart. */
async function send(
  changes: Readonly<Record<string, string>>,
  { cart = sampleCart(), failure = null }: { readonly cart?: Cart | null; readonly failure?: Failure | null } = {},
) {
  const made: CartAction[][] = [];
  const change = (actions: CartAction[]) => {
    made.push(actions);
    return Promise.resolve(failure);
  };
  const answer = await answerAddresses(typedAddresses(changes), change, visitorWith(cart).visitor, shop);
  return { answer, made };
}

const noReferences = { purchaseOrder: null, costCentre: null };

const berlin = {
  firstName: 'Ada',
  lastName: 'Berg',
  streetName: 'Lange Straße',
  streetNumber: '5a',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  phone: '+49 30 1234567',
};

describe('the addresses of an order', () => {
  it('are set in one change, with the e-mail address, and lead to the payment', async () => {
    const { answer, made } = await send({});
    expect(answer).toMatchObject({ to: '/checkout/payment' });
    expect(made).toEqual([
      [
        { action: 'setCustomerEmail', email: 'ada@example.org' },
        { action: 'setCustomType', fields: { customerAgreedToSendEmail: false, buyerReferences: noReferences } },
        { action: 'setShippingAddress', address: berlin },
        { action: 'setBillingAddress', address: berlin, clientType: 'PRIVATE' },
      ],
    ]);
  });

  it('remember who orders and where goods go to, and nothing else', async () => {
    const { answer } = await send({ clientType: 'COMPANY', 'billing.company': 'Berg GmbH' });
    expect(answer).toHaveProperty('cookies', [
      '__Host-ClientType-guest=COMPANY; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
      '__Host-ShippingAddressType=SAME_AS_BILLING; Max-Age=2592000; Path=/; SameSite=Lax; Secure',
    ]);
  });

  it('of a company have its VAT number on the bill alone, to be confirmed by the shop', async () => {
    const company = { 'billing.company': 'Berg GmbH', 'billing.vatNumber': ' ATU12345678 ' };
    const { made } = await send({ clientType: 'COMPANY', ...company });
    const [, , shipping, billing, vat] = made[0] ?? [];
    expect(shipping).toMatchObject({ address: { company: 'Berg GmbH' } });
    expect(shipping).not.toMatchObject({ address: { vatNumber: 'ATU12345678' } });
    expect(billing).toMatchObject({ address: { vatNumber: 'ATU12345678' }, clientType: 'COMPANY' });
    expect(vat).toEqual({ action: 'setBillingVatNumber', vatNumber: 'ATU12345678' });
    const privately = await send({ clientType: 'PRIVATE', ...company });
    expect(privately.made[0]).toHaveLength(4);
    expect(privately.made[0]?.[3]).toEqual({ action: 'setBillingAddress', address: berlin, clientType: 'PRIVATE' });
  });

  it('may differ, and who is called about the delivery stays the same', async () => {
    const vienna = { postalCode: '1010', city: 'Wien', country: 'AT', streetName: 'Graben', streetNumber: '1' };
    const typed = Object.fromEntries(
      Object.entries({ firstName: 'Eva', lastName: 'Berg', ...vienna }).map(([name, text]) => [
        `shipping.${name}`,
        text,
      ]),
    );
    const { made } = await send({ ...typed, shippingChoice: 'DIFFERENT_FROM_BILLING' });
    expect(made[0]?.[2]).toEqual({
      action: 'setShippingAddress',
      address: { firstName: 'Eva', lastName: 'Berg', ...vienna, phone: berlin.phone },
    });
  });

  it('come back with what was typed where something is wrong, and change nothing', async () => {
    const { answer, made } = await send({ email: '', 'billing.postalCode': '1010', 'billing.city': 'Köln' });
    expect(made).toEqual([]);
    expect(answer).toMatchObject({
      status: 422,
      refusal: {
        form: { billing: { values: { city: 'Köln', postalCode: '1010' } } },
        faults: { email: 'required', 'billing.postalCode': 'postal-code' },
      },
    });
  });

  it.each([
    ['billing-address-error', {}, 'billing.city'],
    ['shipping-address-error', {}, 'billing.city'],
  ] as const)('show what the shop refuses (%s) where it was typed', async (code, changes, name) => {
    const { answer } = await send(changes, { failure: { code, fields: ['city'] } });
    expect(answer).toMatchObject({ status: 422, refusal: { faults: { [name]: 'wrong' } } });
  });

  it('say so while a payment is under way', async () => {
    const { answer } = await send({}, { failure: { code: 'cart-frozen' } });
    expect(answer).toMatchObject({ refusal: { faults: {}, text: translator('de-DE')('failure.cart-frozen') } });
  });

  it('need a phone number where a freight carrier comes', async () => {
    const shippingEstimate = {
      shippingMethodKey: 'freight',
      price: moneyOf(995, 'EUR'),
      freeAbove: moneyOf(5_900, 'EUR'),
      missingForFree: null,
    } as const;
    const { answer } = await send({ 'billing.phone': '' }, { cart: sampleCart({ shippingEstimate }) });
    expect(answer).toMatchObject({ refusal: { faults: { 'billing.phone': 'required' } } });
  });

  it('are not asked of who has nothing in the cart', async () => {
    expect((await send({}, { cart: null })).answer).toMatchObject({ to: '/' });
    expect((await send({}, { cart: sampleCart({ lineItems: [] }) })).answer).toMatchObject({ to: '/' });
  });

  it('are kept in the form where nobody can tell what is in the cart', async () => {
    const visitor = { ...visitorWith(null).visitor, calls: shop.calls };
    const answer = await answerAddresses(typedAddresses(), () => Promise.resolve(null), visitor, shop);
    expect(answer).toMatchObject({ status: 503, refusal: { form: { email: 'ada@example.org' } } });
  });

  it('go to the address book where a customer has ticked it, and the order goes on whatever comes of it', async () => {
    const { visitor, asked } = visitorWith(sampleCart({ customerId: '1' }), ['done'], sampleCustomer());
    const typed = typedAddresses({ keepBilling: 'on', keepShipping: 'on' });
    const answer = await answerAddresses(typed, () => Promise.resolve(null), visitor, shop);
    expect(answer).toMatchObject({ to: '/checkout/payment' });
    const kept = asked.filter(({ name }) => name.endsWith('Address'));
    expect(kept).toMatchObject([{ name: 'addBillingAddress', input: { address: berlin } }]);
    const ofGuest = visitorWith(sampleCart());
    await answerAddresses(typed, () => Promise.resolve(null), ofGuest.visitor, shop);
    expect(ofGuest.asked.map(({ name }) => name)).not.toContain('addBillingAddress');
  });

  it('are the customer’s own, whatever id is sent', async () => {
    const { visitor } = visitorWith(sampleCart({ customerId: '1' }), ['done'], sampleCustomer());
    const typed = typedAddresses({ billingChoice: 'SAVED_BILLING_ADDRESS', savedBilling: '8' });
    const answer = await answerAddresses(typed, () => Promise.resolve(null), visitor, shop);
    expect(answer).toMatchObject({ status: 422, refusal: { faults: { savedBilling: 'required' } } });
  });
});

describe('the way to the checkout', () => {
  const parcel = {
    shippingMethodKey: 'parcel',
    price: moneyOf(0, 'EUR'),
    taxedPrice: null,
    discountedPrice: null,
  } as const;
  const addressed = sampleCart({
    customerEmail: 'ada@example.org',
    billingAddress: savedBerlin,
    shippingAddress: savedBerlin,
    shippingInfo: parcel,
  });

  async function start(cart: Cart | null, customer: Customer | null = null, failure: Failure | null = null) {
    const made: CartAction[][] = [];
    const change = (actions: CartAction[]) => {
      made.push(actions);
      return Promise.resolve(failure);
    };
    const { to } = await answerStart(change, visitorWith(cart, ['done'], customer).visitor, shop);
    return { to, made };
  }

  it('leads a guest to the form, and home without goods', async () => {
    expect(await start(sampleCart())).toEqual({ to: '/checkout/addresses', made: [] });
    expect(await start(null)).toEqual({ to: '/', made: [] });
  });

  it('leads whoever has sent the form before straight to the payment', async () => {
    expect(await start(addressed)).toEqual({ to: '/checkout/payment', made: [] });
  });

  it('asks again where the goods have become such that a phone number is needed', async () => {
    const freight = sampleCart({ ...addressed, shippingInfo: { ...parcel, shippingMethodKey: 'freight' } });
    expect(await start(freight)).toEqual({ to: '/checkout/addresses', made: [] });
  });

  it('leads a customer to the payment with the addresses of the account', async () => {
    const { to, made } = await start(sampleCart({ customerId: '1' }), sampleCustomer());
    expect(to).toBe('/checkout/payment');
    expect(made).toMatchObject([
      [
        { action: 'setCustomerEmail', email: 'ada@example.org' },
        { action: 'setCustomType', fields: { customerAgreedToSendEmail: false, buyerReferences: noReferences } },
        { action: 'setShippingAddress', address: { streetName: 'Lange Straße' } },
        { action: 'setBillingAddress', address: { streetName: 'Lange Straße' }, clientType: 'PRIVATE' },
      ],
    ]);
  });

  it('lets a customer choose where the account does not say which address is meant', async () => {
    const billingAddresses = [savedBerlin, { ...savedBerlin, id: '8' }];
    const unsure = sampleCustomer({ billingAddresses, defaultBillingAddressId: null });
    expect(await start(sampleCart({ customerId: '1' }), unsure)).toEqual({ to: '/checkout/addresses', made: [] });
  });

  it('leads to the form where the shop does not take the address of the account', async () => {
    const { to } = await start(sampleCart({ customerId: '1' }), sampleCustomer(), { code: 'cart-frozen' });
    expect(to).toBe('/checkout/addresses');
  });
});
