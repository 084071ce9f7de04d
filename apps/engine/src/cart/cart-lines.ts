import { Injectable } from '@nestjs/common';
import { maximumQuantity } from '@tradehall/domain/calls/fields.ts';
import { isGraphQlErrorResult, type Order, OrderService, type RequestContext } from '@vendure/core';
import type { Store } from '../platform/stores/store';
import { Guarantees } from './guarantee/guarantees.service';
import { answerRelations } from './answer-relations';
import type { CartNotice } from './cart-notice';
import { type CartProduct, CartProducts } from './cart-products';
import { CartRows } from './cart-rows';
import { NotChanged } from './not-changed';

interface Wanted {
  readonly sku: string;
  readonly quantity: number;
}

export interface ProductQuantity {
  readonly product: CartProduct;
  readonly quantity: number;
}

interface LineQuantity {
  readonly orderLineId: number;
  readonly quantity: number;
}

export interface Following {
  readonly lines: LineQuantity[];
  readonly notices: CartNotice[];
}

interface Guarantee {
  readonly sku: string;
  readonly parentSku: string;
}

/** Adds, changes and removes lines. A guarantee has as many pieces as its product, and goes with it. */
@Injectable()
export class CartLines {
  constructor(
    private readonly orders: OrderService,
    private readonly products: CartProducts,
    private readonly guarantees: Guarantees,
    private readonly rows: CartRows,
  ) {}

  async add(ctx: RequestContext, store: Store, cartId: number, { sku, quantity }: Wanted): Promise<Order> {
    const product = await this.products.find(ctx, store, cartId, sku);
    if (!product) throw NotChanged.because({ code: 'product-not-found' });
    if (quantity < 1) throw tooMany();
    assertMayHold(product, product.quantity + quantity);
    if (product.lineId !== null)
      return this.adjust(ctx, store, cartId, { product, quantity: product.quantity + quantity });
    return orderOrRefusal(
      await this.orders.addItemToOrder(ctx, cartId, product.variantId, quantity, undefined, answerRelations),
    );
  }

  async setQuantity(ctx: RequestContext, store: Store, cartId: number, { sku, quantity }: Wanted): Promise<Order> {
    const product = await this.products.find(ctx, store, cartId, sku);
    if (!product) throw NotChanged.because({ code: 'product-not-found' });
    if (quantity < 0) throw tooMany();
    if (product.lineId === null) throw NotChanged.because({ code: 'product-not-found' });
    assertMayHold(product, quantity);
    return this.adjust(ctx, store, cartId, { product, quantity });
  }

  /** Null: it is not there any more. */
  async remove(ctx: RequestContext, store: Store, cartId: number, sku: string): Promise<Order | null> {
    const product = await this.products.find(ctx, store, cartId, sku);
    return product?.lineId ? this.adjust(ctx, store, cartId, { product, quantity: 0 }) : null;
  }

  /** Another guarantee of the same product makes room for it. Null: it is there already. */
  async addGuarantee(ctx: RequestContext, store: Store, cartId: number, { sku, parentSku }: Guarantee) {
    const parent = await this.products.find(ctx, store, cartId, parentSku);
    if (!parent?.lineId) throw NotChanged.because({ code: 'parent-not-in-cart' });
    const variantId = await this.guarantees.check(ctx, store, sku, parent.variantId);
    if (variantId === null) throw NotChanged.because({ code: 'guarantee-not-offered' });
    if (parent.guarantees.some((guarantee) => guarantee.sku === sku)) return null;
    const others = parent.guarantees.map(({ lineId }) => ({ orderLineId: lineId, quantity: 0 }));
    if (others.length > 0) await this.adjustAll(ctx, cartId, others);
    const fields = { parentSku, giftOf: null };
    return orderOrRefusal(
      await this.orders.addItemToOrder(ctx, cartId, variantId, parent.quantity, fields, answerRelations),
    );
  }

  /** As many as its product has, whatever was asked for: null. None: it goes. */
  async setGuaranteeQuantity(
    ctx: RequestContext,
    store: Store,
    cartId: number,
    { sku, parentSku, quantity }: Guarantee & Wanted,
  ): Promise<Order | null> {
    if (quantity === 0) {
      const order = await this.removeGuarantee(ctx, store, cartId, { sku, parentSku });
      if (!order) throw NotChanged.because({ code: 'product-not-found' });
      return order;
    }
    const parent = await this.products.find(ctx, store, cartId, parentSku);
    if (!parent?.guarantees.some((guarantee) => guarantee.sku === sku))
      throw NotChanged.because({ code: 'product-not-found' });
    return null;
  }

  async removeGuarantee(ctx: RequestContext, store: Store, cartId: number, { sku, parentSku }: Guarantee) {
    const parent = await this.products.find(ctx, store, cartId, parentSku);
    const line = parent?.guarantees.find((guarantee) => guarantee.sku === sku);
    return line ? this.adjustAll(ctx, cartId, [{ orderLineId: line.lineId, quantity: 0 }]) : null;
  }

  /** The lines of a product and its guarantees, which have as many pieces, or none where they are not offered any more. */
  async follow(ctx: RequestContext, store: Store, { product, quantity }: ProductQuantity): Promise<Following> {
    const lines = product.lineId === null ? [] : [{ orderLineId: product.lineId, quantity }];
    const notices: CartNotice[] = [];
    for (const { lineId, sku } of product.guarantees) {
      const isOffered = quantity === 0 || (await this.guarantees.check(ctx, store, sku, product.variantId)) !== null;
      lines.push({ orderLineId: lineId, quantity: isOffered ? quantity : 0 });
      if (!isOffered) notices.push({ kind: 'line-removed', sku });
    }
    return { lines, notices };
  }

  private async adjust(ctx: RequestContext, store: Store, cartId: number, wanted: ProductQuantity): Promise<Order> {
    const { lines, notices } = await this.follow(ctx, store, wanted);
    await this.rows.addNotices(ctx, cartId, notices);
    return this.adjustAll(ctx, cartId, lines);
  }

  private async adjustAll(ctx: RequestContext, cartId: number, lines: readonly LineQuantity[]): Promise<Order> {
    const { order, errorResults } = await this.orders.adjustOrderLines(ctx, cartId, [...lines], answerRelations);
    return orderOrRefusal(errorResults[0] ?? order);
  }
}

function tooMany(): NotChanged {
  return NotChanged.because({ code: 'quantity-limit', maximum: maximumQuantity });
}

function assertMayHold(product: CartProduct, quantity: number): void {
  if (quantity > maximumQuantity) throw tooMany();
  if (quantity > 0 && !product.sellable) throw NotChanged.because({ code: 'product-not-sellable' });
  if (quantity > 0 && quantity > product.available)
    throw NotChanged.because({ code: 'insufficient-stock', available: Math.max(0, product.available) });
}

type LineResult = Awaited<ReturnType<OrderService['addItemToOrder']>>;

function orderOrRefusal(result: LineResult): Order {
  if (!isGraphQlErrorResult(result)) return result;
  if (result.__typename === 'InsufficientStockError')
    throw NotChanged.because({ code: 'insufficient-stock', available: result.quantityAvailable });
  if (result.__typename === 'OrderLimitError') throw tooMany();
  if (result.__typename === 'OrderModificationError') throw NotChanged.because({ code: 'cart-frozen' });
  throw new Error(result.message);
}
