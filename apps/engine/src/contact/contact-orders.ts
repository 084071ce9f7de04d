import { Injectable } from '@nestjs/common';
import { Order, type RequestContext, TransactionalConnection } from '@vendure/core';
import { In } from 'typeorm';
import { z } from 'zod';
import { findStore } from '../platform/stores/store';
import { spellings } from '../orders/withdrawals/order-links.service';
import type { ContactRequest } from './contact-request.entity';

export interface ContactOrder {
  readonly id: string;
  readonly number: string;
  /** Anybody can write an order's number: only who ordered it knows the address as well. */
  readonly isOfSender: boolean;
}

const named = z.object({ orderNumber: z.string() });
const contact = z.object({ contactEmail: z.string().nullish() });

@Injectable()
export class ContactOrders {
  constructor(private readonly connection: TransactionalConnection) {}

  /** The order a request is about; null where it names none that the shop knows. */
  async find(ctx: RequestContext, request: ContactRequest): Promise<ContactOrder | null> {
    const { details, storeKey, customerEmail, customerId } = request;
    const parsed = named.safeParse(details);
    const store = findStore(storeKey);
    if (!parsed.success || !store) return null;
    const order = await this.connection.getRepository(ctx, Order).findOne({
      where: { code: In(spellings(parsed.data.orderNumber, store)), active: false },
      relations: { customer: true },
    });
    if (!order) return null;
    const emails = [contact.parse(order.customFields).contactEmail, order.customer?.emailAddress];
    const isOfSender =
      emails.some((email) => email?.toLowerCase() === customerEmail.toLowerCase()) ||
      (customerId !== null && Number(order.customer?.id) === customerId);
    return { id: String(order.id), number: order.code, isOfSender };
  }
}
