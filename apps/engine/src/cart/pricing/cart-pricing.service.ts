import { Injectable } from '@nestjs/common';
import type { CouponRefusal } from '@tradehall/domain/cart/coupon-refusals.ts';
import { Order, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { findStore, type Store } from '../../platform/stores/store';
import { taxPlaceOf } from '../../vat/taxes/tax-place';
import { cashOnDeliverySku, findCashOnDeliveryFee } from './cash-on-delivery-fee';
import { explainPrices, type PriceExplanation } from './explain-prices';
import { type CouponOnOrder, type OrderPrices, OrderPricesService } from './order-prices.service';
import { type FreshPrice, findStalePrices, selectStoredPrices, storedPrices } from './stale-prices';
import { traceFacts } from './trace-facts';

/** A line that was written anew; its piece's gross price may be the same where only the tax in it has changed. */
export interface PriceChange {
  readonly lineId: number;
  readonly sku: string;
  readonly parentSku: string | null;
  readonly beforeCents: number;
  readonly afterCents: number;
}

export interface CouponRefused {
  readonly refusal: CouponRefusal;
  readonly minimumCents: number | null;
}

export type CouponCheck = { readonly promotionId: string; readonly code: string } | CouponRefused;

export interface CouponState {
  readonly id: string;
  readonly code: string;
  readonly notAppliedBecause: CouponRefusal | null;
  readonly minimumCents: number | null;
}

export interface WantedGift {
  readonly promotionId: string;
  readonly sku: string;
  readonly variantId: number;
}

const update = (table: 'order_line' | 'surcharge') => `
  UPDATE ${table} SET "listPrice" = fresh.price, "listPriceIncludesTax" = fresh.includes_tax, "taxLines" = fresh.tax,
    "updatedAt" = now()
  FROM unnest($1::int[], $2::bigint[], $3::boolean[], $4::text[]) AS fresh (id, price, includes_tax, tax)
  WHERE ${table}.id = fresh.id`;

@Injectable()
export class CartPricing {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly prices: OrderPricesService,
  ) {}

  /** Today's prices and rates for all lines; adding them up is left to the engine's next recalculation. */
  async refreshPrices(ctx: RequestContext, store: Store, orderId: number): Promise<PriceChange[]> {
    const { lines, surcharges } = await this.findStale(ctx, store, orderId);
    await this.write(ctx, 'order_line', lines);
    await this.write(ctx, 'surcharge', surcharges);
    return lines.map(({ id, sku, parentSku, beforeCents, afterCents }) => {
      return { lineId: id, sku, parentSku, beforeCents, afterCents };
    });
  }

  async isStale(ctx: RequestContext, store: Store, orderId: number): Promise<boolean> {
    const { lines, surcharges } = await this.findStale(ctx, store, orderId);
    return lines.length + surcharges.length > 0;
  }

  async checkCoupon(ctx: RequestContext, order: Order, code: string): Promise<CouponCheck> {
    const others = order.couponCodes.filter((applied) => applied.toLowerCase() !== code.toLowerCase());
    const found = await this.prices.of(ctx, order, [...others, code]);
    const coupon = found?.coupons.find((each) => each.code.toLowerCase() === code.toLowerCase());
    if (!found || !coupon) return { refusal: 'coupon-unknown', minimumCents: null };
    const { id, notAppliedBecause, minimumCents } = stateOf(found, coupon);
    return notAppliedBecause === null
      ? { promotionId: id, code: coupon.code }
      : { refusal: notAppliedBecause, minimumCents };
  }

  /** One for each code of the order, also for one that has been taken away from everybody. */
  async couponStates(ctx: RequestContext, order: Order): Promise<CouponState[]> {
    if (order.couponCodes.length === 0) return [];
    const found = await this.prices.of(ctx, order);
    return order.couponCodes.map((code) => {
      const coupon = found?.coupons.find((each) => each.code.toLowerCase() === code.toLowerCase());
      return found && coupon
        ? stateOf(found, coupon)
        : { id: code, code, notAppliedBecause: 'coupon-unknown', minimumCents: null };
    });
  }

  async giftsWanted(ctx: RequestContext, order: Order): Promise<WantedGift[]> {
    if (order.couponCodes.length === 0) return [];
    const found = await this.prices.of(ctx, order);
    return (found?.coupons ?? []).flatMap(({ facts, rules }) => {
      const promotionId = String(facts.id);
      const isApplied = found?.priced.coupons.some(({ id, refusal }) => id === promotionId && refusal === null);
      if (!isApplied || rules?.value.kind !== 'gift' || !facts.gift) return [];
      return [{ promotionId, sku: rules.value.sku, variantId: facts.gift.variantId }];
    });
  }

  async explain(ctx: RequestContext, order: Order): Promise<PriceExplanation> {
    const found = await this.prices.of(ctx, order);
    if (!found || order.lines.length === 0) return { lines: new Map(), discounts: [] };
    return explainPrices(found, order, await traceFacts(ctx, this.connection, found, order));
  }

  async setCashOnDeliveryFee(ctx: RequestContext, order: Order, isChosen: boolean): Promise<Order> {
    const store = findStore(order.customFields.storeKey);
    const place = store && taxPlaceOf(store, order);
    const fee = isChosen && store && place ? findCashOnDeliveryFee(store, place) : null;
    const existing = order.surcharges.find(({ sku }) => sku === cashOnDeliverySku);
    if (existing && !fee) return this.orders.removeSurchargeFromOrder(ctx, order.id, existing.id);
    if (existing || !fee || !place) return order;
    return this.orders.addSurchargeToOrder(ctx, order.id, {
      sku: cashOnDeliverySku,
      description: 'Cash on delivery',
      listPrice: fee.price,
      listPriceIncludesTax: fee.priceIncludesTax,
      taxLines: [{ description: `standard ${place.zoneName}`, taxRate: place.ratePermyriad / 100 }],
    });
  }

  private async findStale(ctx: RequestContext, store: Store, orderId: number) {
    const rows: unknown = await this.connection
      .getRepository(ctx, Order)
      .query(selectStoredPrices, [orderId, store.key]);
    const [stored] = z.array(storedPrices).parse(rows);
    return stored ? findStalePrices(store, stored) : { lines: [], surcharges: [] };
  }

  private async write(ctx: RequestContext, table: 'order_line' | 'surcharge', fresh: readonly FreshPrice[]) {
    if (fresh.length === 0) return;
    await this.connection
      .getRepository(ctx, Order)
      .query(update(table), [
        fresh.map(({ id }) => id),
        fresh.map(({ price }) => price),
        fresh.map(({ priceIncludesTax }) => priceIncludesTax),
        fresh.map(({ taxLines }) => taxLines),
      ]);
  }
}

function stateOf({ cart, priced }: OrderPrices, { facts, code }: CouponOnOrder): CouponState {
  const id = String(facts.id);
  const notAppliedBecause = priced.coupons.find((coupon) => coupon.id === id)?.refusal ?? null;
  const minimumCents = cart.coupons.find((coupon) => coupon.id === id)?.minimumCents || null;
  return { id, code, notAppliedBecause, minimumCents };
}
