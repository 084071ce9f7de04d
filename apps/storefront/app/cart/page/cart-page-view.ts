import type { Cart } from '@tradehall/domain/cart/cart.ts';
import { fillMarks } from '../../i18n/fill-texts.ts';
import { translator, type Translate } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import type { DeliveryTexts } from '../../product-card/delivery-texts.ts';
import { pageLinks } from '../../request/page-links.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { otherSellers } from '../live/cart-elsewhere.ts';
import type { Offers } from './cart-line-view.ts';
import { cartTexts, type CartTexts } from '../cart-texts.ts';
import { cartView, type CartView } from '../cart-view.ts';
import { shownCartOf } from '../shown-cart.ts';
import type { LinkView } from '../../ui/link-view.ts';

/** A line that was taken out, as a page without JavaScript brings it back. */
export interface RemovedView {
  readonly sku: string;
  readonly quantity: number;
  readonly guarantee: string | null;
  readonly text: string;
  readonly intentId: string;
}

const carryWords = wordsOf('cart.carryTitle', 'cart.carryText', 'cart.carryCountry', 'cart.carryButton');

export interface CarryView extends ReturnType<typeof carryWords> {
  readonly countries: readonly { readonly value: string; readonly label: string }[];
}

export interface ShownCartPage {
  readonly kind: 'cart';
  /** For the browser, which goes on from here. */
  readonly cart: Cart | null;
  readonly view: CartView;
  readonly texts: CartTexts;
  readonly offers: Offers;
  /** Where the form of the way on goes. */
  readonly checkout: LinkView;
  readonly carry: CarryView;
  readonly empty: { readonly text: string; readonly browse: LinkView; readonly signIn: LinkView | null };
  readonly removed: RemovedView | null;
  readonly added: string | null;
}

export interface ReceivePage {
  readonly kind: 'receive';
  readonly action: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly cancel: LinkView;
  readonly token: string;
  readonly intentId: string;
}

export interface FailedPage {
  readonly kind: 'failed';
  readonly title: string;
  readonly text: string;
  readonly retry: LinkView;
}

export type CartPageView = ShownCartPage | ReceivePage | FailedPage;

interface CartPageFacts {
  readonly cart: Cart | null;
  readonly offers: Offers;
  readonly delivery: DeliveryTexts;
  readonly removed: (Omit<RemovedView, 'text'> & { readonly name: string | null }) | null;
  readonly isAdded: boolean;
}

/** The same for everybody: the shop says what comes next. */
export function checkoutView(shop: ShopRequest, translate: Translate): LinkView {
  const links = pageLinks(shop);
  return { href: links.route('checkout/addresses') ?? links.home, label: translate('checkout.toCheckout') };
}

const carryView = (shop: ShopRequest, translate: Translate): CarryView => ({
  ...carryWords(translate),
  countries: otherSellers(shop),
});

function emptyView(shop: ShopRequest, translate: Translate): ShownCartPage['empty'] {
  const links = pageLinks(shop);
  const login = links.route('login');
  const cart = links.route('checkout/cart') ?? links.home;
  return {
    text: translate('cart.emptyText'),
    browse: { href: `${links.home}#departments`, label: translate('search.browse') },
    signIn:
      login === null
        ? null
        : { href: `${login}?${new URLSearchParams({ next: cart })}`, label: translate('account.signIn') },
  };
}

function removedView(removed: CartPageFacts['removed'], texts: CartTexts): RemovedView | null {
  if (removed === null) return null;
  const { name, ...line } = removed;
  return { ...line, text: fillMarks(texts.removed, { name: name ?? texts.someProduct }) };
}

export function shownCartPage(facts: CartPageFacts, shop: ShopRequest): ShownCartPage {
  const { cart, offers, delivery, removed, isAdded } = facts;
  const translate = translator(shop.locale);
  const texts = cartTexts(shop, delivery);
  return {
    kind: 'cart',
    cart,
    view: cartView(shownCartOf(cart), offers, texts),
    texts,
    offers,
    checkout: checkoutView(shop, translate),
    carry: carryView(shop, translate),
    empty: emptyView(shop, translate),
    removed: removedView(removed, texts),
    added: isAdded ? translate('cart.added') : null,
  };
}

export function receivePage(token: string, intentId: string, shop: ShopRequest): ReceivePage {
  const translate = translator(shop.locale);
  const href = pageLinks(shop).route('checkout/cart') ?? '';
  return {
    kind: 'receive',
    action: href,
    title: translate('cart.receiveTitle'),
    text: translate('cart.receiveText'),
    button: translate('cart.receiveButton'),
    cancel: { href, label: translate('cart.receiveCancel') },
    token,
    intentId,
  };
}

export function failedPage(shop: ShopRequest): FailedPage {
  const translate = translator(shop.locale);
  return {
    kind: 'failed',
    title: translate('cart.failedTitle'),
    text: translate('cart.failedText'),
    retry: { href: pageLinks(shop).route('checkout/cart') ?? '', label: translate('shell.retry') },
  };
}
