import { providerMethods, type PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import type { Translate } from '../../i18n/translator.ts';
import { providerOf } from '../../request/server-settings.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

/** A page of the provider inside ours. */
export interface FrameView {
  readonly src: string;
  readonly title: string;
  /** Kept free for it until it says how high it is: nothing moves when it comes. */
  readonly heightPx: number;
  /** It may open the sheet of a wallet. */
  readonly isWallet?: true;
}

const fieldHeightPx = 92;
/** The day and the code of a card stand side by side. */
const pairHeightPx = 110;
const edgeHeightPx = 4;
const keepHeightPx = 40;
const buttonHeightPx = 52;
const walletHeightPx = 48;

interface FrameFacts {
  readonly fieldsUrl: string;
  readonly shop: ShopRequest;
  readonly translate: Translate;
}

function addressOf(path: string, { fieldsUrl, shop }: FrameFacts, texts: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams({ origin: shop.originOf(shop.locale), lang: shop.locale.slice(0, 2), ...texts });
  return `${fieldsUrl.replace(/\/$/, '')}/${path}?${query.toString()}`;
}

/** `mayKeep`: whoever is signed in may keep the card. */
export function cardFrame(facts: FrameFacts, type: PaymentMethod, mayKeep: boolean): FrameView {
  const { translate } = facts;
  const isWithoutCode = providerMethods[type].hasNoSecurityCode === true;
  return {
    title: translate('payment.cardFields'),
    heightPx:
      2 * fieldHeightPx + (isWithoutCode ? fieldHeightPx : pairHeightPx) + edgeHeightPx + (mayKeep ? keepHeightPx : 0),
    src: addressOf('fields', facts, {
      type,
      ...(isWithoutCode && { kind: 'no-code' }),
      number: translate('payment.cardNumber'),
      expiry: translate('payment.cardExpiry'),
      cvc: translate('payment.cardCvc'),
      holder: translate('payment.cardHolder'),
      invalid: translate('payment.cardFieldInvalid'),
      ...(mayKeep && { store: translate('payment.keepCard') }),
    }),
  };
}

export function storedCardFrame(facts: FrameFacts, { lastFour }: { readonly lastFour: string }): FrameView {
  const { translate } = facts;
  return {
    title: translate('payment.cardFields'),
    heightPx: fieldHeightPx + edgeHeightPx,
    src: addressOf('fields', facts, {
      kind: 'stored',
      lastFour,
      cvc: translate('payment.cardCvc'),
      invalid: translate('payment.cardFieldInvalid'),
    }),
  };
}

interface WalletFrame {
  readonly method: PaymentMethod;
  readonly title: string;
  /** Null where the wallet asks the page what it comes to once its sheet is open, and tells who buys and where it goes. */
  readonly total: Money | null;
}

/** Our own document on the origin of the wallets: scripts of their makers run in it and nowhere else. */
export function walletFrame({ shop }: Pick<FrameFacts, 'shop'>, origin: string, wallet: WalletFrame): FrameView {
  const { method, title, total } = wallet;
  const query = new URLSearchParams({
    method,
    locale: shop.locale,
    ...(total !== null && { total: String(total.centAmount), currency: total.currencyCode }),
  });
  return { title, heightPx: walletHeightPx, src: `${origin}/wallet?${query.toString()}`, isWallet: true };
}

/** As the provider's own component has it drawn; the code comes at the end. */
export function codePicture(clientKey: string): string {
  return `${providerOf(clientKey)}/checkoutshopper/utility/v1/barcode.png?type=qrCode&clientKey=${clientKey}&data=`;
}

/** Without its `paymentData`, which the page puts at the end. */
export function awaitFrame(facts: FrameFacts): FrameView {
  const { translate } = facts;
  // The page itself says what there is to do.
  const src = `${addressOf('await', facts, { text: '' })}&paymentData=`;
  return { title: translate('payment.awaiting'), src, heightPx: buttonHeightPx };
}
