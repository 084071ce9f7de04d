import type { AllCalls } from '@tradehall/domain/all-calls.ts';
import type { CallAnswer } from '@tradehall/domain/calls/call.ts';
import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { BankDetails, StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import {
  methodsOfFlow,
  offlineMethodCodes,
  offlineMethods,
  providerMethods,
  type OfflineMethodCode,
  type PaymentMethod,
  type ProviderMethod,
} from '@tradehall/domain/countries/payment-methods.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { offlinePaymentAllowed } from '@tradehall/domain/payment/offline-allowed.ts';
import { nameOfPaymentMethod, shownName } from '../../i18n/payment-names.ts';
import type { Translate } from '../../i18n/translator.ts';
import type { CardProviderSettings } from '../../request/server-settings.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { cardFrame, storedCardFrame, walletFrame, type FrameView } from './payment-frames.ts';
import { typedFields, type TypedFieldView } from './typed-fields.ts';

type OfferedMethods = CallAnswer<AllCalls['new-adyen']['getPaymentMethodsRequest']>;
type OfferedMethod = OfferedMethods['paymentMethods'][number];
type StoredCard = OfferedMethods['storedCards'][number];

export interface RowView {
  readonly label: string;
  readonly value: string;
}

/** What the provider's own component is made with. */
export interface ProviderCardView {
  readonly clientKey: string;
  readonly method: PaymentMethod;
  readonly mayKeep: boolean;
  readonly stored: { readonly id: string; readonly brand: string; readonly lastFour: string } | null;
}

/** What is asked for besides the choice. A `wallet` has a button of its own in the place of ours. */
export type MethodInput =
  | { readonly kind: 'none' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'frame' | 'wallet'; readonly frame: FrameView }
  | { readonly kind: 'provider-card'; readonly card: ProviderCardView }
  | { readonly kind: 'typed'; readonly fields: readonly TypedFieldView[] };

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
  /** The total is the one with the fee for cash on delivery. */
  readonly hasFee: boolean;
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

function helpOf({ flow }: ProviderMethod, name: string, translate: Translate): string | null {
  switch (flow) {
    case 'card':
    case 'direct':
      return null;
    case 'wallet':
      return translate('payment.walletHelp', { method: name });
    case 'voucher':
      return translate('payment.voucherHelp');
    case 'app':
      return translate('payment.appHelp', { method: name });
    case 'redirect':
      return translate('payment.redirectHelp', { method: name });
  }
}

function cardInput(
  method: PaymentMethod,
  { settings, cart, shop, translate }: MethodsFacts,
  card: StoredCard | null,
): MethodInput {
  const { clientKey, fieldsUrl } = settings;
  // A§5: a customer may keep a card, where recurring is allowed.
  const mayKeep = cart.customerId !== null && providerMethods[method].isStorable === true;
  if (clientKey !== null) {
    const stored = card && { id: card.recurringDetailReference, brand: card.brand, lastFour: card.lastFour };
    return { kind: 'provider-card', card: { clientKey, method, mayKeep: mayKeep && card === null, stored } };
  }
  const facts = { fieldsUrl, shop, translate };
  return { kind: 'frame', frame: card === null ? cardFrame(facts, method, mayKeep) : storedCardFrame(facts, card) };
}

function inputOf(type: PaymentMethod, name: string, facts: MethodsFacts): MethodInput {
  const { settings, cart, shop, translate } = facts;
  const { flow } = providerMethods[type];
  if (flow === 'card') return cardInput(type, facts, null);
  if (flow === 'wallet' && settings.wallets !== null) {
    const title = translate('payment.walletFrame', { method: name });
    const wallet = { method: type, title, total: cart.estimatedTotal };
    return { kind: 'wallet', frame: walletFrame({ shop }, settings.wallets.origin, wallet) };
  }
  const fields = typedFields(type, name, facts);
  return fields.length === 0 ? { kind: 'none' } : { kind: 'typed', fields };
}

/** A wallet needs its place, and whoever sells has to be known to its maker. */
function isShown({ type }: OfferedMethod, { settings, cart }: MethodsFacts): boolean {
  const { flow, isForCompaniesOnly } = providerMethods[type];
  return (
    (flow !== 'wallet' || settings.wallets?.methods.includes(type) === true) &&
    (cart.billingAddress?.company !== undefined || isForCompaniesOnly !== true)
  );
}

function providerViews(facts: MethodsFacts): readonly MethodView[] {
  const { offered, translate } = facts;
  const methods = (offered?.paymentMethods ?? []).filter((method) => isShown(method, facts));
  return methods.map(({ type }) => {
    const row = providerMethods[type];
    const name = nameOfPaymentMethod(type, translate);
    // A§9: the invoice for companies is Billie's.
    const brand = row.maker ?? name;
    return {
      value: type,
      providerMethod: type,
      name: row.checkoutName === undefined ? name : translate(`payment.${row.checkoutName}`),
      help: helpOf(row, brand, translate),
      rows: [],
      input: inputOf(type, brand, facts),
      storedCard: null,
      hasFee: false,
    };
  });
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mc: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
  bcmc: 'Bancontact',
};

/** How a customer knows a kept card. */
export const cardWords = ({ brand, lastFour, expiryMonth, expiryYear }: StoredCard, translate: Translate) => ({
  name: translate('payment.savedCard', { brand: brandNames[brand] ?? brand, lastFour }),
  help: translate('payment.savedCardExpiry', { month: expiryMonth.padStart(2, '0'), year: expiryYear }),
});

const cardMethod = methodsOfFlow('card').find((method) => providerMethods[method].isStorable === true);

function storedCards(facts: MethodsFacts): readonly MethodView[] {
  const { offered } = facts;
  const isOffered = offered?.paymentMethods.some(({ type }) => type === cardMethod) === true;
  return cardMethod === undefined || !isOffered
    ? []
    : offered.storedCards.map((card) => storedCard(cardMethod, card, facts));
}

function storedCard(method: PaymentMethod, card: StoredCard, facts: MethodsFacts): MethodView {
  return {
    value: `card-${card.recurringDetailReference}`,
    providerMethod: method,
    ...cardWords(card, facts.translate),
    rows: [],
    input: cardInput(method, facts, card),
    storedCard: card.recurringDetailReference,
    hasFee: false,
  };
}

const toBePaid = (cart: Cart, { now, shop }: MethodsFacts) => ({
  itemCount: cart.lineItems.reduce((count, { quantity }) => count + quantity, 0),
  totalCents: cart.estimatedTotal.centAmount,
  hasFreight: cart.shippingInfo?.shippingMethodKey === 'freight',
  today: calendarDateIn(shop.country.timeZone, now),
});

function offlineView(code: OfflineMethodCode, facts: MethodsFacts): readonly MethodView[] {
  const { store, shop, translate } = facts;
  const { name, help, isPaidToAccount, hasFee } = offlineMethods[code];
  const cart = hasFee ? facts.codCart : facts.cart;
  const bank = isPaidToAccount ? (store?.bankDetails ?? null) : null;
  if (cart === null || !offlinePaymentAllowed(code, shop.country, store, toBePaid(cart, facts))) return [];
  const fee = hasFee ? cart.custom.calculatedCodFee : null;
  return [
    {
      value: code,
      providerMethod: null,
      name: shownName(name, translate),
      help:
        fee === null
          ? translate(`payment.${help}`)
          : translate('payment.codHelpFee', { fee: formatMoney(fee, shop.locale) }),
      rows: bank === null ? [] : bankRows(bank, translate),
      input: { kind: 'offline' },
      storedCard: null,
      hasFee,
    },
  ];
}

/**
 * Kept cards first, then the country's ways to pay, then those that need no provider. A§9: the engine applies the rules of those
 * again before it makes an order.
 */
export const methodViews = (facts: MethodsFacts): readonly MethodView[] => [
  ...storedCards(facts),
  ...providerViews(facts),
  ...offlineMethodCodes.flatMap((code) => offlineView(code, facts)),
];
