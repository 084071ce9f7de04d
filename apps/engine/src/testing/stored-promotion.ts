import { type CurrencyCode, currencies } from '@tradehall/domain/money/currencies.ts';
import type { ScenarioCoupon } from './cart-scenario';
import { actionCodes, cartRulesCode } from '../cart/pricing/promotion-rules';

function written(cents: number | null, currency: CurrencyCode): string {
  const { fractionDigits } = currencies[currency];
  const digits = String(cents ?? 0).padStart(fractionDigits + 1, '0');
  const amount = `${digits.slice(0, -fractionDigits)}.${digits.slice(-fractionDigits)}`;
  // A currency of no country: there the coupon has an amount, and nowhere else.
  return cents === null ? 'USD 1.00' : `USD 1.00, ${currency} ${amount}`;
}

/** A coupon of a test as an operator would have saved it. */
export function storedPromotion(coupon: ScenarioCoupon, storeKey: string, currency: CurrencyCode) {
  const { kind, value, minimumCents, skus, brands, isForStore, gift } = coupon;
  // A gift has no amount: without one it is for another store.
  const isHere = isForStore && (kind !== 'gift' || value !== null);
  const rules = {
    stores: JSON.stringify(isHere ? [storeKey] : [storeKey === 'tradehall_de' ? 'tradehall_at' : 'tradehall_de']),
    minimum: minimumCents === null ? '' : written(minimumCents, currency),
    skus: JSON.stringify(skus),
    brands: JSON.stringify(brands),
  };
  const args = {
    fixed: { amounts: written(value, currency) },
    absolute: { amounts: written(value, currency) },
    relative: { percent: String((value ?? 0) / 100) },
    gift: { sku: gift?.product.sku ?? '' },
  };
  const listed = (values: object) => Object.entries(values).map(([name, each]) => ({ name, value: String(each) }));
  return {
    conditions: [{ code: cartRulesCode, args: listed(rules) }],
    actions: [{ code: actionCodes[kind], args: listed(args[kind]) }],
  };
}
