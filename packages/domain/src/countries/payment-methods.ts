// One row a way to pay. Code asks what a row says, never which method it is; which country offers it is said in the
// country's row. docs/guides/add-a-payment-method.md

/** Names that are words, and so are said in every language: `payment.…` of the pages, `method.…` of the mails. */
export const paymentWords = ['card', 'onlineBanking', 'invoiceForCompanies', 'bankTransfer', 'cashOnDelivery'] as const;
type PaymentWords = (typeof paymentWords)[number];

/** What buyers know a method by; a brand is the same in every language. Two that share a name are one to them. */
export type PaymentMethodName = { readonly brand: string } | { readonly words: PaymentWords };

/**
 * What the shopper does: fills in the provider's card fields, presses a wallet's own button, is sent to another page and comes
 * back, confirms in an app, pays a reference at a machine later, or nothing more (`direct`).
 */
export type PaymentFlow = 'card' | 'wallet' | 'redirect' | 'app' | 'voucher' | 'direct';

/**
 * What is typed on our page. The first three are part of the method, as the provider calls them; the others are the shopper's, and
 * the phone is asked for only where the billing address has none.
 */
export const askedFields = ['blikCode', 'telephoneNumber', 'issuer', 'dateOfBirth', 'shopperPhone'] as const;
export type AskedField = (typeof askedFields)[number];

/** Whose sheet a wallet opens. */
export const walletMakers = ['google', 'apple'] as const;
export type WalletMaker = (typeof walletMakers)[number];

/** Of the card provider, who knows it by the key of its row. */
export interface ProviderMethod {
  readonly name: PaymentMethodName;
  /** On the dashboard, where no two are called the same. */
  readonly operatorName: string;
  readonly flow: PaymentFlow;
  readonly wallet?: WalletMaker;
  /** In the checkout two of one brand are told apart by what they do: `payment.…` of the pages. */
  readonly checkoutName?: 'klarnaLater' | 'klarnaOverTime';
  /** Who asks for the money, where the name does not say it. */
  readonly maker?: string;
  /** A bank (`issuer`) is asked for where the provider lists any. */
  readonly asksFor?: readonly AskedField[];
  /** The provider wants the e-mail address as part of the method too. */
  readonly tellsEmail?: true;
  /** The card has no security code to be typed. */
  readonly hasNoSecurityCode?: true;
  /** Recurring: the provider keeps it for a customer who wants that. */
  readonly isStorable?: true;
  readonly isForCompaniesOnly?: true;
  /** A§8: told in the place of any other way it may fail. */
  readonly failsAs?: 'paypal-failed';
}

/** Needs no provider: the order is placed first and paid later. */
export interface OfflineMethod {
  readonly name: PaymentMethodName;
  readonly operatorName: string;
  /** In the checkout, below its name: `payment.…` of the pages. */
  readonly help: 'bankHelp' | 'codHelp';
  /** The call that begins it. */
  readonly startedBy: 'createBankPayment' | 'createCodPayment';
  /** What the order says until an operator notes the money. */
  readonly stateUntilPaid: 'awaiting-transfer' | 'pay-on-delivery' | 'pending';
  /** Why a country's terms refuse it. */
  readonly refusal: 'bank-transfer-not-allowed' | 'cash-on-delivery-not-allowed' | 'payment-method-not-allowed';
  /** The shopper needs the account of the store; without one it is not offered. */
  readonly isPaidToAccount: boolean;
  /** The fee of the country's row for cash on delivery is part of the total. */
  readonly hasFee: boolean;
  /** Whoever pays into a hand at the door needs no mail that says so. */
  readonly isMailedWhenPaid: boolean;
}

