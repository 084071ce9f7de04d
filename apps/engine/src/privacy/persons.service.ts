import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import type { Account } from '../customer/account-rows';
import { Statements } from '../platform/statements';
import type { Person } from './personal-table';

const idRow = z.object({ id: z.int() });

// Held until the transaction ends: nothing new is written for the customer meanwhile.
const lockCustomers = `
  SELECT id FROM customer
   WHERE id = $1 OR ("userId" IS NULL AND "deletedAt" IS NULL AND lower("emailAddress") = $2)
   ORDER BY id FOR UPDATE`;

const selectOrders = `SELECT id FROM "order" WHERE "customerId" = ANY($1::int[]) ORDER BY id`;

/** Who somebody is to the tables. */
@Injectable()
export class Persons {
  constructor(private readonly statements: Statements) {}

  /** What a guest has ordered with her address may be somebody else's: it is not told. */
  async ofAccount(ctx: RequestContext, { customerId, userId, email }: Account): Promise<Person> {
    return { customerIds: [customerId], userId, email, orderIds: await this.ordersOf(ctx, [customerId]) };
  }

  /** With the guests of her address, who are forgotten with her. */
  async lock(ctx: RequestContext, { customerId, userId, email }: Account): Promise<Person> {
    const rows = await this.statements.all(ctx, idRow, lockCustomers, [customerId, email]);
    const customerIds = rows.map(({ id }) => id);
    return { customerIds, userId, email, orderIds: await this.ordersOf(ctx, customerIds) };
  }

  async ordersOf(ctx: RequestContext, customerIds: readonly number[]): Promise<number[]> {
    const rows = await this.statements.all(ctx, idRow, selectOrders, [[...customerIds]]);
    return rows.map(({ id }) => id);
  }
}
