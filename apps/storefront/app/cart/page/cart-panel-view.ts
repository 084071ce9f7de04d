import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { translator, type Translate } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';
import type { DeliveryTexts } from '../../product-card/delivery-texts.ts';
import { productCardView, type ProductCardView } from '../../product-card/product-card-view.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import { offerViews, type GuaranteeOfferView, type Offers } from './cart-line-view.ts';
import { cartTexts, type CartTexts } from '../cart-texts.ts';
import { checkoutView } from './cart-page-view.ts';
import type { LinkView } from '../../ui/link-view.ts';

/** What is offered after a product was put into the cart. */
export interface AddedView {
  readonly sku: string;
  readonly guarantees: readonly GuaranteeOfferView[];
  readonly complementary: readonly ProductCardView[];
}

const panelWords = wordsOf(
  'cart.added',
  'cart.guarantee',
  'product.guaranteeNone',
  'product.complementary',
  'card.add',
  'thankYou.goOn',
  'shell.cartOpen',
);

/** All the drawer says. The same for everybody: what is in the cart, the browser knows. */
export interface CartPanelView {
  readonly texts: CartTexts;
  readonly words: ReturnType<typeof panelWords>;
  readonly checkout: LinkView;
  readonly added: AddedView | null;
}

interface PanelFacts {
  readonly product: ProductCard | null;
  readonly offers: Offers;
  readonly complementary: readonly ProductCard[];
  readonly delivery: DeliveryTexts;
}

/** Whoever is asked here has put something into the cart: the rule that keeps lists without buttons is not about this. */
const offerView = (card: ProductCard, shop: ShopRequest, translate: Translate): ProductCardView => ({
  ...productCardView(card, shop, translate),
  add: { text: translate('card.add'), label: translate('card.addNamed', { name: card.name }) },
});

export function cartPanelView(facts: PanelFacts, shop: ShopRequest): CartPanelView {
  const { product, offers, complementary, delivery } = facts;
  const translate = translator(shop.locale);
  const texts = cartTexts(shop, delivery);
  return {
    texts,
    words: panelWords(translate),
    checkout: checkoutView(shop, translate),
    added:
      product === null
        ? null
        : {
            sku: product.sku,
            guarantees: offerViews(product.sku, offers, texts),
            complementary: complementary
              .filter(({ isOnStock }) => isOnStock)
              .map((card) => offerView(card, shop, translate)),
          },
  };
}
