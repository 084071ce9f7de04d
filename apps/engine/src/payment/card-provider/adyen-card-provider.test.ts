import { createServer } from 'node:net';
import { once } from 'node:events';
import { cardOf, testBrowser } from '@tradehall/testing/payment/component-data.ts';
import { startTestMerchant, testAccount } from '@tradehall/fakes/card-provider/test-merchant.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AdyenCardProvider } from './adyen-card-provider';
import { ProviderFailure, type ProviderPayment } from './card-provider';
import { readWebhook } from './read-webhook';

const address = {
  firstName: 'Anna',
  lastName: 'Nowak',
  company: null,
  street: 'Hlavná',
  houseNumber: '1',
  postalCode: '811 01',
  city: 'Bratislava',
  region: null,
  countryCode: 'SK',
  phone: '+421 2 1234 5678',
} as const;

function payment(changes: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    key: 'key-1',
    reference: 'TH-1',
    method: 'scheme',
    amountCents: 12_345,
    currencyCode: 'EUR',
    countryCode: 'SK',
    shopperLocale: 'sk-SK',
    returnUrl: 'http://sk.localhost/api/after-payment-redirect-back?cartId=1&paymentId=2',
    shopperReference: null,
    storeCard: false,
    shopperEmail: 'anna@example.test',
    shopperIp: '192.0.2.1',
    componentData: { paymentMethod: cardOf('4111111111111111'), browserInfo: testBrowser },
    billingAddress: address,
    shippingAddress: address,
    lineItems: [
      {
        id: 'sku-1',
        description: 'Oven',
        quantity: 1,
        amountIncludingTaxCents: 12_345,
        amountExcludingTaxCents: 10_037,
        taxAmountCents: 2_308,
        taxPermyriad: 2_300,
      },
    ],
    channel: 'Web',
    origin: 'http://sk.localhost',
    ...changes,
  };
}

const paidWith = (paymentMethod: Record<string, string>) => ({
  componentData: { paymentMethod, browserInfo: testBrowser },
});

