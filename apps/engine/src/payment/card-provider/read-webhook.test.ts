import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { movesRealMoney, readWebhook } from './read-webhook';

const hmacKey = '0123456789abcdef'.repeat(4);
const item = {
  pspReference: 'REFUND1',
  originalReference: 'PAYMENT1',
  merchantAccountCode: 'Tradehall',
  merchantReference: 'TH-1',
  amount: { value: 500, currency: 'EUR' },
  eventCode: 'REFUND',
  success: 'false',
  eventDate: '2026-01-01T12:00:00+01:00',
  paymentMethod: 'visa',
  reason: 'Insufficient balance',
};

function signed(changes: object = {}, signature = signatureOf('REFUND1:PAYMENT1:Tradehall:TH-1:500:EUR:REFUND:false')) {
  return { NotificationRequestItem: { ...item, additionalData: { hmacSignature: signature }, ...changes } };
}

function signatureOf(text: string): string {
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(text).digest('base64');
}

const webhook = (...notificationItems: object[]) => ({ live: 'false', notificationItems });

describe('a webhook of the card provider', () => {
  it('is read item by item', () => {
    expect(readWebhook(webhook(signed(), signed()), [hmacKey])?.items).toEqual(
      Array(2).fill({
        merchantAccount: 'Tradehall',
        eventCode: 'REFUND',
        success: false,
        pspReference: 'REFUND1',
        originalReference: 'PAYMENT1',
        merchantReference: 'TH-1',
        amountCents: 500,
        currencyCode: 'EUR',
        reason: 'Insufficient balance',
        eventDate: '2026-01-01T12:00:00+01:00',
        paymentMethod: 'visa',
      }),
    );
  });

  it.each([
    ['another amount', { amount: { value: 50_000, currency: 'EUR' } }],
    ['another outcome', { success: 'true' }],
    ['another reference', { merchantReference: 'TH-2' }],
    ['another payment', { originalReference: 'PAYMENT2' }],
    ['another currency', { amount: { value: 500, currency: 'HUF' } }],
    ['another event', { eventCode: 'CAPTURE' }],
    ['another account', { merchantAccountCode: 'Other' }],
  ])('is refused when somebody wrote %s into it', (_, changes) => {
    expect(readWebhook(webhook(signed(changes)), [hmacKey])).toBeNull();
  });

  it('is refused as a whole when one signature of it is wrong', () => {
    expect(readWebhook(webhook(signed(), signed({ success: 'true' })), [hmacKey])).toBeNull();
  });

  it.each(['', 'bm90IGEgc2lnbmF0dXJl', 'ü'])('is refused with the signature %j', (signature) => {
    expect(readWebhook(webhook(signed({}, signature)), [hmacKey])).toBeNull();
  });

  it('is refused when it was signed with another key', () => {
    expect(readWebhook(webhook(signed()), ['f'.repeat(64)])).toBeNull();
  });

  it('is taken with either key while the key is being changed', () => {
    const keys = ['f'.repeat(64), hmacKey];
    expect(readWebhook(webhook(signed()), keys)?.items).toHaveLength(1);
    expect(readWebhook(webhook(signed()), keys.toReversed())?.items).toHaveLength(1);
  });

  it('says whether it is about real money, as the provider’s address does', () => {
    expect(readWebhook(webhook(signed()), [hmacKey])?.isLive).toBe(false);
    expect(readWebhook({ ...webhook(signed()), live: 'true' }, [hmacKey])?.isLive).toBe(true);
    expect(readWebhook({ ...webhook(signed()), live: 'perhaps' }, [hmacKey])).toBeNull();
    expect(movesRealMoney('https://prefix-checkout-live.adyenpayments.com/checkout')).toBe(true);
    expect(movesRealMoney('https://checkout-test.adyen.com')).toBe(false);
    expect(movesRealMoney('http://127.0.0.1:3910')).toBe(false);
  });

  it.each([null, 'text', {}, { notificationItems: [] }, webhook({}), webhook({ NotificationRequestItem: item })])(
    'is refused when it looks like %j',
    (body) => {
      expect(readWebhook(body, [hmacKey])).toBeNull();
    },
  );
});
