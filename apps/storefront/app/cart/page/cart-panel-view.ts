import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { translator } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import { productCardView, type ProductCardView } from '../../product-card/product-card-view.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { offerViews, type GuaranteeOfferView, type Offers } from './cart-line-view.ts';
import { cartTexts, type CartTexts } from '../cart-texts.ts';

/** What is offered after a product was put into the cart. */
export interface AddedView {
  readonly sku: string;
  readonly guaranteeLead: string;
  readonly guarantees: readonly GuaranteeOfferView[];
  readonly complementary: readonly ProductCardView[];
}

const panelWords = wordsOf(
  'cart.added',
  'cart.guarantee',
  'cart.guaranteeNone',
  'product.complementary',
  'card.add',
  'cart.toCart',
  'shell.cartOpen',
);

/** All the drawer says. The same for everybody: what is in the cart, the browser knows. */
export interface CartPanelView {
  readonly texts: CartTexts;
  readonly words: ReturnType<typeof panelWords>;
  readonly added: AddedView | null;
}

interface PanelFacts {
  readonly product: ProductCard | null;
  readonly offers: Offers;
  readonly complementary: readonly ProductCard[];
}

export function cartPanelView({ product, offers, complementary }: PanelFacts, shop: ShopRequest): CartPanelView {
  const translate = translator(shop.locale);
  const texts = cartTexts(shop);
  return {
    texts,
    words: panelWords(translate),
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
}
