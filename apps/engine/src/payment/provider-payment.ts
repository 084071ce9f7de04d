import type { AddressInput } from '@tradehall/domain/address/address.ts';
import type { PaymentMethod } from '@tradehall/domain/countries/payment-methods.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { environment } from '../platform/environment';
import type { JsonObject, ProviderAddress, ProviderLineItem, ProviderPayment } from './card-provider/card-provider';
import type { Store } from '../platform/stores/store';
import type { Attempt } from './attempts/attempt-rows';
import type { PayableCart } from './placing/payable-cart';

interface Shopper {
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly storeCard: boolean;
  readonly ip: string | null;
  readonly componentData: JsonObject;
}

/** Amount, currency, customer and return address come from the cart and the configuration, never from the browser. */
export function providerPayment(
  key: string,
  attempt: Attempt,
  { store, cart, shopper }: { store: Store; cart: PayableCart; shopper: Shopper },
): ProviderPayment {
  const origin = hostOfStore(store.country, environment.SHOP_ORIGIN_PATTERN);
  // The language leads back to the pages it was begun in; the shop believes it no more than that.
  const { id: paymentId, locale } = attempt;
  const back = new URLSearchParams({ cartId: String(attempt.cartId), paymentId, locale });
  return {
    key,
    reference: attempt.orderNumber,
    method: shopper.method,
    amountCents: attempt.amountCents,
    currencyCode: attempt.currencyCode,
    countryCode: store.country.code,
    shopperLocale: attempt.locale,
    returnUrl: `${origin}/api/after-payment-redirect-back?${back.toString()}`,
    shopperReference: shopper.reference,
    storeCard: shopper.storeCard && shopper.reference !== null,
    shopperEmail: cart.email,
    shopperIp: shopper.ip,
    componentData: shopper.componentData,
    billingAddress: addressOf(cart.billing),
    shippingAddress: addressOf(cart.shipping),
    lineItems: lineItems(cart),
    channel: 'Web',
    origin,
  };
}

function addressOf(written: AddressInput): ProviderAddress {
  return {
    firstName: written.firstName,
    lastName: written.lastName,
    company: written.company ?? null,
    street: written.streetName,
    houseNumber: written.streetNumber,
    postalCode: written.postalCode,
    city: written.city,
    region: written.region ?? written.state ?? null,
    countryCode: written.country,
    phone: written.phone ?? written.mobile ?? null,
  };
}

/** Lines as one piece each, so that no price of a piece has to be rounded: they add up to the total. */
function lineItems({ order }: PayableCart): ProviderLineItem[] {
  const item = (id: string, gross: number, net: number): ProviderLineItem => ({
    id,
    description: id,
    quantity: 1,
    amountIncludingTaxCents: gross,
    amountExcludingTaxCents: net,
    taxAmountCents: gross - net,
    taxPermyriad: net === 0 ? 0 : Math.round(((gross - net) * 10_000) / net),
  });
  return [
    ...order.lines.map((line) =>
      item(`line-${line.id} x ${line.quantity}`, line.proratedLinePriceWithTax, line.proratedLinePrice),
    ),
    ...order.surcharges.map(({ sku, priceWithTax, price }) => item(sku, priceWithTax, price)),
    ...(order.shippingWithTax === 0 ? [] : [item('shipping', order.shippingWithTax, order.shipping)]),
  ];
}
