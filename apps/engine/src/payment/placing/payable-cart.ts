import { Injectable } from '@nestjs/common';
import { addressInput } from '@tradehall/domain/address/address.ts';
import {
  Customer,
  type Order,
  OrderService,
  type RequestContext,
  RequestContextCacheService,
  TransactionalConnection,
} from '@vendure/core';
import { z } from 'zod';
import { answerRelations } from '../../cart/answer-relations';
import { hasFreightLine } from '../../cart/shipping/freight-lines';
import { cartHash } from './cart-hash';
import { NotStarted } from '../attempts/payment-failure';

const held = z.object({ customFields: z.object({ written: addressInput }) });

/** A cart that can be paid for: who pays, where it goes, and what exactly was agreed to. */
export interface PayableCart {
  readonly order: Order;
  readonly email: string;
  readonly customerId: number | null;
  readonly billing: z.output<typeof addressInput>;
  readonly shipping: z.output<typeof addressInput>;
  readonly hash: string;
}

@Injectable()
export class PayableCarts {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly cache: RequestContextCacheService,
  ) {}

  /** Throws what is missing. The caller holds the lock of the cart. */
  async get(ctx: RequestContext, cartId: number): Promise<PayableCart> {
    const order = await this.orders.findOne(ctx, cartId, [...answerRelations]);
    if (!order || order.lines.length === 0) throw NotStarted.because('checkout-data-incomplete');
    const customerId = order.customerId == null ? null : Number(order.customerId);
    const email = order.customFields.contactEmail ?? (await this.emailOf(ctx, customerId));
    const billing = held.safeParse(order.billingAddress);
    const shipping = held.safeParse(order.shippingAddress);
    if (!email || !billing.success || !shipping.success) throw NotStarted.because('email-or-address-missing');
    if (order.shippingLines.length === 0) throw NotStarted.because('checkout-data-incomplete');
    return {
      order,
      email,
      customerId,
      billing: billing.data.customFields.written,
      shipping: shipping.data.customFields.written,
      hash: hashOf(order, email),
    };
  }

  /** The same, before the money is asked for. Who is called about a freight delivery is who ordered it. */
  async getToBePaid(ctx: RequestContext, cartId: number): Promise<PayableCart> {
    const cart = await this.get(ctx, cartId);
    const phone = cart.billing.phone ?? cart.billing.mobile ?? cart.shipping.phone;
    const needsPhone = phone === undefined && (await hasFreightLine(ctx, cart.order, this.connection, this.cache));
    if (needsPhone) throw NotStarted.because('billing-address-error');
    return cart;
  }

  private async emailOf(ctx: RequestContext, customerId: number | null): Promise<string | null> {
    if (customerId === null) return null;
    const customer = await this.connection.getRepository(ctx, Customer).findOneBy({ id: customerId });
    return customer?.emailAddress ?? null;
  }
}

function hashOf(order: Order, email: string): string {
  return cartHash({
    currencyCode: order.currencyCode,
    totalCents: order.totalWithTax,
    shippingCents: order.shippingWithTax,
    lines: order.lines.map((line) => ({
      variantId: Number(line.productVariantId),
      quantity: line.quantity,
      totalCents: line.proratedLinePriceWithTax,
    })),
    surcharges: order.surcharges.map(({ sku, priceWithTax }) => ({ sku, totalCents: priceWithTax })),
    couponCodes: order.couponCodes,
    email,
    addresses: [order.billingAddress, order.shippingAddress],
  });
}
