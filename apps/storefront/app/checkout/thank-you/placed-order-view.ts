import type { Order } from '@tradehall/domain/orders/order.ts';
import type { ShippingMethod } from '@tradehall/domain/cart/shipping-method.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { formatMoney, formatTakenOff } from '@tradehall/domain/money/format-money.ts';
import type { Payment } from '@tradehall/domain/cart/cart-payment.ts';
import { formatDateTime, formatRate } from '../../i18n/formats.ts';
import { translator, type Translate } from '../../i18n/translator.ts';
import { deliveryTexts } from '../../product-card/delivery-texts.ts';
import type { ShopRequest } from '../../request/shop-request.ts';
import type { Meaning } from '../../ui/meaning.ts';
import { reviewParts, type OrderReviewView } from '../order-review-view.ts';
import { bankRows, type RowView } from '../payment/payment-methods-view.ts';

interface LineView {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly picture: string | null;
  readonly quantity: string;
  readonly total: string;
}

interface AmountView extends RowView {
  readonly isTotal?: boolean;
}

/** What an order is made of, and how its payment stands. */
export interface PlacedOrderView {
  /** When it arrives; null where that depends on money that has not come, and once it has arrived. */
  readonly delivery: string | null;
  readonly payment: { readonly title: string; readonly text: string; readonly kind: Meaning };
  /** What the shopper pays with, where that is still to be done. */
  readonly instructions: { readonly title: string; readonly rows: readonly RowView[] } | null;
  readonly parts: OrderReviewView['parts'];
  readonly lines: {
    readonly title: string;
    readonly items: readonly LineView[];
    readonly totals: readonly AmountView[];
  };
}

/** A§9: Czech order numbers are shown without their prefix. */
export const shownOrderNumber = (
  orderNumber: string,
  { country: { hiddenOrderNumberPrefix: prefix } }: Pick<ShopRequest, 'country'>,
): string => (prefix !== null && orderNumber.startsWith(prefix) ? orderNumber.slice(prefix.length) : orderNumber);

/** A§4, by the real state: `paid` and `authorised` are its «paid», the others its «in progress». */
function paymentView({ orderState, paymentState }: Order, translate: Translate): PlacedOrderView['payment'] {
  const title = translate('thankYou.payment');
  if (orderState === 'Cancelled') return { title, text: translate('thankYou.cancelled'), kind: 'error' };
  const isPaid = paymentState === 'paid' || paymentState === 'authorised';
  return { title, text: translate(`thankYou.state.${paymentState}`), kind: isPaid ? 'success' : 'info' };
}

const isUnpaid = ({ paymentState }: Order): boolean =>
  paymentState === 'pending' || paymentState === 'awaiting-transfer';

/** From the day it was ordered, whenever it is looked at. */
function deliveryOf(
  order: Order,
  methods: readonly ShippingMethod[] | null,
  shop: ShopRequest,
  translate: Translate,
): string | null {
  const { orderState, shipmentState, shippingAddress, shippingInfo, createdAt } = order;
  if (isUnpaid(order) || orderState === 'Cancelled' || shipmentState === 'delivered') return null;
  const country = countries[shippingAddress.country];
  return deliveryTexts(methods, { ...shop, country }, new Date(createdAt), translate)[shippingInfo.shippingMethodKey];
}

function instructionsOf(
  order: Order,
  payment: Payment | null,
  number: string,
  shop: ShopRequest,
  translate: Translate,
): PlacedOrderView['instructions'] {
  if (payment === null || !isUnpaid(order) || order.orderState === 'Cancelled') return null;
  const amount = { label: translate('payment.amount'), value: formatMoney(payment.amountPlanned, shop.locale) };
  if (payment.multibanco !== null) {
    const { entity, reference, expiry } = payment.multibanco;
    return {
      title: translate('thankYou.multibancoTitle'),
      rows: [
        { label: translate('thankYou.multibancoEntity'), value: entity },
        { label: translate('thankYou.multibancoReference'), value: reference },
        amount,
        { label: translate('thankYou.multibancoExpiry'), value: formatDateTime(expiry, shop.country) ?? expiry },
      ],
    };
  }
  return payment.bankTransfer === null
    ? null
    : {
        title: translate('thankYou.bankTitle'),
        rows: [
          ...bankRows(payment.bankTransfer, translate),
          amount,
          { label: translate('payment.transferReason'), value: number },
        ],
      };
}

const lineViews = ({ lineItems }: Order, { locale }: ShopRequest, translate: Translate): readonly LineView[] =>
  lineItems.map(({ id, name, quantity, totalPrice, variant }) => ({
    id,
    sku: variant.sku,
    name,
    picture: variant.images[0]?.url ?? null,
    quantity: translate('checkout.summaryQuantity', { quantity: String(quantity) }),
    total: formatMoney(totalPrice, locale),
  }));

const discountLabels = { volume: 'cart.trace.volume', tier: 'cart.trace.tier' } as const;

/** Volume and personal discounts are called the same everywhere; a coupon has a name of its own. */
const discountLabel = ({ id, name }: Order['discounts'][number], translate: Translate): string =>
  id === 'volume' || id === 'tier' ? translate(discountLabels[id]) : name === '' ? translate('cart.trace.gift') : name;

/** As the engine has reckoned, from the goods down to what is paid. */
function totalRows(order: Order, { locale }: ShopRequest, translate: Translate): readonly AmountView[] {
  const { shippingInfo, goods, subtotal, discounts, totalPrice, taxedPrice, taxMode, calculatedCodFee } = order;
  const shipping = { parcel: 'checkout.shipping.parcel', freight: 'checkout.shipping.freight' } as const;
  const { price, shippingMethodKey } = shippingInfo;
  return [
    ...(discounts.length === 0 ? [] : [{ label: translate('cart.goods'), value: formatMoney(goods, locale) }]),
    ...discounts.map((entry) => ({
      label: discountLabel(entry, translate),
      value: formatTakenOff(entry.discountedAmount, locale),
    })),
    { label: translate('cart.subtotal'), value: formatMoney(subtotal, locale) },
    {
      label: translate(shipping[shippingMethodKey]),
      value: price.centAmount === 0 ? translate('cart.shippingFree') : formatMoney(price, locale),
    },
    ...(calculatedCodFee === null
      ? []
      : [{ label: translate('cart.codFee'), value: formatMoney(calculatedCodFee, locale) }]),
    { label: translate('shell.cartTotal'), value: formatMoney(totalPrice, locale), isTotal: true },
    ...taxedPrice.taxPortions.map(({ ratePermyriad, amount }) => ({
      label: translate(taxMode === 'External' ? 'cart.taxAdded' : 'cart.taxIncluded', {
        rate: formatRate(ratePermyriad, locale),
      }),
      value: formatMoney(amount, locale),
    })),
  ];
}

export function placedOrderView(
  order: Order,
  methods: readonly ShippingMethod[] | null,
  shop: ShopRequest,
): PlacedOrderView {
  const translate = translator(shop.locale);
  const payment = order.paymentInfo?.payments.at(-1) ?? null;
  return {
    payment: paymentView(order, translate),
    instructions: instructionsOf(order, payment, shownOrderNumber(order.orderNumber, shop), shop, translate),
    delivery: deliveryOf(order, methods, shop, translate),
    // No day is promised here: it stands on top, or depends on the money.
    parts: reviewParts(order, { methods: null, now: new Date(order.createdAt) }, shop),
    lines: {
      title: translate('thankYou.lines'),
      items: lineViews(order, shop, translate),
      totals: totalRows(order, shop, translate),
    },
  };
}
