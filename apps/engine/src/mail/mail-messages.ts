import { paymentWords } from '@tradehall/domain/countries/payment-methods.ts';
import { orderPaymentStates } from '@tradehall/domain/orders/order.ts';
import { recallActions, recallHazards } from '@tradehall/domain/equipment/recall.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { reviewRefusalReasons } from '@tradehall/domain/reviews/review.ts';
import { z } from 'zod';
import { engineFolder } from '../platform/engine-folder';
import { readTextsOf } from '../platform/locale-texts';
import { mailKindNames } from './mail-kinds';

const text = z.string().trim().min(1);

const texts = <const Key extends string>(...keys: Key[]) => z.strictObject(recordOf(keys, text));

const lettersOfKinds = recordOf(mailKindNames, texts('subject', 'body', 'button', 'footer'));

/** The words of mails and invoices, in one language. */
export const mailMessages = z.strictObject({
  frame: texts(
    'greeting',
    'greetingNamed',
    'link',
    'service',
    'phone',
    'email',
    'hours',
    'vatId',
    'company',
    'terms',
    'privacy',
  ),
  ...lettersOfKinds,
  reviewReason: texts(...reviewRefusalReasons),
  order: texts(
    'title',
    'number',
    'date',
    'purchaseOrder',
    'costCentre',
    'goods',
    'itemNumber',
    'quantity',
    'beforeDiscounts',
    'saved',
    'subtotal',
    'parcel',
    'freight',
    'free',
    'cashOnDeliveryFee',
    'total',
    'taxIncluded',
    'netSupply',
    'billingAddress',
    'delivery',
    'deliveryAddress',
    'paymentMethod',
    'payment',
    'bankTitle',
    'accountOwner',
    'bank',
    'amount',
    'reference',
    'voucherTitle',
    'voucherEntity',
    'voucherReference',
    'voucherExpiry',
  ),
  method: texts(...paymentWords),
  state: texts(...orderPaymentStates),
  withdrawal: texts(
    'title',
    'text',
    'button',
    'policy',
    'statement',
    'receivedAt',
    'name',
    'goods',
    'nextTitle',
    'next',
  ),
  /** Of a password that was reset: what went with the old one. */
  reset: texts('waysEnded'),
  recall: texts('title', 'batch', ...recallHazards, ...recallActions),
  invoice: texts(
    'title',
    'number',
    'date',
    'supply',
    'description',
    'quantity',
    'unitNet',
    'vat',
    'net',
    'gross',
    'netTotal',
    'vatOf',
    'vatBasis',
    'rounding',
    'discounts',
    'page',
  ),
  creditNote: texts('title', 'number', 'date', 'total', 'reduction', 'refunded'),
});
export type MailMessages = z.output<typeof mailMessages>;

function recordOf<Key extends string, Value>(keys: readonly Key[], value: Value): Record<Key, Value>;
function recordOf(keys: readonly string[], value: unknown): Record<string, unknown> {
  return Object.fromEntries(keys.map((key) => [key, value]));
}

const read = new Map<Locale | Language, MailMessages>();

/** In a language, or as a locale words them. */
export function mailMessagesOf(name: Locale | Language): MailMessages {
  const known = read.get(name);
  if (known) return known;
  const messages = mailMessages.safeParse(readTextsOf(engineFolder('mail-messages'), name));
  if (!messages.success) throw new Error(`the mails in ${name}: ${z.prettifyError(messages.error)}`);
  read.set(name, messages.data);
  return messages.data;
}

/** Puts values in the place of `{name}`; what is filled in is not looked at again. */
export function fillIn(message: string, values: Readonly<Record<string, string>>): string {
  return message.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}
