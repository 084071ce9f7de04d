import type { AllCalls } from '@tradehall/domain/all-calls.ts';
import type { CallAnswer } from '@tradehall/domain/calls/call.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { BankDetails, StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { bankTransferAllowed, cashOnDeliveryAllowed } from '@tradehall/domain/payment/offline-allowed.ts';
import { nameOfPaymentMethod } from '../../i18n/payment-names.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { CardProviderSettings } from '../../request/card-provider-settings.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { cardFrame, storedCardFrame, walletFrame } from './payment-frames.ts';
import type { FrameView } from './payment-frames.ts';

type OfferedMethods = CallAnswer<AllCalls['new-adyen']['getPaymentMethodsRequest']>;
type OfferedMethod = OfferedMethods['paymentMethods'][number];
type StoredCard = OfferedMethods['storedCards'][number];

export interface RowView {
  readonly label: string;
  readonly value: string;
}

export interface TextInputView {
  readonly label: string;
  readonly help: string | null;
  readonly invalid: string;
  /** Of the whole text without its spaces. */
  readonly pattern: string;
}

/** What the provider's own component is made with. */
export interface ProviderCardView {
  readonly clientKey: string;
  readonly mayKeep: boolean;
  readonly stored: { readonly id: string; readonly brand: string; readonly lastFour: string } | null;
}

/** What is asked for besides the choice. A `wallet` has a button of its own in the place of ours. */
export type MethodInput =
  | { readonly kind: 'none' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'frame' | 'wallet'; readonly frame: FrameView }
  | { readonly kind: 'provider-card'; readonly card: ProviderCardView }
  | { readonly kind: 'text'; readonly name: 'blikCode' | 'telephoneNumber'; readonly text: TextInputView };

export interface MethodView {
  /** Of the choice: a kept card has one of its own. */
  readonly value: string;
  /** Null for what needs no provider. */
  readonly providerMethod: PaymentMethod | null;
  readonly name: string;
  readonly help: string | null;
  readonly rows: readonly RowView[];
  readonly input: MethodInput;
  readonly storedCard: string | null;
}

export interface MethodsFacts {
  /** As it is paid for in any way but in cash. */
  readonly cart: Cart;
  /** With the fee for cash on delivery in its total; null where nobody can tell what that is. */
  readonly codCart: Cart | null;
  /** Null: the provider is not there. */
  readonly offered: OfferedMethods | null;
  readonly store: StoreDocument | null;
  readonly settings: CardProviderSettings;
  readonly now: Date;
  readonly shop: ShopRequest;
  readonly translate: Translate;
}

export const bankRows = (bank: BankDetails, translate: Translate): readonly RowView[] => [
  { label: translate('payment.accountOwner'), value: bank.accountOwner },
  { label: translate('payment.bankInstitute'), value: bank.bankInstitute },
  { label: translate('payment.iban'), value: bank.iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ') },
  { label: translate('payment.bic'), value: bank.bic },
];

export const cashOnDeliveryValue = 'cash-on-delivery';
const wallets: readonly PaymentMethod[] = ['googlepay', 'applepay'];
const inApp: readonly PaymentMethod[] = ['blik', 'mbway', 'swish'];
const withVoucher: readonly PaymentMethod[] = ['multibanco'];
const withoutWords: readonly PaymentMethod[] = ['scheme', 'ratepay'];

const helpOf = (type: PaymentMethod, name: string, translate: Translate): string | null => {
  if (withoutWords.includes(type)) {
    return null;
  }
  if (wallets.includes(type)) {
    return translate('payment.walletHelp', { method: name });
  }
  if (withVoucher.includes(type)) {
    return translate('payment.voucherHelp');
  }
  return translate(inApp.includes(type) ? 'payment.appHelp' : 'payment.redirectHelp', { method: name });
};

const cardInput = ({ settings, cart, shop, translate }: MethodsFacts, card: StoredCard | null): MethodInput => {
  const { clientKey, fieldsUrl } = settings;
  const mayKeep = cart.customerId !== null;
  if (clientKey !== null) {
    const stored = card && { id: card.recurringDetailReference, brand: card.brand, lastFour: card.lastFour };
    return { kind: 'provider-card', card: { clientKey, mayKeep: mayKeep && card === null, stored } };
  }
  const facts = { fieldsUrl, shop, translate };
  return { kind: 'frame', frame: card === null ? cardFrame(facts, mayKeep) : storedCardFrame(facts, card) };
};

const inputOf = (type: PaymentMethod, name: string, facts: MethodsFacts): MethodInput => {
  const { settings, shop, translate } = facts;
  switch (type) {
    case 'scheme':
      return cardInput(facts, null);
    case 'googlepay':
    case 'applepay':
      return { kind: 'wallet', frame: walletFrame({ fieldsUrl: settings.fieldsUrl, shop, translate }, type, name) };
    case 'blik': {
      const words = { label: translate('payment.blikCode'), help: translate('payment.blikHelp') };
      return {
        kind: 'text',
        name: 'blikCode',
        text: { ...words, invalid: translate('payment.blikInvalid'), pattern: String.raw`\d{6}` },
      };
    }
    case 'mbway': {
      const words = { label: translate('payment.appPhone'), help: null, invalid: translate('form.phoneInvalid') };
      return { kind: 'text', name: 'telephoneNumber', text: { ...words, pattern: String.raw`\+?\d{8,15}` } };
    }
    default:
      return { kind: 'none' };
  }
};

/** Two that buyers know by one brand are told apart by what they do. */
const nameOf = (type: PaymentMethod, translate: Translate): string => {
  if (type === 'klarna' || type === 'klarna_account') {
    return translate(type === 'klarna' ? 'payment.klarnaLater' : 'payment.klarnaOverTime');
  }
  return nameOfPaymentMethod(type, translate);
};

const forCompanies: readonly PaymentMethod[] = ['klarna_b2b'];

/** Wallets run scripts of their makers, which this page lets nobody run: with the provider's own components they are left out. */
const isShown = ({ type }: OfferedMethod, { settings, cart }: MethodsFacts): boolean =>
  (settings.clientKey === null || !wallets.includes(type)) &&
  (cart.billingAddress?.company !== undefined || !forCompanies.includes(type));

const providerMethods = (facts: MethodsFacts): readonly MethodView[] => {
  const { offered, translate } = facts;
  const methods = (offered?.paymentMethods ?? []).filter((method) => isShown(method, facts));
  return methods.map(({ type }) => {
    // A§9: the invoice for companies is Billie's.
    const brand = type === 'klarna_b2b' ? 'Billie' : nameOfPaymentMethod(type, translate);
    return {
      value: type,
      providerMethod: type,
      name: nameOf(type, translate),
      help: helpOf(type, brand, translate),
      rows: [],
      input: inputOf(type, brand, facts),
      storedCard: null,
    };
  });
};

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  bcmc: 'Bancontact',
};

