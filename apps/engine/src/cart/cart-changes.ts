import { Injectable } from '@nestjs/common';
import { Order, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import type { Store } from '../platform/stores/store';
import { CartPricing } from './pricing/cart-pricing.service';
import { answerRelations } from './answer-relations';
import type { CartChange } from './cart-change';
import { CartCoupons } from './cart-coupons';
import { CartDelivery } from './cart-delivery';
import { CartLines } from './cart-lines';
import { CartMending, type Mended } from './cart-mending';
import { priceNotices } from './cart-notice';
import { CartRows } from './cart-rows';
import { CartVat } from './cart-vat';
import { NotChanged } from './not-changed';

/** Null: it changes nothing. */
type Change = (cartId: number) => Promise<Order | null>;

@Injectable()
export class CartChanges {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly pricing: CartPricing,
    private readonly rows: CartRows,
    private readonly lines: CartLines,
    private readonly coupons: CartCoupons,
    private readonly delivery: CartDelivery,
    private readonly vat: CartVat,
    private readonly mending: CartMending,
  ) {}

  /** Each change in its order, on lines at today's prices, all of them or none. */
  async applyAll(ctx: RequestContext, store: Store, cartId: number, changes: readonly CartChange[]): Promise<Order> {
    const mended = changes.some(asksForEveryPrice)
      ? await this.mending.mend(ctx, store, cartId)
      : await this.refresh(ctx, store, cartId);
    let order: Order | null = null;
    let isChanged = false;
    for (const change of changes) {
      const fields = fieldsOf(change);
      if (fields && Object.keys(fields).length > 0)
        await this.connection.getRepository(ctx, Order).update(cartId, { customFields: fields });
      const changed = fields ? null : await this.changeOf(ctx, store, change)(cartId);
      order = fields ? null : (changed ?? order);
      isChanged ||= fields !== null || changed !== null;
    }
    if (!isChanged) throw NotChanged.asTheCartIs();
    await this.rows.addNotices(ctx, cartId, mended.notices);
    return this.settle(ctx, order ?? (await this.current(ctx, cartId, mended)));
  }

  /** What follows from the lines that are there now. */
  async settle(ctx: RequestContext, order: Order): Promise<Order> {
    if (order.state !== 'AddingItems') throw NotChanged.because({ code: 'cart-frozen' });
    return this.delivery.keepShipping(ctx, await this.coupons.keepGifts(ctx, order));
  }

  private async refresh(ctx: RequestContext, store: Store, cartId: number): Promise<Mended> {
    const changes = await this.pricing.refreshPrices(ctx, store, cartId);
    return { isChanged: changes.length > 0, notices: priceNotices(changes) };
  }

  private async current(ctx: RequestContext, cartId: number, { isChanged }: Mended): Promise<Order> {
    const order = isChanged ? null : await this.orders.findOne(ctx, cartId, [...answerRelations]);
    return order ?? this.mending.addUp(ctx, cartId);
  }

  private changeOf(ctx: RequestContext, store: Store, change: CartChange): Change {
    return this.lineChangeOf(ctx, store, change) ?? ((cartId) => this.applyToOrder(ctx, store, cartId, change));
  }

  private lineChangeOf(ctx: RequestContext, store: Store, change: CartChange): Change | null {
    if ('add' in change) {
      const { sku, parentSku } = change.add;
      return parentSku === null
        ? (cartId) => this.lines.add(ctx, store, cartId, change.add)
        : (cartId) => this.lines.addGuarantee(ctx, store, cartId, { sku, parentSku });
    }
    if ('setQuantity' in change) {
      const { sku, quantity, parentSku } = change.setQuantity;
      return parentSku === null
        ? (cartId) => this.lines.setQuantity(ctx, store, cartId, change.setQuantity)
        : (cartId) => this.lines.setGuaranteeQuantity(ctx, store, cartId, { sku, parentSku, quantity });
    }
    if ('remove' in change) {
      const { sku, parentSku } = change.remove;
      return parentSku === null
        ? (cartId) => this.lines.remove(ctx, store, cartId, sku)
        : (cartId) => this.lines.removeGuarantee(ctx, store, cartId, { sku, parentSku });
    }
    return null;
  }

  private async applyToOrder(ctx: RequestContext, store: Store, cartId: number, change: CartChange) {
    if ('applyCoupon' in change) return this.coupons.apply(ctx, cartId, change.applyCoupon.code);
    if ('removeCoupon' in change) return this.coupons.remove(ctx, cartId, change.removeCoupon.id);
    if ('setShippingAddress' in change) {
      return this.repriced(
        ctx,
        store,
        await this.delivery.setShippingAddress(ctx, cartId, change.setShippingAddress.address),
      );
    }
    if ('setBillingAddress' in change)
      return this.repriced(ctx, store, await this.delivery.setBillingAddress(ctx, cartId, change.setBillingAddress));
    if ('setBillingVatNumber' in change)
      return this.repriced(ctx, store, await this.vat.setNumber(ctx, cartId, change.setBillingVatNumber));
    if ('setCashOnDelivery' in change) {
      const order = await this.mending.addUp(ctx, cartId);
      return this.pricing.setCashOnDeliveryFee(ctx, order, change.setCashOnDelivery.isChosen);
    }
    return this.mending.addUp(ctx, cartId);
  }

  /** The engine prices the lines of an order that goes elsewhere anew, but not its fees. */
  private async repriced(ctx: RequestContext, store: Store, order: Order): Promise<Order> {
    if (order.surcharges.length === 0) return order;
    await this.pricing.refreshPrices(ctx, store, Number(order.id));
    return this.mending.addUp(ctx, Number(order.id));
  }
}

const everyPrice = ['recalculate', 'setShippingAddress', 'setBillingAddress', 'setBillingVatNumber'];

/** These have the engine price every line, which fails for what the store does not sell any more. */
function asksForEveryPrice(change: CartChange): boolean {
  return everyPrice.some((name) => name in change);
}

function fieldsOf(change: CartChange) {
  if ('setContact' in change) return { contactEmail: change.setContact.email };
  if (!('setFields' in change)) return null;
  const { customerAgreedToSendEmail, utmSource, buyerReferences } = change.setFields;
  return {
    ...(customerAgreedToSendEmail == null ? {} : { customerAgreedToSendEmail }),
    ...(utmSource === undefined ? {} : { utmSource }),
    ...buyerReferences,
  };
}
