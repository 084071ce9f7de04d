import { translator } from '../i18n/translator.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { SignedInView } from './signed-in.tsx';

/** What signing in has changed in the cart, and where to go on. */
export function signedInView(notices: readonly string[], next: string, shop: ShopRequest): SignedInView {
  const translate = translator(shop.locale);
  const cart = pageLinks(shop).route('checkout/cart');
  return {
    title: translate('account.signedInTitle'),
    changed: translate('cart.notices'),
    notices,
    goOn: { href: next, label: translate('confirmation.continue') },
    toCart: cart === null || cart === next ? null : { href: cart, label: translate('shell.cartOpen') },
  };
}
