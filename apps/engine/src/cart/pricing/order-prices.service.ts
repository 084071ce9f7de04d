import { Injectable } from '@nestjs/common';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import {
  type Order,
  type OrderLine,
  Promotion,
  type RequestContext,
  RequestContextCacheService,
  TransactionalConnection,
} from '@vendure/core';
import { z } from 'zod';
import { findStore, type Store } from '../../platform/stores/store';
import { taxPlaceOf } from '../../vat/taxes/tax-place';
import type { CartToPrice, VolumeStep } from './cart-to-price';
import { couponOnCart, type LineWithFacts } from './coupon-on-cart';
import { priceLines, type PricedCart } from './price-lines';
import { type PromotionRules, readPromotionRules } from './promotion-rules';
import { type PricingFacts, pricingFacts, type PromotionFacts, selectPricingFacts } from './select-pricing-facts';

export interface CouponOnOrder {
  readonly facts: PromotionFacts;
  readonly code: string;
  readonly rules: PromotionRules | null;
}

/** An order, all that is known about its lines, and what they cost. */
export interface OrderPrices {
  readonly store: Store;
  readonly cart: CartToPrice;
  readonly lines: readonly LineWithFacts[];
  readonly priced: PricedCart;
  readonly coupons: readonly CouponOnOrder[];
  readonly tierKey: string | null;
  /** The promotions that carry the two discounts without a code, where they are switched on. */
  readonly carriers: { readonly volume: PromotionFacts | null; readonly tier: PromotionFacts | null };
}

/** Computes what an order costs; once a request for the same content, however often the engine asks. */
@Injectable()
export class OrderPricesService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly cache: RequestContextCacheService,
  ) {}

  /** Null for an order of no store. Never looks at adjustments: the engine clears and sets them line by line meanwhile. */
  of(
    ctx: RequestContext,
    order: Order,
    couponCodes: readonly string[] = order.couponCodes,
  ): Promise<OrderPrices | null> {
    const content = order.lines.map((line) => {
      const { parentSku, giftOf } = line.customFields;
      const price = `${line.listPrice}/${line.listPriceIncludesTax}/${line.taxRate}`;
      return `${line.id}/${line.productVariantId}/${line.quantity}/${price}/${parentSku ?? ''}/${giftOf ?? ''}`;
    });
    const key = `order-prices:${order.id}:${order.customerId ?? ''}:${couponCodes.join()}:${content.join()}`;
    return this.cache.get(ctx, key, () => this.compute(ctx, order, couponCodes));
  }

  private async compute(ctx: RequestContext, order: Order, codes: readonly string[]): Promise<OrderPrices | null> {
    const store = findStore(order.customFields.storeKey);
    if (!store) return null;
    const facts = await this.factsOf(ctx, store, order, codes);
    const variants = new Map(facts.variants.map((variant) => [variant.variantId, variant]));
    const lines = order.lines
      .toSorted((a, b) => Number(a.id) - Number(b.id))
      .map((line) => {
        const variant = variants.get(Number(line.productVariantId));
        if (!variant) throw new Error(`line ${line.id} holds a product that does not exist`);
        return { ...lineToPrice(line), volumeGroup: variant.volumeGroup, variant };
      });
    const coupons = couponsOn(facts, codes);
    const carriers = { volume: carrierOf(facts, 'volume'), tier: carrierOf(facts, 'tier') };
    const cart = {
      lines,
      pricesIncludeTax: order.lines.every((line) => line.listPriceIncludesTax),
      storeRatePermyriad: taxPlaceOf(store).ratePermyriad,
      volumeSteps: carriers.volume ? stepsByGroup(facts) : new Map<string, VolumeStep[]>(),
      tierPermyriad: carriers.tier && facts.tier ? facts.tier.permyriad : 0,
      coupons: coupons.map((coupon) => couponOnCart(store, coupon.facts, coupon.rules, lines)),
    };
    return { store, cart, lines, priced: priceLines(cart), coupons, tierKey: facts.tier?.key ?? null, carriers };
  }

  private async factsOf(ctx: RequestContext, store: Store, order: Order, codes: readonly string[]) {
    const rows: unknown = await this.connection
      .getRepository(ctx, Promotion)
      .query(selectPricingFacts, [
        order.lines.map((line) => Number(line.productVariantId)),
        store.key,
        codes.map((code) => code.toLowerCase()),
        order.customerId === undefined ? null : Number(order.customerId),
        Number(order.id),
        ctx.languageCode,
        [...loyaltyTiers],
        store.country.locales,
      ]);
    return z.tuple([pricingFacts]).parse(rows)[0];
  }
}

function lineToPrice(line: OrderLine) {
  const { parentSku, giftOf } = line.customFields;
  const kind: LineWithFacts['kind'] = parentSku ? 'guarantee' : giftOf ? 'gift' : 'goods';
  return {
    id: String(line.id),
    kind,
    quantity: line.quantity,
    unitCents: line.listPrice,
    ratePermyriad: Math.round(line.taxRate * 100),
    giftOf: giftOf || null,
  };
}

function stepsByGroup({ volumeDiscounts }: PricingFacts): Map<string, VolumeStep[]> {
  const groups = Map.groupBy(volumeDiscounts, ({ group }) => group);
  return new Map([...groups].map(([group, rows]) => [group, rows.flatMap(({ steps }) => steps)]));
}

/** In the order they were applied. */
function couponsOn({ promotions }: PricingFacts, codes: readonly string[]): CouponOnOrder[] {
  return codes.flatMap((applied) =>
    promotions.flatMap((facts) => {
      const { code } = facts;
      if (code?.toLowerCase() !== applied.toLowerCase()) return [];
      return [{ facts, code, rules: findRules(facts) }];
    }),
  );
}

/** A second promotion for the same would take it off twice. */
function carrierOf({ promotions }: PricingFacts, kind: 'volume' | 'tier'): PromotionFacts | null {
  return promotions.find((facts) => facts.code === null && findRules(facts)?.value.kind === kind) ?? null;
}

/** Null for what was saved before anybody checked it. */
function findRules({ conditions, actions }: PromotionFacts): PromotionRules | null {
  try {
    return readPromotionRules(conditions, actions);
  } catch {
    return null;
  }
}