// A§9 names the first thirteen; the rest are what their countries expect.
const ofProvider = {
  scheme: { name: { words: 'card' }, operatorName: 'Card', flow: 'card', isStorable: true },
  paypal: { name: { brand: 'PayPal' }, operatorName: 'PayPal', flow: 'redirect', failsAs: 'paypal-failed' },
  klarna_account: {
    name: { brand: 'Klarna' },
    operatorName: 'Klarna, in parts',
    flow: 'redirect',
    checkoutName: 'klarnaOverTime',
  },
  ratepay: {
    name: { brand: 'Ratepay' },
    operatorName: 'Ratepay',
    flow: 'direct',
    asksFor: ['dateOfBirth', 'shopperPhone'],
  },
  onlineBanking_PL: {
    name: { words: 'onlineBanking' },
    operatorName: 'Online banking (PL)',
    flow: 'redirect',
    asksFor: ['issuer'],
  },
  ideal: { name: { brand: 'iDEAL' }, operatorName: 'iDEAL', flow: 'redirect' },
  klarna: { name: { brand: 'Klarna' }, operatorName: 'Klarna', flow: 'redirect', checkoutName: 'klarnaLater' },
  klarna_b2b: {
    name: { words: 'invoiceForCompanies' },
    operatorName: 'Klarna, companies',
    flow: 'redirect',
    maker: 'Billie',
    isForCompaniesOnly: true,
  },
  googlepay: { name: { brand: 'Google Pay' }, operatorName: 'Google Pay', flow: 'wallet', wallet: 'google' },
  applepay: { name: { brand: 'Apple Pay' }, operatorName: 'Apple Pay', flow: 'wallet', wallet: 'apple' },
  multibanco: { name: { brand: 'Multibanco' }, operatorName: 'Multibanco', flow: 'voucher' },
  twint: { name: { brand: 'TWINT' }, operatorName: 'TWINT', flow: 'redirect' },
  mobilepay: { name: { brand: 'MobilePay' }, operatorName: 'MobilePay', flow: 'redirect' },
  bcmc: { name: { brand: 'Bancontact' }, operatorName: 'Bancontact', flow: 'card', hasNoSecurityCode: true },
  blik: { name: { brand: 'BLIK' }, operatorName: 'BLIK', flow: 'app', asksFor: ['blikCode'] },
  eps: { name: { brand: 'eps' }, operatorName: 'eps', flow: 'redirect', asksFor: ['issuer'] },
  mbway: {
    name: { brand: 'MB WAY' },
    operatorName: 'MB WAY',
    flow: 'app',
    asksFor: ['telephoneNumber'],
    tellsEmail: true,
  },
  swish: { name: { brand: 'Swish' }, operatorName: 'Swish', flow: 'app' },
  vipps: { name: { brand: 'Vipps' }, operatorName: 'Vipps', flow: 'redirect', asksFor: ['telephoneNumber'] },
} as const satisfies Readonly<Record<string, ProviderMethod>>;

const withoutProvider = {
  'bank-transfer': {
    name: { words: 'bankTransfer' },
    operatorName: 'Bank transfer',
    help: 'bankHelp',
    startedBy: 'createBankPayment',
    stateUntilPaid: 'awaiting-transfer',
    refusal: 'bank-transfer-not-allowed',
    isPaidToAccount: true,
    hasFee: false,
    isMailedWhenPaid: true,
  },
  'cash-on-delivery': {
    name: { words: 'cashOnDelivery' },
    operatorName: 'Cash on delivery',
    help: 'codHelp',
    startedBy: 'createCodPayment',
    stateUntilPaid: 'pay-on-delivery',
    refusal: 'cash-on-delivery-not-allowed',
    isPaidToAccount: false,
    hasFee: true,
    isMailedWhenPaid: false,
  },
} as const satisfies Readonly<Record<string, OfflineMethod>>;

export type PaymentMethod = keyof typeof ofProvider;
export type OfflineMethodCode = keyof typeof withoutProvider;

export const providerMethods: Readonly<Record<PaymentMethod, ProviderMethod>> = ofProvider;
export const offlineMethods: Readonly<Record<OfflineMethodCode, OfflineMethod>> = withoutProvider;

export function isPaymentMethod(code: string): code is PaymentMethod {
  return Object.hasOwn(ofProvider, code);
}

export function isOfflineMethod(code: string): code is OfflineMethodCode {
  return Object.hasOwn(withoutProvider, code);
}

/** The card provider's. */
export const paymentMethods: readonly PaymentMethod[] = Object.keys(ofProvider).filter(isPaymentMethod);
export const offlineMethodCodes: readonly OfflineMethodCode[] = Object.keys(withoutProvider).filter(isOfflineMethod);
export const payableMethods: readonly (PaymentMethod | OfflineMethodCode)[] = [
  ...paymentMethods,
  ...offlineMethodCodes,
];

export function methodsOfFlow(flow: PaymentFlow): readonly PaymentMethod[] {
  return paymentMethods.filter((code) => providerMethods[code].flow === flow);
}

export function methodsStartedBy(call: OfflineMethod['startedBy']): readonly OfflineMethodCode[] {
  return offlineMethodCodes.filter((code) => offlineMethods[code].startedBy === call);
}

export function findPayableMethod(code: string): ProviderMethod | OfflineMethod | null {
  if (isPaymentMethod(code)) return providerMethods[code];
  return isOfflineMethod(code) ? offlineMethods[code] : null;
}

/** Cards, PayPal and the two wallets work in every country. */
export const paymentMethodsEverywhere = [
  'scheme',
  'paypal',
  'applepay',
  'googlepay',
] as const satisfies readonly PaymentMethod[];
