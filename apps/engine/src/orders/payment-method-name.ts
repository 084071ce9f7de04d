import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { paymentMethodNames } from '@tradehall/domain/payment/payment-method-names.ts';
import type { MailMessages } from '../mail/mail-messages';

const offline = { 'cash-on-delivery': 'cashOnDelivery', 'bank-transfer': 'bankTransfer' } as const;

/** What the buyer knows the method by. */
export function paymentMethodName(method: string, words: MailMessages['method']): string {
  if (method === 'cash-on-delivery' || method === 'bank-transfer') return words[offline[method]];
  const name = isPaymentMethod(method) ? paymentMethodNames[method] : { brand: method };
  return 'brand' in name ? name.brand : words[name.words];
}

function isPaymentMethod(method: string): method is PaymentMethod {
  return Object.hasOwn(paymentMethodNames, method);
}
