import hmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator';
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/notificationRequestItem';
import { z } from 'zod';

export interface WebhookItem {
  /** Whose payment it is about. */
  readonly merchantAccount: string;
  readonly eventCode: string;
  readonly success: boolean;
  readonly pspReference: string;
  readonly originalReference: string | null;
  readonly merchantReference: string;
  readonly amountCents: number;
  readonly currencyCode: string;
  readonly reason: string | null;
  readonly eventDate: string;
  readonly paymentMethod: string | null;
}

const textOrNothing = z
  .string()
  .nullish()
  .transform((text) => (text === undefined || text === '' ? null : text));

const requestItem = z.object({
  additionalData: z.looseObject({ hmacSignature: z.string().min(1) }),
  amount: z.object({ value: z.int(), currency: z.string().length(3) }),
  eventCode: z.string().min(1),
  eventDate: z.string(),
  merchantAccountCode: z.string(),
  merchantReference: z.string().default(''),
  originalReference: textOrNothing,
  paymentMethod: textOrNothing,
  pspReference: z.string().min(1),
  reason: textOrNothing,
  success: z.enum(['true', 'false']),
});
/** The signature is over what was sent, so the library looks at the item as it came. */
const asItCame = z.custom<NotificationRequestItem>((item) => requestItem.safeParse(item).success);
const notification = z.object({
  live: z.enum(['true', 'false']),
  notificationItems: z.array(z.object({ NotificationRequestItem: asItCame })).min(1),
});

const validator = new hmacValidator();

interface Webhook {
  /** About money, and not about a trial of it. The signature does not cover it. */
  readonly isLive: boolean;
  readonly items: WebhookItem[];
}

/**
 * What a webhook says, item by item; null when it is no webhook of the provider's or one signature of it is wrong. While
 * the key is being changed there are two, and either will do.
 */
export function readWebhook(body: unknown, hmacKeys: readonly string[]): Webhook | null {
  const read = notification.safeParse(body);
  if (!read.success) return null;
  const items = read.data.notificationItems.map(({ NotificationRequestItem: item }) => item);
  const isSigned = (item: NotificationRequestItem) => hmacKeys.some((key) => validator.validateHMAC(item, key));
  if (!items.every(isSigned)) return null;
  return { isLive: read.data.live === 'true', items: items.map((item) => toWebhookItem(requestItem.parse(item))) };
}

/** The provider's own addresses tell its live platform from the one for trials. */
export function movesRealMoney(providerUrl: string): boolean {
  return new URL(providerUrl).hostname.endsWith('.adyenpayments.com');
}

function toWebhookItem(item: z.output<typeof requestItem>): WebhookItem {
  return {
    merchantAccount: item.merchantAccountCode,
    eventCode: item.eventCode,
    success: item.success === 'true',
    pspReference: item.pspReference,
    originalReference: item.originalReference,
    merchantReference: item.merchantReference,
    amountCents: item.amount.value,
    currencyCode: item.amount.currency,
    reason: item.reason,
    eventDate: item.eventDate,
    paymentMethod: item.paymentMethod,
  };
}
