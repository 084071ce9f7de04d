import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { translator } from '../../i18n/translator.ts';
import { productCardView } from '../../product-card/product-card-view.ts';
import type { ProductCardView } from '../../product-card/product-card-view.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { offerViews } from './cart-line-view.ts';
import type { GuaranteeOfferView, Offers } from './cart-line-view.ts';
import { cartTexts } from '../cart-texts.ts';
import type { CartTexts } from '../cart-texts.ts';

/** What is offered after a product was put into the cart. */
export interface AddedView {
  readonly sku: string;
  readonly guaranteeLead: string;
  readonly guarantees: readonly GuaranteeOfferView[];
  readonly complementary: readonly ProductCardView[];
}

/** All the drawer says. The same for everybody: what is in the cart, the browser knows. */
export interface CartPanelView {
  readonly texts: CartTexts;
  readonly words: {
    readonly added: string;
    readonly guarantee: string;
    readonly guaranteeNone: string;
    readonly complementary: string;
    readonly add: string;
    readonly toCart: string;
    readonly goToCart: string;
  };
  readonly added: AddedView | null;
}

interface PanelFacts {
  readonly product: ProductCard | null;
  readonly offers: Offers;
  readonly complementary: readonly ProductCard[];
}

export const cartPanelView = ({ product, offers, complementary }: PanelFacts, shop: ShopRequest): CartPanelView => {
  const translate = translator(shop.locale);
  const texts = cartTexts(shop);
  return {
    texts,
    words: {
      added: translate('cart.added'),
      guarantee: translate('cart.guarantee'),
      guaranteeNone: translate('cart.guaranteeNone'),
      complementary: translate('product.complementary'),
      add: translate('card.add'),
      toCart: translate('cart.toCart'),
      goToCart: translate('shell.cartOpen'),
    },
    added:
      product === null
        ? null
        : {
            sku: product.sku,
            guaranteeLead: translate('cart.guaranteeLead', { name: product.name }),
            guarantees: offerViews(product.sku, offers, texts),
            complementary: complementary.map((card) => productCardView(card, shop, translate)),
          },
  };
};
