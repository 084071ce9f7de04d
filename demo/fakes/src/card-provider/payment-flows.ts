import { type PaymentFlow, type PaymentMethod, providerMethods } from '@tradehall/domain/countries/payment-methods.ts';

/** What the provider does about a payment. */
type Flow = 'card' | 'redirect' | 'await' | 'voucher' | 'direct';

const flows: Readonly<Record<PaymentFlow, Flow>> = {
  card: 'card',
  wallet: 'direct',
  redirect: 'redirect',
  app: 'await',
  voucher: 'voucher',
  direct: 'direct',
};

/** Without one any. */
const currencies: Readonly<Partial<Record<PaymentMethod, readonly string[]>>> = {
  ratepay: ['EUR', 'CHF'],
  onlineBanking_PL: ['PLN'],
  ideal: ['EUR'],
  multibanco: ['EUR'],
  twint: ['CHF'],
  mobilepay: ['DKK', 'EUR'],
  bcmc: ['EUR'],
  blik: ['PLN'],
  eps: ['EUR'],
  mbway: ['EUR'],
  swish: ['SEK'],
  vipps: ['NOK'],
};

/** The banks of a method that asks for one. */
export const issuers: Readonly<
  Partial<Record<PaymentMethod, readonly { readonly id: string; readonly name: string }[]>>
> = {
  onlineBanking_PL: [
    { id: '154', name: 'Bank Przykładowy' },
    { id: '76', name: 'Bank Wzorcowy' },
    { id: '141', name: 'Kasa Próbna' },
  ],
  eps: [
    { id: '154', name: 'Beispielbank' },
    { id: '155', name: 'Musterbank' },
  ],
};

/** Banks move the money at once; cards and invoices only promise it. */
const capturedAtOnce: ReadonlySet<string> = new Set<PaymentMethod>([
  'onlineBanking_PL',
  'ideal',
  'multibanco',
  'bcmc',
  'blik',
  'eps',
  'swish',
]);

export function flowOf(method: PaymentMethod): Flow {
  return flows[providerMethods[method].flow];
}

export function isPaidIn(method: PaymentMethod, currencyCode: string): boolean {
  return currencies[method]?.includes(currencyCode) !== false;
}

/** On the web the app reads a code. */
const shownAsCode: ReadonlySet<string> = new Set<PaymentMethod>(['swish']);

export function isShownAsCode(method: PaymentMethod): boolean {
  return shownAsCode.has(method);
}

export function isCapturedAtOnce(method: string): boolean {
  return capturedAtOnce.has(method);
}
