import { Injectable } from '@nestjs/common';
import type { CartRefusal } from '@tradehall/domain/cart/cart.engine-calls.ts';
import type { CurrencyCode } from '@tradehall/domain/money/currencies.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { isGraphQlErrorResult, type Order, OrderService, type RequestContext } from '@vendure/core';
import { currencyOf, storeOf } from '../platform/stores/store';
import { CartPricing, type CouponRefused } from './pricing/cart-pricing.service';
import { answerRelations } from './answer-relations';
import { NotChanged } from './not-changed';

@Injectable()
export class CartCoupons {
  constructor(
    private readonly orders: OrderService,
    private readonly pricing: CartPricing,
  ) {}

  /** Null: it is on the cart already. */
  async apply(ctx: RequestContext, cartId: number, code: string): Promise<Order | null> {
    const order = await this.get(ctx, cartId);
    if (order.couponCodes.some((applied) => applied.toLowerCase() === code.toLowerCase())) return null;
    const check = await this.pricing.checkCoupon(ctx, order, code);
    if ('refusal' in check) throw NotChanged.because(refusalOf(check, currencyOf(storeOf(ctx))));
    const result = await this.orders.applyCouponCode(ctx, cartId, check.code);
    if (!isGraphQlErrorResult(result)) return result;
    if (result.__typename === 'CouponCodeExpiredError') throw NotChanged.because({ code: 'coupon-expired' });
    if (result.__typename === 'CouponCodeLimitError') throw NotChanged.because({ code: 'coupon-already-used' });
    throw NotChanged.because({ code: 'coupon-unknown' });
  }

  /** Null: it is not on the cart. */
  async remove(ctx: RequestContext, cartId: number, id: string): Promise<Order | null> {
    const states = await this.pricing.couponStates(ctx, await this.get(ctx, cartId));
    const coupon = states.find((state) => state.id === id);
    return coupon ? this.orders.removeCouponCode(ctx, cartId, coupon.code) : null;
  }

  /** A gift comes and goes with its coupon. */
  async keepGifts(ctx: RequestContext, order: Order): Promise<Order> {
    const given = order.lines.filter((line) => line.customFields.giftOf !== null);
    if (order.couponCodes.length === 0 && given.length === 0) return order;
    const wanted = await this.pricing.giftsWanted(ctx, order);
    const isWanted = (giftOf: string | null, variantId: number) =>
      wanted.some((gift) => gift.promotionId === giftOf && gift.variantId === variantId);
    const unwanted = given.filter((line) => !isWanted(line.customFields.giftOf, Number(line.productVariantId)));
    const missing = wanted.filter(
      ({ promotionId }) => !given.some((line) => !unwanted.includes(line) && line.customFields.giftOf === promotionId),
    );
    let kept = order;
    if (unwanted.length > 0) {
      const none = unwanted.map((line) => ({ orderLineId: line.id, quantity: 0 }));
      kept = (await this.orders.adjustOrderLines(ctx, order.id, none, answerRelations)).order;
    }
    for (const { variantId, promotionId } of missing) {
      const fields = { parentSku: null, giftOf: promotionId };
      const result = await this.orders.addItemToOrder(ctx, order.id, variantId, 1, fields, answerRelations);
      // Without stock there is no gift, and the coupon says so.
      if (!isGraphQlErrorResult(result)) kept = result;
    }
    return kept;
  }

  private async get(ctx: RequestContext, cartId: number): Promise<Order> {
    const order = await this.orders.findOne(ctx, cartId, [...answerRelations]);
    if (!order) throw new Error(`cart ${cartId} has no order`);
    return order;
  }
}

function refusalOf({ refusal, minimumCents }: CouponRefused, currencyCode: CurrencyCode): CartRefusal {
  if (refusal !== 'coupon-minimum-not-met') return { code: refusal };
  return { code: refusal, minimum: moneyOf(minimumCents ?? 0, currencyCode) };
}
