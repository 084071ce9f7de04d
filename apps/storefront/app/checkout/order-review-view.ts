import type { Cart } from '@tradehall/domain/cart/cart.ts';
import type { Address } from '@tradehall/domain/address/address.ts';
import { addressLines } from '@tradehall/domain/address/address-lines.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { vatNumberName } from '@tradehall/domain/countries/vat-number.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { translator, type Translate } from '../i18n/translator.ts';
import { deliveryTexts } from '../product-card/delivery-texts.ts';
import { pageLinks } from '../request/page-links.ts';
import type { ShopRequest } from '../request/shop-request.ts';
import type { LinkView } from '../ui/link-view.ts';

interface PartView {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What is about to be ordered besides the goods: who pays, where they go and when. */
export interface OrderReviewView {
  readonly title: string;
  readonly parts: readonly PartView[];
  readonly change: LinkView;
}

/** Whom a carrier calls stands below. */
const linesOf = (address: Address | null, shop: ShopRequest): readonly string[] =>
  address === null ? [] : [...addressLines(address, shop), ...(address.phone === undefined ? [] : [address.phone])];

/** The number a net price rests on, or that the invoice names. */
function vatLine(address: Address | null, { country, locale }: ShopRequest): string | null {
  const number = address?.custom?.vatNumber ?? null;
  return number === null ? null : `${vatNumberName(country, locales[locale].language)}: ${number}`;
}

type Ordered = Pick<Cart, 'billingAddress' | 'shippingAddress' | 'shippingInfo' | 'customerEmail' | 'buyerReferences'>;

/** What a company finds the order by. */
function referenceLines({ purchaseOrder, costCentre }: Cart['buyerReferences'], translate: Translate): string[] {
  return [
    ...(purchaseOrder === null ? [] : [`${translate('checkout.purchaseOrder')}: ${purchaseOrder}`]),
    ...(costCentre === null ? [] : [`${translate('checkout.costCentre')}: ${costCentre}`]),
  ];
}

interface ReviewFacts {
  readonly methods: readonly ShippingMethod[] | null;
  readonly now: Date;
}

/** Of a cart that is about to be ordered, and of an order. */
export function reviewParts(ordered: Ordered, { methods, now }: ReviewFacts, shop: ShopRequest): readonly PartView[] {
  const translate = translator(shop.locale);
  const { billingAddress, shippingAddress, shippingInfo, customerEmail, buyerReferences } = ordered;
  const country = shippingAddress === null ? shop.country : countries[shippingAddress.country];
  const how = { parcel: translate('checkout.byParcel'), freight: translate('checkout.byFreight') } as const;
  const key = shippingInfo?.shippingMethodKey ?? null;
  const when = key === null ? null : deliveryTexts(methods, { ...shop, country }, now, translate)[key];
  const part = (title: string, lines: readonly (string | null)[]): readonly PartView[] => {
    const known = lines.filter((line) => line !== null);
    return known.length === 0 ? [] : [{ title, lines: known }];
  };
  const email = billingAddress === null ? [] : [customerEmail];
  return [
    ...part(translate('checkout.billingAddress'), [
      ...linesOf(billingAddress, shop),
      vatLine(billingAddress, shop),
      ...referenceLines(buyerReferences, translate),
      ...email,
    ]),
    ...part(translate('checkout.shippingAddress'), linesOf(shippingAddress, shop)),
    ...part(translate('checkout.delivery'), key === null ? [] : [how[key], when]),
  ];
}

export function orderReviewView(cart: Cart, facts: ReviewFacts, shop: ShopRequest): OrderReviewView {
  const translate = translator(shop.locale);
  const links = pageLinks(shop);
  return {
    title: translate('payment.review'),
    parts: reviewParts(cart, facts, shop),
    change: {
      href: links.route('checkout/addresses') ?? links.home,
      label: translate('payment.changeAddresses'),
    },
  };
}
