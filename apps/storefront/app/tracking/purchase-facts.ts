import type { Order } from '@tradehall/domain/orders/order.ts';
import type { DataLayerEvents, LayerItem } from './data-layer-event.ts';
import { decimalAmount } from './decimal-amount.ts';

/** An order as the thank-you page tells of it where that is agreed to: no name, no address. */
export interface PurchaseFacts {
  readonly orderId: string;
  readonly purchase: DataLayerEvents['purchase'];
}

const itemOf = ({ variant, name, price, quantity }: Order['lineItems'][number]): LayerItem => ({
  item_id: variant.sku,
  item_name: name,
  price: decimalAmount(price.discounted ?? price.value),
  quantity,
});

export function purchaseFacts(order: Order): PurchaseFacts {
  const { id, orderNumber, totalPrice, taxedPrice, shippingInfo, lineItems } = order;
  const tax = taxedPrice.totalGross.centAmount - taxedPrice.totalNet.centAmount;
  return {
    orderId: id,
    purchase: {
      transaction_id: orderNumber,
      currency: totalPrice.currencyCode,
      value: decimalAmount(totalPrice),
      tax: decimalAmount({ ...totalPrice, centAmount: tax }),
      shipping: decimalAmount(shippingInfo.price),
      items: lineItems.map(itemOf),
    },
  };
}
