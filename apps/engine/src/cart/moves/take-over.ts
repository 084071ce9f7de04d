import { Injectable } from '@nestjs/common';
import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import { type Order, OrderService, type RequestContext } from '@vendure/core';
import type { Store } from '../../platform/stores/store';
import { Guarantees } from '../guarantee/guarantees.service';
import { CartPricing } from '../pricing/cart-pricing.service';
import { answerRelations } from '../answer-relations';
import { CartChanges } from '../cart-changes';
import type { CartContents } from '../cart-contents';
import { CartCoupons } from '../cart-coupons';
import { CartLines, type ProductQuantity } from '../cart-lines';
import { CartMending, reductionNotice } from '../cart-mending';
import { type CartNotice, priceNotices } from '../cart-notice';
import { type CartProduct, CartProducts } from '../cart-products';
import { CartRows } from '../cart-rows';
import { NotChanged } from '../not-changed';

/** Puts what another cart holds into this one, as far as the store sells and has it, and notes what became of it. */
@Injectable()
export class TakeOver {
  constructor(
    private readonly orders: OrderService,
    private readonly pricing: CartPricing,
    private readonly guarantees: Guarantees,
    private readonly products: CartProducts,
    private readonly lines: CartLines,
    private readonly coupons: CartCoupons,
    private readonly changes: CartChanges,
    private readonly mending: CartMending,
    private readonly rows: CartRows,
  ) {}

  /** The cart's row is locked and its version raised by whoever calls. */
  async into(ctx: RequestContext, store: Store, cartId: number, coming: CartContents): Promise<Order> {
    const notices = priceNotices(await this.pricing.refreshPrices(ctx, store, cartId));
    notices.push(...(await this.takeLines(ctx, store, cartId, coming)));
    notices.push(...(await this.takeGuarantees(ctx, store, cartId, coming)));
    notices.push(...(await this.takeCoupons(ctx, cartId, coming)));
    await this.rows.addNotices(ctx, cartId, notices);
    return this.changes.settle(ctx, await this.mending.addUp(ctx, cartId));
  }

  /** What was ordered before. What becomes of it is told elsewhere: only what happens to the rest is noted on the cart. */
  async again(ctx: RequestContext, store: Store, cartId: number, lines: CartContents['lines']): Promise<Order> {
    const notices = priceNotices(await this.pricing.refreshPrices(ctx, store, cartId));
    const coming = { lines, couponCodes: [], currencyCode: ctx.currencyCode };
    await this.takeLines(ctx, store, cartId, coming);
    await this.takeGuarantees(ctx, store, cartId, coming);
    await this.rows.addNotices(ctx, cartId, notices);
    return this.changes.settle(ctx, await this.mending.addUp(ctx, cartId));
  }

  private async takeLines(ctx: RequestContext, store: Store, cartId: number, { lines, currencyCode }: CartContents) {
    const coming = lines.filter(({ parentSku }) => parentSku === null);
    if (coming.length === 0) return [];
    const products = await this.products.findAll(
      ctx,
      store,
      cartId,
      coming.map(({ sku }) => sku),
    );
    const notices: CartNotice[] = [];
    const taken: ProductQuantity[] = [];
    for (const { sku, quantity: more, priceCents } of coming) {
      const product = products.get(sku);
      const quantity = product ? fitting(product, product.quantity + more) : 0;
      if (quantity < (product?.quantity ?? 0) + more) notices.push(reductionNotice(sku, quantity));
      if (!product || quantity <= product.quantity) continue;
      taken.push({ product, quantity });
      const before = currencyCode === ctx.currencyCode ? priceCents : null;
      if (before !== product.priceCents)
        notices.push({ kind: 'price-changed', sku, before, after: product.priceCents });
    }
    notices.push(...(await this.put(ctx, store, cartId, taken)));
    return taken.length > 0 ? [{ kind: 'lines-merged' as const, quantity: taken.length }, ...notices] : notices;
  }

  private async put(ctx: RequestContext, store: Store, cartId: number, taken: readonly ProductQuantity[]) {
    const added = taken.filter(({ product }) => product.lineId === null);
    const raised = taken.filter(({ product }) => product.lineId !== null);
    if (added.length > 0) {
      const items = added.map(({ product, quantity }) => ({ productVariantId: product.variantId, quantity }));
      await this.orders.addItemsToOrder(ctx, cartId, items, answerRelations);
    }
    const following = await Promise.all(raised.map((wanted) => this.lines.follow(ctx, store, wanted)));
    const lines = following.flatMap((each) => each.lines);
    if (lines.length > 0) await this.orders.adjustOrderLines(ctx, cartId, lines, answerRelations);
    return following.flatMap((each) => each.notices);
  }

  /** A product that has a guarantee here already keeps that. */
  private async takeGuarantees(ctx: RequestContext, store: Store, cartId: number, { lines }: CartContents) {
    const coming = lines.flatMap(({ sku, parentSku }) => (parentSku === null ? [] : [{ sku, parentSku }]));
    if (coming.length === 0) return [];
    const parentSkus = coming.map(({ parentSku }) => parentSku);
    const parents = await this.products.findAll(ctx, store, cartId, parentSkus);
    const notices: CartNotice[] = [];
    for (const { sku, parentSku } of coming) {
      const parent = parents.get(parentSku);
      if (!parent?.lineId || parent.guarantees.length > 0) continue;
      const variantId = await this.guarantees.check(ctx, store, sku, parent.variantId);
      if (variantId === null) {
        notices.push({ kind: 'line-removed', sku });
        continue;
      }
      const fields = { parentSku, giftOf: null };
      await this.orders.addItemToOrder(ctx, cartId, variantId, parent.quantity, fields, answerRelations);
    }
    return notices;
  }

  private async takeCoupons(ctx: RequestContext, cartId: number, { couponCodes }: CartContents) {
    const notices: CartNotice[] = [];
    for (const code of couponCodes) {
      try {
        await this.coupons.apply(ctx, cartId, code);
      } catch (refusal) {
        if (!(refusal instanceof NotChanged)) throw refusal;
        notices.push({ kind: 'coupon-removed', name: code });
      }
    }
    return notices;
  }
}

function fitting({ sellable, available, quantity }: CartProduct, wanted: number): number {
  // What is there already stays: only what is new has to fit.
  return Math.max(quantity, sellable ? Math.min(wanted, available, maximumQuantity) : 0);
}
