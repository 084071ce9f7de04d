import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';

type Flow = 'card' | 'redirect' | 'await' | 'voucher' | 'direct';

interface MethodFlow {
  readonly name: string;
  readonly flow: Flow;
  /** Banks move the money at once; cards and invoices only promise it. */
  readonly isCapturedAtOnce: boolean;
  /** Without it any. */
  readonly currencies?: readonly string[];
}

export const paymentFlows: Readonly<Record<PaymentMethod, MethodFlow>> = {
  scheme: { name: 'Cards', flow: 'card', isCapturedAtOnce: false },
  paypal: { name: 'PayPal', flow: 'redirect', isCapturedAtOnce: false },
  klarna_account: { name: 'Pay over time with Klarna', flow: 'redirect', isCapturedAtOnce: false },
  klarna: { name: 'Pay later with Klarna', flow: 'redirect', isCapturedAtOnce: false },
  klarna_b2b: { name: 'Billie', flow: 'redirect', isCapturedAtOnce: false },
  ratepay: { name: 'Ratepay', flow: 'direct', isCapturedAtOnce: false, currencies: ['EUR', 'CHF'] },
  onlineBanking_PL: { name: 'Online Banking Poland', flow: 'redirect', isCapturedAtOnce: true, currencies: ['PLN'] },
  ideal: { name: 'iDEAL', flow: 'redirect', isCapturedAtOnce: true, currencies: ['EUR'] },
  applepay: { name: 'Apple Pay', flow: 'direct', isCapturedAtOnce: false },
  googlepay: { name: 'Google Pay', flow: 'direct', isCapturedAtOnce: false },
  multibanco: { name: 'Multibanco', flow: 'voucher', isCapturedAtOnce: true, currencies: ['EUR'] },
  twint: { name: 'TWINT', flow: 'redirect', isCapturedAtOnce: false, currencies: ['CHF'] },
  mobilepay: { name: 'MobilePay', flow: 'redirect', isCapturedAtOnce: false, currencies: ['DKK', 'EUR'] },
  bcmc: { name: 'Bancontact card', flow: 'redirect', isCapturedAtOnce: true, currencies: ['EUR'] },
  blik: { name: 'BLIK', flow: 'await', isCapturedAtOnce: true, currencies: ['PLN'] },
  eps: { name: 'eps', flow: 'redirect', isCapturedAtOnce: true, currencies: ['EUR'] },
  mbway: { name: 'MB WAY', flow: 'await', isCapturedAtOnce: false, currencies: ['EUR'] },
  swish: { name: 'Swish', flow: 'await', isCapturedAtOnce: true, currencies: ['SEK'] },
  vipps: { name: 'Vipps', flow: 'redirect', isCapturedAtOnce: false, currencies: ['NOK'] },
};
