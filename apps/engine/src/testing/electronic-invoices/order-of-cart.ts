import { countryCodes } from '@tradehall/domain/locales/locales.ts';
import type { OrderRecord } from '../../orders/order-record';
import { findStore } from '../../platform/stores/store';
import { taxPlaceOf, zeroRateZone } from '../../vat/taxes/tax-place';
import { askOracle } from '../pricing-oracle';
import { Dice, randomCart } from '../random-cart';
import { sampleOrder } from '../sample-order-record';

/** A random cart of the pricing oracle as the order of a company, with delivery and now and then a fee. */
export function orderOfCart(seed: number): OrderRecord | null {
  const cart = randomCart(seed);
  const store = findStore(cart.storeKey);
  if (!store) throw new Error(cart.storeKey);
  const dice = new Dice(seed + 7);
  const { ratePermyriad } = cart;
  const quantities = new Map(
    cart.lines.flatMap(({ product: { sku }, quantity }): [string, number][] => [
      [sku, quantity],
      [`guarantee ${sku}`, quantity],
    ]),
  );
  const lines = askOracle(cart).lines.map(({ key, net: netCents, gross: grossCents }) => {
    const quantity = quantities.get(key) ?? 1;
    const unitNetCents = Math.round(netCents / quantity);
    return {
      picture: null,
      productNumber: key,
      name: key,
      quantity,
      unitNetCents,
      ratePermyriad,
      netCents,
      grossCents,
    };
  });
  if (lines.length === 0) return null;
  const extras = (['parcel', 'cash-on-delivery'] as const).map((kind) => {
    const netCents = dice.rarely(2) ? 0 : dice.whole(1, 20_000);
    const grossCents = netCents + Math.round((netCents * ratePermyriad) / 10_000);
    return { kind, ratePermyriad, netCents, grossCents };
  });
  const sumOf = (name: 'netCents' | 'grossCents') => [...lines, ...extras].reduce((sum, each) => sum + each[name], 0);
  const sums = { netCents: sumOf('netCents'), grossCents: sumOf('grossCents') };
  const isNet = taxPlaceOf(store, cart).zoneName === zeroRateZone;
  const { countryCode, postalCode = '1010' } = cart.shippingAddress;
  const country = countryCodes.find((code) => code === countryCode) ?? store.country.code;
  const shipping = { ...sampleOrder().shipping, country, postalCode };
  const vatNumber = isNet || dice.rarely(2) ? 'ATU12345678' : undefined;
  return sampleOrder(store.country.locales[0], {
    currencyCode: store.country.currency.at(-1)?.value ?? 'EUR',
    clientType: 'COMPANY',
    lines,
    extras,
    ...sums,
    portions: [{ ratePermyriad, ...sums }],
    shipping,
    billing: { ...shipping, company: 'Berg AG', ...(vatNumber && { vatNumber }) },
    netSupply: isNet ? { buyerVatId: 'ATU12345678', sellerVatId: 'DE999999999' } : null,
    payment: { method: dice.one(['scheme', 'cash-on-delivery', null]), state: 'paid', multibanco: null },
  });
}
