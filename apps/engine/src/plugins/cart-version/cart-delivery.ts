import { Injectable } from '@nestjs/common';
import { addressInput } from '@tradehall/domain/checkout/address.ts';
import { isGraphQlErrorResult, Order, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { answerRelations } from './answer-relations';
import { engineAddressOf } from './cart-address';
import { NotChanged } from './not-changed';

interface Billing {
  readonly address: unknown;
  readonly clientType: string;
}

/** Where a cart goes to and who pays for it. */
@Injectable()
export class CartDelivery {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
  ) {}

  setShippingAddress(ctx: RequestContext, cartId: number, address: unknown): Promise<Order> {
    const written = addressInput.safeParse(address);
    if (!written.success) throw NotChanged.because('shipping-address-error');
    return this.orders.setShippingAddress(ctx, cartId, engineAddressOf(written.data));
  }

  async setBillingAddress(ctx: RequestContext, cartId: number, { address, clientType }: Billing): Promise<Order> {
    const written = addressInput.safeParse(address);
    if (!written.success) throw NotChanged.because('billing-address-error');
    await this.connection.getRepository(ctx, Order).update(cartId, { customFields: { clientType } });
    return this.orders.setBillingAddress(ctx, cartId, engineAddressOf(written.data));
  }

  /** A cart with an address is sent as parcel or freight, by what is in it. The engine forgets that with the last line. */
  async keepShipping(ctx: RequestContext, order: Order): Promise<Order> {
    if (!order.shippingAddress.countryCode || order.lines.length === 0 || order.shippingLines.length > 0) return order;
    const [method] = await this.orders.getEligibleShippingMethods(ctx, order.id);
    if (!method) return order;
    const result = await this.orders.setShippingMethod(ctx, order.id, [method.id]);
    if (isGraphQlErrorResult(result)) throw NotChanged.because('cart-frozen');
    return (await this.orders.findOne(ctx, order.id, [...answerRelations])) ?? order;
  }
}
