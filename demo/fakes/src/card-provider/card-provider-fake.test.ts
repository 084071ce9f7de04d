import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cardOf } from '@tradehall/testing/payment/component-data.ts';
import { askProvider, paymentBody } from './ask-provider.ts';
import { payment } from './books-entry.ts';
import { startTestMerchant } from './test-merchant.ts';

describe('the card provider fake', () => {
  let merchant: Awaited<ReturnType<typeof startTestMerchant>>;
  const ask = (path: string, body: object, key?: string) =>
    askProvider(merchant.provider.url, { path, body, ...(key === undefined ? {} : { key }) });
  const mbway = { type: 'mbway', telephoneNumber: '+351912345678', shopperEmail: 'anna@example.test' };
  const kinds = () => merchant.provider.journal.entries.map(({ kind }) => kind);
  const events = () => merchant.webhooks.map(({ eventCode, success }) => `${eventCode} ${success}`);
  const decide = (url = '', decision: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

  beforeEach(async () => {
    merchant = await startTestMerchant();
  });

  afterEach(async () => {
    await merchant[Symbol.asyncDispose]();
  });

  describe('taking a payment', () => {
    it('authorises a good card, writes the money down and tells the merchant', async () => {
      const answer = await ask('/payments', paymentBody());
      expect(answer).toMatchObject({ status: 200, resultCode: 'Authorised' });
      expect(merchant.provider.journal.entries).toMatchObject([
        {
          reference: 'TH-1',
          pspReference: answer.pspReference,
          kind: 'authorised',
          amountCents: 12_345,
          currencyCode: 'EUR',
        },
      ]);
      await vi.waitFor(() => expect(events()).toEqual(['AUTHORISATION true']));
    });

    it('refuses the card that is always refused and moves nothing', async () => {
      const answer = await ask('/payments', paymentBody({ paymentMethod: cardOf('4000000000000002') }));
      expect(answer).toMatchObject({ status: 200, resultCode: 'Refused', refusalReasonCode: '2' });
      expect(kinds()).toEqual([]);
      await vi.waitFor(() => expect(events()).toEqual(['AUTHORISATION false']));
    });

    it('moves the money and never answers for the card that times out', async () => {
      await expect(ask('/payments', paymentBody({ paymentMethod: cardOf('4000000000009995') }))).rejects.toThrow(
        'timeout',
      );
      expect(kinds()).toEqual(['authorised']);
    });

    it('leaves a pending card open and authorises it later', async () => {
      const answer = await ask('/payments', paymentBody({ paymentMethod: cardOf('4000000000000069') }));
      expect(answer.resultCode).toBe('Pending');
      await vi.waitFor(() => expect(events()).toEqual(['AUTHORISATION true']));
    });

    it('refuses a request without its key, a card it cannot read and a method for another currency', async () => {
      const stranger = await fetch(`${merchant.provider.url}/v72/payments`, { method: 'POST', body: '{}' });
      expect(stranger.status).toBe(401);
      const unread = { ...cardOf('4111111111111111'), encryptedCardNumber: 'sealed_nonsense' };
      expect(await ask('/payments', paymentBody({ paymentMethod: unread }))).toMatchObject({
        status: 422,
        errorCode: '803',
      });
      expect(await ask('/payments', paymentBody({ paymentMethod: { type: 'twint' } }))).toMatchObject({ status: 422 });
      expect(kinds()).toEqual([]);
    });

    it('gives Multibanco an entity, a reference and an expiry, and authorises when it is paid', async () => {
      const answer = await ask('/payments', paymentBody({ paymentMethod: { type: 'multibanco' } }));
      expect(answer).toMatchObject({ resultCode: 'PresentToShopper', action: { type: 'voucher', entity: '12101' } });
      expect(answer.action?.['reference']).toMatch(/^\d{3} \d{3} \d{3}$/);
      const payments = z.tuple([payment]).parse(await (await fetch(`${merchant.provider.url}/payments`)).json());
      await decide(`${merchant.provider.url}/cash-machine/${payments[0].handle}`, 'pay');
      expect(kinds()).toEqual(['authorised', 'captured']);
    });

    it('waits for the shopper to approve in her app', async () => {
      const answer = await ask('/payments', paymentBody({ paymentMethod: mbway }));
      expect(answer).toMatchObject({ resultCode: 'Pending', action: { type: 'await' } });
      await vi.waitFor(() => expect(kinds()).toEqual(['authorised']));
      const details = { details: { payload: answer.action?.paymentData } };
      expect(await ask('/payments/details', details)).toMatchObject({ resultCode: 'Authorised' });
    });
  });

  describe('asked twice', () => {
    it('answers the same key the same and moves money once', async () => {
      const first = await ask('/payments', paymentBody(), 'key-1');
      expect(await ask('/payments', paymentBody(), 'key-1')).toEqual(first);
      expect(kinds()).toEqual(['authorised']);
      await vi.waitFor(() => expect(events()).toEqual(['AUTHORISATION true']));
    });

    it('refuses another request with the same key', async () => {
      await ask('/payments', paymentBody(), 'key-1');
      const other = await ask('/payments', paymentBody({ reference: 'TH-2' }), 'key-1');
      expect(other).toMatchObject({ status: 422, errorCode: '702' });
      expect(kinds()).toEqual(['authorised']);
    });

    it('answers a key whose first answer was lost', async () => {
      merchant.provider.faults.set({ kind: 'lost-answer', times: 1 });
      await expect(ask('/payments', paymentBody(), 'key-1')).rejects.toThrow('fetch failed');
      expect(await ask('/payments', paymentBody(), 'key-1')).toMatchObject({ resultCode: 'Authorised' });
      expect(kinds()).toEqual(['authorised']);
    });
  });

  describe('sending the shopper away', () => {
    const ideal = () => ask('/payments', paymentBody({ paymentMethod: { type: 'ideal' } }));
    const challenged = () => ask('/payments', paymentBody({ paymentMethod: cardOf('4000000000003220') }));

    it('asks on a page that works without scripts and brings her back', async () => {
      const { action, resultCode } = await ideal();
      expect(resultCode).toBe('RedirectShopper');
      const page = await (await fetch(action?.url ?? '')).text();
      expect(page).toContain('123.45 EUR');
      expect(page).not.toContain('<script');
      const back = await decide(action?.url, 'approve');
      expect(back.status).toBe(303);
      expect(back.headers.get('location')).toMatch(/^http:\/\/sk\.localhost\/back\?cartId=1&redirectResult=/);
    });

    it('authorises at the bank, whether or not she comes back', async () => {
      const { action } = await ideal();
      await decide(action?.url, 'approve');
      expect(kinds()).toEqual(['authorised', 'captured']);
      await vi.waitFor(() => expect(events()).toEqual(['AUTHORISATION true']));
    });

    it('charges a challenged card only when the merchant hands in the result', async () => {
      const { action } = await challenged();
      const back = new URL((await decide(action?.url, 'approve')).headers.get('location') ?? '');
      expect(kinds()).toEqual([]);
      const details = { details: { redirectResult: back.searchParams.get('redirectResult') } };
      expect(await ask('/payments/details', details)).toMatchObject({ resultCode: 'Authorised' });
      expect(await ask('/payments/details', details)).toMatchObject({ resultCode: 'Authorised' });
      expect(kinds()).toEqual(['authorised']);
    });

    it.each([
      ['refuse', 'Refused'],
      ['cancel', 'Cancelled'],
    ])('hands in a %s as %s', async (word, resultCode) => {
      const { action } = await challenged();
      const back = new URL((await decide(action?.url, word)).headers.get('location') ?? '');
      const details = { details: { redirectResult: back.searchParams.get('redirectResult') } };
      expect(await ask('/payments/details', details)).toMatchObject({ resultCode });
      expect(kinds()).toEqual([]);
    });

    it('takes no result of a decision that was never made, and no second decision', async () => {
      const { action } = await ideal();
      const handle = action?.url?.split('/').at(-1);
      expect(await ask('/payments/details', { details: { redirectResult: handle } })).toMatchObject({ status: 422 });
      await decide(action?.url, 'refuse');
      await decide(action?.url, 'approve');
      expect(kinds()).toEqual([]);
    });
  });

  describe('giving money back', () => {
    it('cancels what was only promised and refunds what was paid', async () => {
      const { pspReference } = await ask('/payments', paymentBody());
      expect(await ask(`/payments/${pspReference ?? ''}/reversals`, {})).toMatchObject({ status: 201 });
      expect(kinds()).toEqual(['authorised', 'cancelled']);
      const { action } = await ask('/payments', paymentBody({ paymentMethod: { type: 'ideal' }, reference: 'TH-2' }));
      await decide(action?.url, 'approve');
      const paid = merchant.provider.journal.entries.at(-1)?.pspReference ?? '';
      await ask(`/payments/${paid}/reversals`, {});
      expect(kinds().slice(2)).toEqual(['authorised', 'captured', 'refunded']);
      await vi.waitFor(() => expect(events().filter((event) => event === 'CANCEL_OR_REFUND true')).toHaveLength(2));
    });

    it('says by webhook that a second reversal did nothing', async () => {
      const { pspReference = '' } = await ask('/payments', paymentBody());
      await ask(`/payments/${pspReference}/reversals`, {}, 'a');
      await ask(`/payments/${pspReference}/reversals`, {}, 'b');
      expect(kinds()).toEqual(['authorised', 'cancelled']);
      await vi.waitFor(() => expect(events()).toContain('CANCEL_OR_REFUND false'));
    });

    it('cancels by the merchant’s reference when the answer was lost', async () => {
      await ask('/payments', paymentBody({ shopperEmail: 'anna+answer-cut@example.test' })).catch(() => undefined);
      expect(await ask('/cancels', { paymentReference: 'TH-1', reference: 'C-1' })).toMatchObject({ status: 201 });
      expect(kinds()).toEqual(['authorised', 'cancelled']);
      await vi.waitFor(() => expect(events()).toContain('TECHNICAL_CANCEL true'));
    });

    it('says by webhook that there was nothing to cancel', async () => {
      expect(await ask('/cancels', { paymentReference: 'TH-9', reference: 'C-1' })).toMatchObject({ status: 201 });
      await vi.waitFor(() => expect(merchant.webhooks).toMatchObject([{ success: 'false', merchantReference: 'C-1' }]));
    });

    it('closes a payment that waits for the shopper, so that she cannot pay any more', async () => {
      const { action } = await ask('/payments', paymentBody({ paymentMethod: { type: 'ideal' } }));
      await ask('/cancels', { paymentReference: 'TH-1' });
      await decide(action?.url, 'approve');
      expect(kinds()).toEqual([]);
    });

    it('refunds parts up to the whole and no more', async () => {
      const { pspReference = '' } = await ask('/payments', paymentBody());
      const refund = (value: number, key: string) =>
        ask(`/payments/${pspReference}/refunds`, { amount: { value, currency: 'EUR' }, reference: 'R' }, key);
      await refund(12_000, '1');
      await refund(345, '2');
      await refund(1, '3');
      expect(merchant.provider.journal.entries.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
        ['authorised', 12_345],
        ['captured', 12_345],
        ['refunded', 12_000],
        ['refunded', 345],
      ]);
      await vi.waitFor(() => expect(events().filter((event) => event === 'REFUND false')).toHaveLength(1));
    });
  });

  describe('keeping cards', () => {
    it('keeps a card for its shopper alone and forgets it when asked', async () => {
      const anna = { shopperReference: 'customer-1' };
      const onFile = { ...anna, recurringProcessingModel: 'CardOnFile' };
      await ask('/payments', paymentBody({ ...onFile, shopperInteraction: 'Ecommerce', storePaymentMethod: true }));
      const amount = { value: 100, currency: 'EUR' };
      const listed = await ask('/paymentMethods', { amount, ...anna });
      const id = listed.storedPaymentMethods?.[0]?.id ?? '';
      expect(listed.storedPaymentMethods).toMatchObject([{ lastFour: '1111', brand: 'visa', expiryYear: '2030' }]);
      const paymentMethod = { type: 'scheme', storedPaymentMethodId: id };
      const again = { ...onFile, shopperInteraction: 'ContAuth', paymentMethod };
      expect(await ask('/payments', paymentBody(again))).toMatchObject({ resultCode: 'Authorised' });
      const stranger = { ...again, shopperReference: 'customer-2' };
      expect(await ask('/payments', paymentBody(stranger))).toMatchObject({ status: 422 });
      const remove = (shopper: string) =>
        askProvider(merchant.provider.url, {
          path: `/storedPaymentMethods/${id}?shopperReference=${shopper}&merchantAccount=TestMerchant`,
          body: {},
          method: 'DELETE',
        });
      expect(await remove('customer-2')).toMatchObject({ status: 422 });
      expect(await remove('customer-1')).toMatchObject({ status: 204 });
      expect(await ask('/paymentMethods', { amount, ...anna })).toMatchObject({ storedPaymentMethods: [] });
    });
  });

  describe('misbehaving', () => {
    it('refuses and times out without any effect', async () => {
      merchant.provider.faults.set({ kind: 'refuse', times: 1 });
      expect(await ask('/payments', paymentBody())).toMatchObject({ status: 503 });
      merchant.provider.faults.set({ kind: 'timeout', times: 1 });
      await expect(ask('/payments', paymentBody())).rejects.toThrow('timeout');
      expect(kinds()).toEqual([]);
    });

    it('answers late, after the webhook, when it is slow', async () => {
      merchant.provider.faults.set({ kind: 'slow', delayMs: 300 });
      const answered = ask('/payments', paymentBody());
      await vi.waitFor(() => expect(events()).toEqual(['AUTHORISATION true']));
      expect(await answered).toMatchObject({ resultCode: 'Authorised' });
    });
  });
});