const storedCards = (facts: MethodsFacts): readonly MethodView[] =>
  (facts.offered?.storedCards ?? []).map((card) => ({
    value: `card-${card.recurringDetailReference}`,
    providerMethod: 'scheme',
    name: facts.translate('payment.savedCard', {
      brand: brandNames[card.brand] ?? card.brand,
      lastFour: card.lastFour,
    }),
    help: facts.translate('payment.savedCardExpiry', {
      month: card.expiryMonth.padStart(2, '0'),
      year: card.expiryYear,
    }),
    rows: [],
    input: cardInput(facts, card),
    storedCard: card.recurringDetailReference,
  }));

const offline = { providerMethod: null, input: { kind: 'offline' }, storedCard: null } as const;

const toBePaid = (cart: Cart, { now, shop }: MethodsFacts) => ({
  itemCount: cart.lineItems.reduce((count, { quantity }) => count + quantity, 0),
  totalCents: cart.estimatedTotal.centAmount,
  hasFreight: cart.shippingInfo?.shippingMethodKey === 'freight',
  today: calendarDateIn(shop.country.timeZone, now),
});

const bankTransfer = (facts: MethodsFacts): readonly MethodView[] => {
  const { cart, store, shop, translate } = facts;
  const bank = store?.bankDetails ?? null;
  if (bank === null || !bankTransferAllowed(shop.country, toBePaid(cart, facts))) {
    return [];
  }
  return [
    {
      ...offline,
      value: 'bank-transfer',
      name: translate('payment.bankTransfer'),
      help: translate('payment.bankHelp'),
      rows: bankRows(bank, translate),
    },
  ];
};

const cashOnDelivery = (facts: MethodsFacts): readonly MethodView[] => {
  const { codCart, shop, translate } = facts;
  if (codCart === null || !cashOnDeliveryAllowed(shop.country, toBePaid(codCart, facts))) {
    return [];
  }
  const fee = codCart.custom.calculatedCodFee;
  const help =
    fee === null
      ? translate('payment.codHelp')
      : translate('payment.codHelpFee', { fee: formatMoney(fee, shop.locale) });
  return [{ ...offline, value: cashOnDeliveryValue, name: translate('payment.cashOnDelivery'), help, rows: [] }];
};

/**
 * Kept cards first, then the country's ways to pay, then those that need no provider. A§9: the engine applies the rules of those
 * again before it makes an order.
 */
export const methodViews = (facts: MethodsFacts): readonly MethodView[] => [
  ...storedCards(facts),
  ...providerMethods(facts),
  ...bankTransfer(facts),
  ...cashOnDelivery(facts),
];
