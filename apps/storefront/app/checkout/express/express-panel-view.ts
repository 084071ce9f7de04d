import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import type { Money } from '@tradehall/domain/money/money.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { nameOfPaymentMethod } from '../../i18n/payment-names.ts';
import { translator } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import type { CardProviderSettings } from '../../request/server-settings.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { paymentFailureTexts, type PaymentFailureTexts } from '../payment/payment-failure-texts.ts';
import { walletFrame, type FrameView } from '../payment/payment-frames.ts';
import type { LinkView } from '../../ui/link-view.ts';

/** What a wallet's sheet is opened for: this cart as it is now, and what it comes to. */
export interface ExpressSheet {
  readonly cartId: string;
  readonly version: number;
  readonly total: Money;
  readonly note: string;
}

const expressWords = wordsOf(
  'express.preparing',
  'payment.sending',
  'payment.redirecting',
  'payment.deciding',
  'payment.placing',
  'express.unavailable',
);

export interface ExpressPanelView {
  readonly locale: Locale;
  readonly wallets: readonly { readonly method: PaymentMethod; readonly frame: FrameView }[];
  /** Null while there is nothing in the cart. */
  readonly sheet: ExpressSheet | null;
  /** With the id of the order at its end. */
  readonly thankYou: string;
  readonly checkout: LinkView;
  readonly texts: ReturnType<typeof expressWords>;
  readonly failures: PaymentFailureTexts;
}

function sheetOf(cart: Cart | null, { locale }: ShopRequest): ExpressSheet | null {
  if (cart === null || cart.lineItems.length === 0) return null;
  const count = cart.lineItems.reduce((sum, { quantity }) => sum + quantity, 0);
  const total = formatMoney(cart.estimatedTotal, locale);
  return {
    cartId: cart.id,
    version: cart.version,
    total: cart.estimatedTotal,
    note: translator(locale)('express.sheetNote', { count, total }),
  };
}

interface PanelFacts {
  readonly cart: Cart | null;
  readonly methods: readonly PaymentMethod[];
  readonly settings: CardProviderSettings;
}

export function expressPanelView({ cart, methods, settings }: PanelFacts, shop: ShopRequest): ExpressPanelView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  const origin = settings.wallets?.origin ?? '';
  return {
    locale: shop.locale,
    wallets: methods.map((method) => ({
      method,
      frame: walletFrame({ shop }, origin, {
        method,
        title: translate('express.frame', { method: nameOfPaymentMethod(method, translate) }),
        total: null,
      }),
    })),
    sheet: sheetOf(cart, shop),
    thankYou: `${links.route('checkout/thank-you') ?? ''}?order=`,
    checkout: {
      href: links.route('checkout/addresses') ?? links.home,
      label: translate('checkout.toCheckout'),
    },
    texts: expressWords(translate),
    failures: {
      ...paymentFailureTexts(translate),
      // The wallet's address may cost more to send to, or be taxed otherwise, than the sheet said.
      'malformed-price': translate('payment.totalChanged'),
      'billing-address-error': translate('express.addressFaulty'),
      'shipping-address-error': translate('express.addressFaulty'),
      'checkout-data-incomplete': translate('express.addressFaulty'),
    },
  };
}
