import type { StoreDocument } from '@tradehall/domain/catalogue/store-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { methodsOfFlow } from '@tradehall/domain/countries/payment-methods.ts';
import { providerMethodsOffered } from '@tradehall/domain/payment/offered-methods.ts';
import { nameOfPaymentMethod } from '../../i18n/payment-names.ts';
import { translator } from '../../i18n/translator.ts';
import type { CardProviderSettings } from '../../request/server-settings.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';

/** The place for wallets on a page; the wallets themselves are asked for later. */
export interface ExpressView {
  readonly locale: Locale;
  readonly heading: string;
  /** The binding words: makers of wallets let none stand on their buttons. */
  readonly binding: string;
  readonly note: string;
  /** Where the browser asks for them. */
  readonly address: string;
  /** For each wallet what its button says. */
  readonly buttons: readonly string[];
}

/** Null while nobody can tell. */
type StoreFacts = Pick<StoreDocument, 'switchedOffMethods'> | null;

/** Wallets that the store offers, as far as this shop has a place for them. */
export function expressMethods({ country }: ShopRequest, store: StoreFacts, { wallets }: CardProviderSettings) {
  if (wallets === null || !country.checkoutEnabled) return [];
  const offered = providerMethodsOffered(country, store);
  return methodsOfFlow('wallet').filter((type) => offered.includes(type) && wallets.methods.includes(type));
}

/** Null where there is no wallet to buy with. */
export function expressView(
  place: 'cart' | 'product',
  store: StoreFacts,
  settings: CardProviderSettings,
  shop: ShopRequest,
): ExpressView | null {
  const methods = expressMethods(shop, store, settings);
  if (methods.length === 0) return null;
  const translate = translator(shop.locale);
  return {
    locale: shop.locale,
    heading: translate('express.heading'),
    binding: translate('payment.orderAndPay'),
    note: translate(place === 'cart' ? 'express.cartNote' : 'express.productNote'),
    address: pageLinks(shop).route('express-checkout') ?? '',
    buttons: methods.map((type) => translate('express.frame', { method: nameOfPaymentMethod(type, translate) })),
  };
}
