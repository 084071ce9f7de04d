import { findPayableMethod } from '@tradehall/domain/countries/payment-methods.ts';
import type { MailMessages } from '../mail/mail-messages';

/** What the buyer knows the method by. */
export function paymentMethodName(method: string, words: MailMessages['method']): string {
  const name = findPayableMethod(method)?.name ?? { brand: method };
  return 'brand' in name ? name.brand : words[name.words];
}
