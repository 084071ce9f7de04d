import { createHmac } from 'node:crypto';
import type { Notice } from './books-entry.ts';

interface Sender {
  readonly hmacKey: string;
  readonly merchantAccount: string;
}

export function webhookMessage(notice: Notice, { hmacKey, merchantAccount }: Sender) {
  const item = {
    pspReference: notice.pspReference,
    originalReference: notice.originalReference ?? '',
    merchantAccountCode: merchantAccount,
    merchantReference: notice.merchantReference,
    amount: { value: notice.amountCents, currency: notice.currencyCode },
    eventCode: notice.eventCode,
    success: String(notice.isSuccess),
    eventDate: notice.at,
    paymentMethod: notice.paymentMethod,
    reason: notice.reason ?? '',
  };
  const signed = [
    item.pspReference,
    item.originalReference,
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed, 'utf8').digest('base64');
  return {
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }],
  };
}
