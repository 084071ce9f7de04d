import { Injectable } from '@nestjs/common';
import { OrderService, type RequestContext } from '@vendure/core';
import { z } from 'zod';
import { storeOf } from '../platform/stores/store';
import { findOwner } from './cart-owner';
import { CartRows } from './cart-rows';

export interface CartShippingOption {
  readonly key: string;
  readonly price: number;
  readonly priceNet: number;
  readonly deliveryDays: string | null;
}

const methodFields = z.object({ deliveryDays: z.string().nullable() });

@Injectable()
export class CartShippingOptions {
  constructor(
    private readonly orders: OrderService,
    private readonly rows: CartRows,
  ) {}

  async of(ctx: RequestContext, cartId: number): Promise<CartShippingOption[]> {
    const owner = findOwner(ctx);
    const cart = owner && (await this.rows.find(ctx, owner, storeOf(ctx), cartId));
    if (!cart) return [];
    const quotes = await this.orders.getEligibleShippingMethods(ctx, cart.orderId);
    // The engine leaves the other of the two prices unrounded.
    return quotes.map((quote) => ({
      key: quote.code,
      price: Math.round(quote.priceWithTax),
      priceNet: Math.round(quote.price),
      deliveryDays: methodFields.parse(quote.customFields).deliveryDays,
    }));
  }
}
