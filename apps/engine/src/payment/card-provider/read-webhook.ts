import hmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator';
import type { NotificationRequestItem } from '@adyen/api-library/lib/src/typings/notification/notificationRequestItem';
import { z } from 'zod';

export interface WebhookItem {
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
  merchantReference: z.string().default(''),
  originalReference: textOrNothing,
  paymentMethod: textOrNothing,
  pspReference: z.string().min(1),
  reason: textOrNothing,
  success: z.enum(['true', 'false']),
});
/** The signature is over what was sent, so the library looks at the item as it came. */
const asItCame = z.custom<NotificationRequestItem>((item) => requestItem.safeParse(item).success);
const notification = z.object({ notificationItems: z.array(z.object({ NotificationRequestItem: asItCame })).min(1) });

const validator = new hmacValidator();

/** What a webhook says, item by item; null when it is no webhook of the provider's or one signature of it is wrong. */
export function readWebhook(body: unknown, hmacKey: string): WebhookItem[] | null {
  const read = notification.safeParse(body);
  if (!read.success) return null;
  const items = read.data.notificationItems.map(({ NotificationRequestItem: item }) => item);
  if (!items.every((item) => validator.validateHMAC(item, hmacKey))) return null;
  return items.map((item) => toWebhookItem(requestItem.parse(item)));
}

function toWebhookItem(item: z.output<typeof requestItem>): WebhookItem {
  return {
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
