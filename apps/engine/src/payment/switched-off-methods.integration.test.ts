import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { approve, attemptOf } from '../testing/on-provider-page';
import type { PayingShopper } from '../testing/paying-shopper';
import { PaymentsUnderTest, plenty } from '../testing/payments-under-test';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
});

// The money and the orders are right after it.
afterAll(async () => {
  expect(await shop.settled()).toBe(true);
  expect(await shop.audit()).toMatchObject({ violations: [], lost: 0, double: 0, unreversed: 0, oversold: 0 });
  await shop[Symbol.asyncDispose]();
});

const one = { add: { sku: plenty, quantity: 1 } };

describe('a method that operators have switched off', () => {
  const of = (store: string) => ({ email: 'ada@example.test', store });
  const change = `mutation ($input: UpdateCountryStoreInput!) { updateCountryStore(input: $input) { switchedOffMethods } }`;
  const switchOff = async (key: string, ...switchedOffMethods: string[]) => {
    const [row] = await shop.query('SELECT version FROM country_store WHERE key = $1', [key]);
    const input = { key, version: row?.['version'], switchedOffMethods };
    return (await shop.operator()).ask(z.unknown(), change, { input });
  };
  const methodsFor = async ({ client, cartId }: PayingShopper) => {
    const offered = z.object({ methods: z.array(z.object({ type: z.string() })) });
    return offered.parse(await client.call('cardPaymentMethods', offered, { cartId })).methods.map(({ type }) => type);
  };
  const shopperOf = async ({ email, store }: ReturnType<typeof of>) => {
    const shopper = await shop.shopper(email, store);
    await shopper.fill(one);
    return shopper;
  };

  it('is offered and begun nowhere, and what was begun with it becomes an order', async () => {
    const [gone, late, other] = [
      await shopperOf(of('tradehall_nl')),
      await shopperOf(of('tradehall_nl')),
      await shopperOf(of('tradehall_de')),
    ];
    const intent = randomUUID();
    const sent = await gone.payWith('paypal', undefined, intent);
    await switchOff('tradehall_nl', 'paypal');
    try {
      expect(await methodsFor(late)).not.toContain('paypal');
      expect(await late.payWith('paypal')).toMatchObject({ code: 'payment-method-not-allowed' });
      expect(await methodsFor(other)).toContain('paypal');
      // The reply was lost: the same click again is the same payment.
      expect(attemptOf(await gone.payWith('paypal', undefined, intent))).toBe(attemptOf(sent));
      const back = await gone.comeBack(attemptOf(sent), await approve(sent));
      expect(back).toMatchObject({ state: 'CLAIMED', orderId: gone.cartId });
      expect(await late.pay()).toMatchObject({ state: 'CLAIMED' });
    } finally {
      await switchOff('tradehall_nl');
    }
    expect(await other.payWith('paypal')).toMatchObject({ state: 'REDIRECTED' });
  });

  it('and is paid later takes no new order, but that of whoever has chosen it before', async () => {
    const [chosen, late] = [await shopperOf(of('tradehall_cz')), await shopperOf(of('tradehall_cz'))];
    expect(await chosen.payLater('bank-transfer')).toMatchObject({ state: 'CREATED' });
    await switchOff('tradehall_cz', 'bank-transfer', 'cash-on-delivery');
    try {
      expect(await late.payLater('bank-transfer')).toMatchObject({ code: 'bank-transfer-not-allowed' });
      expect(await late.payLater('cash-on-delivery')).toMatchObject({ code: 'cash-on-delivery-not-allowed' });
      const version = late.version;
      late.version = (await late.client.cart(late.cartId))?.version ?? 0;
      expect(late.version).toBe(version);
      expect(await chosen.placeOrder()).toMatchObject({ paymentState: 'awaiting-transfer' });
    } finally {
      await switchOff('tradehall_cz');
    }
  });

  it('is one that the country has, and never the last of them', async () => {
    await expect(switchOff('tradehall_de', 'twint')).rejects.toThrow('The country does not have TWINT.');
    const all = ['scheme', 'paypal', 'applepay', 'googlepay', 'klarna', 'klarna_account', 'klarna_b2b', 'ratepay'];
    const { switchedOffMethods } = z
      .object({ updateCountryStore: z.object({ switchedOffMethods: z.array(z.string()) }) })
      .parse(await switchOff('tradehall_de', ...all)).updateCountryStore;
    expect(switchedOffMethods).toEqual(all);
    await expect(switchOff('tradehall_de', ...all, 'bank-transfer')).rejects.toThrow('One way to pay has to stay.');
    await switchOff('tradehall_de');
  });
});