describe('the card provider', () => {
  let merchant: Awaited<ReturnType<typeof startTestMerchant>>;
  let provider: AdyenCardProvider;
  const kinds = () => merchant.provider.journal.entries.map(({ kind }) => kind);
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (failure: unknown) => (failure instanceof ProviderFailure ? [failure.outcome, failure.status] : failure),
    );

  beforeEach(async () => {
    merchant = await startTestMerchant();
    provider = new AdyenCardProvider({ ...testAccount, url: merchant.provider.url, totalMs: 1_500, pauseMs: 1_000 });
  });

  afterEach(async () => {
    provider.stop();
    await merchant[Symbol.asyncDispose]();
  });

  it('authorises a card for the amount and the reference it was given', async () => {
    const answer = await provider.pay(payment());
    expect(answer).toMatchObject({ resultCode: 'Authorised', refusalReasonCode: null, action: null });
    expect(answer).toMatchObject({ reference: 'TH-1', amount: { amountCents: 12_345, currencyCode: 'EUR' } });
    expect(merchant.provider.journal.entries).toMatchObject([
      { reference: 'TH-1', pspReference: answer.pspReference, kind: 'authorised', amountCents: 12_345 },
    ]);
  });

  it('says which amount and currency the provider names, whatever was asked for', async () => {
    const answered = async (tag: string) =>
      (await provider.pay(payment({ key: tag, shopperEmail: `anna+${tag}@example.test` }))).amount;
    expect(await answered('answer-differs')).toEqual({ amountCents: 12_344, currencyCode: 'EUR' });
    expect(await answered('currency-differs')).toEqual({ amountCents: 12_345, currencyCode: 'XTS' });
    expect(await answered('webhook-differs')).toEqual({ amountCents: 12_345, currencyCode: 'EUR' });
  });

  it('answers a refusal as an answer, not as a failure', async () => {
    const answer = await provider.pay(payment(paidWith(cardOf('4000000000000002'))));
    expect(answer).toMatchObject({ resultCode: 'Refused', refusalReasonCode: '2' });
  });

  it('moves money once for one key', async () => {
    const first = await provider.pay(payment());
    expect(await provider.pay(payment())).toEqual(first);
    expect(kinds()).toEqual(['authorised']);
  });

  it('knows that another request with the same key had no effect', async () => {
    await provider.pay(payment());
    expect(await failureOf(provider.pay(payment({ amountCents: 1 })))).toEqual(['refused', 422]);
  });

  it('sends the shopper away and takes the result she brings back', async () => {
    const { action, resultCode } = await provider.pay(payment(paidWith(cardOf('4000000000003220'))));
    expect(resultCode).toBe('RedirectShopper');
    expect(action).toMatchObject({ type: 'redirect', method: 'GET' });
    const body = new URLSearchParams({ decision: 'approve' });
    const back = await fetch(z.url().parse(action?.['url']), { method: 'POST', body, redirect: 'manual' });
    const redirectResult = new URL(back.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
    expect(await provider.details({ key: 'd-1', redirectResult })).toMatchObject({ resultCode: 'Authorised' });
    expect(await failureOf(provider.details({ key: 'd-2', redirectResult: 'made up' }))).toEqual(['refused', 422]);
  });

  it('keeps the voucher of a payment at the cash machine whole', async () => {
    const { action } = await provider.pay(payment({ method: 'multibanco', ...paidWith({ type: 'multibanco' }) }));
    expect(action).toMatchObject({ type: 'voucher', entity: '12101', paymentMethodType: 'multibanco' });
    expect(action?.['expiresAt']).toMatch(/^\d{4}-/);
    expect(action?.['reference']).toMatch(/^[\d ]{11}$/);
  });

  it('takes what the page brings when the shopper has approved in her app', async () => {
    const { action } = await provider.pay(
      payment({ method: 'mbway', ...paidWith({ type: 'mbway', telephoneNumber: '+351 912345678' }) }),
    );
    await vi.waitFor(() => expect(kinds()).toEqual(['authorised']));
    const componentData = { details: { payload: z.string().parse(action?.['paymentData']) } };
    expect(await provider.details({ key: 'd-1', componentData })).toMatchObject({ resultCode: 'Authorised' });
  });

  it('does not know the outcome when no answer comes, though the money moved', async () => {
    expect(await failureOf(provider.pay(payment(paidWith(cardOf('4000000000009995')))))).toEqual(['unknown', null]);
    expect(kinds()).toEqual(['authorised']);
  });

  it('does not know the outcome when the connection is lost or the provider fails', async () => {
    merchant.provider.faults.set({ kind: 'lost-answer', times: 1 });
    expect(await failureOf(provider.pay(payment()))).toEqual(['unknown', null]);
    merchant.provider.faults.set({ kind: 'refuse', code: 500, times: 1 });
    expect(await failureOf(provider.pay(payment({ key: 'key-2' })))).toEqual(['unknown', 500]);
  });

  it('knows that nothing happened when the provider says no or cannot be reached', async () => {
    merchant.provider.faults.set({ kind: 'refuse', code: 422, times: 1 });
    expect(await failureOf(provider.pay(payment()))).toEqual(['refused', 422]);
    const closed = new AdyenCardProvider({ ...testAccount, url: await closedPort() });
    expect(await failureOf(closed.pay(payment()))).toEqual(['refused', null]);
    expect(await failureOf(provider.pay(payment({ componentData: {} })))).toEqual(['refused', null]);
    expect(kinds()).toEqual([]);
  });

  it('is not asked for a while after five failures in a row, then once', async () => {
    merchant.provider.faults.set({ kind: 'refuse', code: 503, times: 5 });
    for (let time = 0; time < 5; time += 1) await failureOf(provider.pay(payment()));
    expect(await failureOf(provider.pay(payment()))).toEqual(['refused', null]);
    expect(kinds()).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect(await provider.pay(payment())).toMatchObject({ resultCode: 'Authorised' });
  });

  it('goes on being asked however many shoppers it refuses', async () => {
    merchant.provider.faults.set({ kind: 'refuse', code: 422, times: 6 });
    for (let time = 0; time < 6; time += 1) await failureOf(provider.pay(payment()));
    expect(await provider.pay(payment())).toMatchObject({ resultCode: 'Authorised' });
  });

  it('reverses, cancels by our own reference and refunds, once a key', async () => {
    const { pspReference } = await provider.pay(payment());
    const reversal = { key: 'r-1', pspReference: pspReference ?? '', reference: 'TH-1' };
    expect(await provider.reverse(reversal)).toEqual(await provider.reverse(reversal));
    await provider.pay(payment({ key: 'key-2', reference: 'TH-2' }));
    await provider.cancelByReference({ key: 'c-1', reference: 'TH-2', originalReference: 'TH-2' });
    const third = await provider.pay(payment({ key: 'key-3', reference: 'TH-3' }));
    const refund = { pspReference: third.pspReference ?? '', amountCents: 345, currencyCode: 'EUR', reference: 'TH-3' };
    await provider.refund({ key: 'f-1', ...refund });
    const all = ['authorised', 'cancelled', 'authorised', 'cancelled', 'authorised', 'captured', 'refunded'];
    expect(kinds()).toEqual(all);
    expect(await failureOf(provider.reverse({ ...reversal, key: 'r-2', pspReference: 'NONE' }))).toEqual([
      'refused',
      422,
    ]);
  });

  it('lists methods for the currency, and the stored cards of its shopper alone', async () => {
    const question = { countryCode: 'SK', currencyCode: 'EUR', amountCents: 100, shopperLocale: 'sk-SK' };
    await provider.pay(payment({ shopperReference: 'customer-1', storeCard: true }));
    const { methods, storedCards } = await provider.methods({ ...question, shopperReference: 'customer-1' });
    expect(methods.map(({ type }) => type)).toEqual(expect.arrayContaining(['scheme', 'ideal', 'googlepay']));
    expect(methods.find(({ type }) => type === 'scheme')?.configuration).toMatchObject({
      brands: ['visa', 'mc', 'amex'],
    });
    expect(methods.map(({ type }) => type)).not.toContain('twint');
    expect(storedCards).toMatchObject([{ brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' }]);
    expect((await provider.methods({ ...question, shopperReference: null })).storedCards).toEqual([]);
    const id = storedCards[0]?.id ?? '';
    const withCard = paidWith({ type: 'scheme', storedPaymentMethodId: id });
    const again = payment({ key: 'key-2', shopperReference: 'customer-1', ...withCard });
    expect(await provider.pay(again)).toMatchObject({ resultCode: 'Authorised' });
    expect(await failureOf(provider.pay(payment({ key: 'key-3', ...withCard })))).toEqual(['refused', null]);
    expect(await provider.storedCards('customer-1')).toEqual([id]);
    expect(await provider.cardsOnFile('customer-1')).toEqual(storedCards);
    expect(await provider.cardsOnFile('customer-2')).toEqual([]);
    expect(await provider.storedCards('customer-2')).toEqual([]);
    expect(await provider.removeStoredCard({ shopperReference: 'customer-2', id })).toBe(false);
    expect(await provider.removeStoredCard({ shopperReference: 'customer-1', id })).toBe(true);
  });

  it('signs webhooks that are read back whole', async () => {
    const { pspReference } = await provider.pay(payment());
    await vi.waitFor(() => expect(merchant.bodies).toHaveLength(1));
    expect(readWebhook(merchant.bodies[0], [testAccount.hmacKey])?.items).toMatchObject([
      {
        merchantAccount: testAccount.merchantAccount,
        eventCode: 'AUTHORISATION',
        success: true,
        pspReference,
        originalReference: null,
        merchantReference: 'TH-1',
        amountCents: 12_345,
        currencyCode: 'EUR',
        reason: null,
        paymentMethod: 'scheme',
      },
    ]);
  });
});

async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  server.close();
  await once(server, 'close');
  return `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 9}`;
}
