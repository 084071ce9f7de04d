import { Injectable } from '@nestjs/common';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../platform/statements';
import { OpenCarts } from './open-carts.service';
import { PersonalRows } from './personal-rows.service';
import { forgotten } from './retention-statements';

const idRow = z.object({ id: z.int() });
const batch = 200;

// Counted from the end of the year of whatever came last: the order, its invoice, or a credit note of it.
const selectOldOrders = `
  SELECT placed.id FROM "order" AS placed LEFT JOIN invoice ON invoice.order_id = placed.id
   WHERE placed."customFieldsStorekey" = $1
     AND greatest(placed."orderPlacedAt", invoice.issued_at,
       (SELECT max(issued_at) FROM credit_note WHERE credit_note.order_id = placed.id)) < date_trunc('year', now()) - $2 * interval '1 year'
     AND (placed."customFieldsContactemail" IS NOT NULL OR placed."shippingAddress" LIKE '%fullName%'
       OR placed."billingAddress" LIKE '%fullName%' OR invoice.order_id IS NOT NULL)
   ORDER BY placed.id LIMIT ${batch} FOR UPDATE OF placed SKIP LOCKED`;

// Guests are customers without a user, made for one order: where nothing is kept of any, nothing is kept of them.
const selectSpentGuests = `
  SELECT customer.id FROM customer
   WHERE "userId" IS NULL AND "deletedAt" IS NULL AND "createdAt" < now() - interval '90 days'
     AND NOT EXISTS (SELECT FROM "order" WHERE "order"."customerId" = customer.id
       AND ("order"."orderPlacedAt" IS NULL OR "order"."customFieldsContactemail" IS NOT NULL))
   ORDER BY customer.id LIMIT ${batch} FOR UPDATE SKIP LOCKED`;

/** Forgets what nobody needs any more and no law wants kept. */
@Injectable()
export class Retention {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly carts: OpenCarts,
    private readonly rows: PersonalRows,
  ) {}

  async sweep(ctx: RequestContext): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const [name, statement] of Object.entries(forgotten))
      counts[name] = await this.again(() => this.count(ctx, statement));
    counts['carts'] = await this.again(() => this.connection.withTransaction(ctx, (tx) => this.carts.removeLost(tx)));
    counts['orders'] = 0;
    for (const country of Object.values(countries)) {
      counts['orders'] += await this.again(() =>
        this.forgetOrders(ctx, storeKey(country), country.orderRetentionYears),
      );
    }
    counts['guests'] = await this.again(() => this.forgetGuests(ctx));
    return counts;
  }

  private async count(ctx: RequestContext, statement: string): Promise<number> {
    return (await this.statements.all(ctx, z.object({ done: z.int() }), statement)).length;
  }

  /** In small steps: nobody who buys meanwhile waits for a lock. */
  private async again(step: () => Promise<number>): Promise<number> {
    let total = 0;
    for (let found = 1; found > 0; total += found) found = await step();
    return total;
  }

  private forgetOrders(ctx: RequestContext, store: string, years: number): Promise<number> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const old = await this.statements.all(tx, idRow, selectOldOrders, [store, years]);
      const orderIds = old.map(({ id }) => id);
      if (orderIds.length > 0) await this.rows.forgetOrders(tx, orderIds);
      return old.length;
    });
  }

  private forgetGuests(ctx: RequestContext): Promise<number> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const guests = await this.statements.all(tx, idRow, selectSpentGuests);
      const customerIds = guests.map(({ id }) => id);
      if (guests.length > 0) await this.rows.erase(tx, { customerIds, userId: null, email: null, orderIds: [] });
      return guests.length;
    });
  }
}
