import { Injectable } from '@nestjs/common';
import { type AddressInput, addressInput } from '@tradehall/domain/address/address.ts';
import { writtenAddressFaults } from '@tradehall/domain/address/written-address-faults.ts';
import type { ClientType } from '@tradehall/domain/countries/country.ts';
import { isGraphQlErrorResult, Order, OrderService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { answerRelations } from './answer-relations';
import { engineAddressOf } from './cart-address';
import { CartVat } from './cart-vat';
import { NotChanged } from './not-changed';

interface Billing {
  readonly address: unknown;
  readonly clientType: ClientType;
}

type Use = Parameters<typeof writtenAddressFaults>[1];

/** Null for what is no address of its country: the calls and the forms of the shop judge by the same rules. */
function readAddress(address: unknown, use: Use): AddressInput | null {
  const written = addressInput.safeParse(address);
  return written.success && writtenAddressFaults(written.data, use).length === 0 ? written.data : null;
}

/** Where a cart goes to and who pays for it. */
@Injectable()
export class CartDelivery {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly vat: CartVat,
  ) {}

  setShippingAddress(ctx: RequestContext, cartId: number, address: unknown): Promise<Order> {
    const written = readAddress(address, { purpose: 'shipping', clientType: 'PRIVATE' });
    if (!written) throw NotChanged.because({ code: 'shipping-address-error', fields: [] });
    return this.orders.setShippingAddress(ctx, cartId, engineAddressOf(written));
  }

  async setBillingAddress(ctx: RequestContext, cartId: number, { address, clientType }: Billing): Promise<Order> {
    const written = readAddress(address, { purpose: 'billing', clientType });
    if (!written) throw NotChanged.because({ code: 'billing-address-error', fields: [] });
    const vat = await this.vat.keepFor(ctx, cartId, written, clientType);
    await this.connection.getRepository(ctx, Order).update(cartId, { customFields: { clientType } });
    return this.orders.setBillingAddress(ctx, cartId, engineAddressOf(written, vat));
  }

  /** A cart with an address is sent as parcel or freight, by what is in it. The engine forgets that with the last line. */
  async keepShipping(ctx: RequestContext, order: Order): Promise<Order> {
    if (!order.shippingAddress.countryCode || order.lines.length === 0 || order.shippingLines.length > 0) return order;
    const [method] = await this.orders.getEligibleShippingMethods(ctx, order.id);
    if (!method) return order;
    const result = await this.orders.setShippingMethod(ctx, order.id, [method.id]);
    if (isGraphQlErrorResult(result)) throw NotChanged.because({ code: 'cart-frozen' });
    return (await this.orders.findOne(ctx, order.id, [...answerRelations])) ?? order;
  }
}
