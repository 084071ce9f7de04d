import type { CouponRefusal } from '@tradehall/domain/cart/coupon-refusals.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import { currencyOf, type Store } from '../../platform/stores/store';
import type { CouponToPrice, LineToPrice } from './cart-to-price';
import type { PromotionRules } from './promotion-rules';
import type { PromotionFacts, VariantFacts } from './select-pricing-facts';

export interface LineWithFacts extends LineToPrice {
  readonly variant: VariantFacts;
}

/** A coupon as the prices see it: what it takes off, from which lines, and why not where that is known already. */
export function couponOnCart(
  store: Store,
  facts: PromotionFacts,
  rules: PromotionRules | null,
  lines: readonly LineWithFacts[],
): CouponToPrice {
  const currency = currencyOf(store);
  const base = { id: String(facts.id), isCombinable: facts.isCombinable ?? true };
  const value = rules && valueIn(rules, currency);
  const minimumCents = rules && (rules.minimum.size === 0 ? 0 : rules.minimum.get(currency));
  const isForStore = rules?.stores.length === 0 || rules?.stores.includes(store.key);
  if (!rules || !value || minimumCents === null || minimumCents === undefined || !isForStore)
    return { ...base, kind: 'gift', refusal: 'coupon-unknown', minimumCents: 0, lineIds: null };
  return {
    ...base,
    ...value,
    refusal: refusalOf(facts, rules, lines),
    minimumCents,
    lineIds: matchingLines(rules, lines),
  };
}

function valueIn({ value }: PromotionRules, currency: CurrencyCode) {
  switch (value.kind) {
    case 'fixed':
    case 'absolute': {
      const cents = value.amounts.get(currency);
      return cents === undefined ? null : { kind: value.kind, cents };
    }
    case 'relative':
      return { kind: value.kind, permyriad: value.permyriad };
    case 'gift':
      return { kind: value.kind };
    case 'volume':
    case 'tier':
      return null;
  }
}

function refusalOf(
  facts: PromotionFacts,
  { value }: PromotionRules,
  lines: readonly LineWithFacts[],
): CouponRefusal | null {
  const now = new Date();
  if (facts.startsAt !== null && facts.startsAt > now) return 'coupon-unknown';
  if (facts.endsAt !== null && facts.endsAt < now) return 'coupon-expired';
  if (facts.isUsedUp) return 'coupon-already-used';
  if (value.kind !== 'gift') return null;
  const bought = lines
    .filter(({ kind, variant }) => kind === 'goods' && variant.variantId === facts.gift?.variantId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return (facts.gift?.available ?? 0) > bought ? null : 'coupon-gift-out-of-stock';
}

function matchingLines(rules: PromotionRules, lines: readonly LineWithFacts[]): ReadonlySet<string> | null {
  const { skus, brands, categoryIds } = rules;
  if (skus.length + brands.length + categoryIds.length === 0) return null;
  const matching = lines.filter(({ variant }) => {
    const isOfBrand = variant.brand !== null && brands.includes(variant.brand);
    const isInCategory = variant.categoryIds?.some((id) => categoryIds.includes(String(id))) === true;
    return skus.includes(variant.sku) || isOfBrand || isInCategory;
  });
  return new Set(matching.map(({ id }) => id));
}
