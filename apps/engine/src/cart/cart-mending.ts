import { Injectable } from '@nestjs/common';
import { type Order, OrderService, type RequestContext } from '@vendure/core';
import type { Store } from '../platform/stores/store';
import { CartPricing } from './pricing/cart-pricing.service';
import { answerRelations } from './answer-relations';
import { CartLines, type Following } from './cart-lines';
import { type CartNotice, priceNotices } from './cart-notice';
import { type CartProduct, CartProducts } from './cart-products';

export interface Mended {
  readonly isChanged: boolean;
  readonly notices: readonly CartNotice[];
}

/**
 * Brings a cart to today's prices, and takes out what the store does not sell or does not have any more. Whoever has it
 * mended has it added up afterwards.
 */
@Injectable()
export class CartMending {
  constructor(
    private readonly orders: OrderService,
    private readonly pricing: CartPricing,
    private readonly products: CartProducts,
    private readonly lines: CartLines,
  ) {}

  async mend(ctx: RequestContext, store: Store, cartId: number): Promise<Mended> {
    const products = await this.products.inCart(ctx, store, cartId);
    const lines: Following['lines'] = [];
    const notices: CartNotice[] = [];
    for (const product of products) {
      const quantity = allowed(product);
      const following = await this.lines.follow(ctx, store, { product, quantity });
      const isReduced = quantity < product.quantity;
      lines.push(...following.lines.filter((line) => isReduced || line.quantity === 0));
      notices.push(...(isReduced ? [reductionNotice(product.sku, quantity)] : []), ...following.notices);
    }
    // What is not sold any more goes before prices are asked for: it may have none.
    if (lines.length > 0) await this.orders.adjustOrderLines(ctx, cartId, lines, answerRelations);
    const changes = await this.pricing.refreshPrices(ctx, store, cartId);
    return { isChanged: lines.length + changes.length > 0, notices: [...notices, ...priceNotices(changes)] };
  }

  /** Discounts, taxes, shipping and totals of the lines as they stand. */
  async addUp(ctx: RequestContext, cartId: number): Promise<Order> {
    const order = await this.orders.findOne(ctx, cartId, [...answerRelations]);
    if (!order) throw new Error(`cart ${cartId} has no order`);
    return this.orders.applyPriceAdjustments(ctx, order, undefined, answerRelations);
  }
}

function allowed({ sellable, available, quantity }: CartProduct): number {
  return sellable ? Math.max(0, Math.min(available, quantity)) : 0;
}

export function reductionNotice(sku: string, quantity: number): CartNotice {
  return quantity === 0 ? { kind: 'line-removed', sku } : { kind: 'quantity-reduced', sku, quantity };
}
