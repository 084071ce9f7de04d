import { Injectable } from '@nestjs/common';
import {
  CustomerService,
  isGraphQlErrorResult,
  NativeAuthenticationMethod,
  type RequestContext,
  TransactionalConnection,
  User,
  UserService,
} from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../platform/statements';

const accountRow = z.object({ customerId: z.int(), userId: z.int(), email: z.string() });
export type Account = z.output<typeof accountRow>;

interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

// Who has not proven the address has no account, whoever began one in that name.
const selectAccount = (which: string) => `
  SELECT customer.id AS "customerId", "user".id AS "userId", customer."emailAddress" AS email
    FROM customer JOIN "user" ON "user".id = customer."userId"
   WHERE ${which} AND customer."deletedAt" IS NULL AND "user"."deletedAt" IS NULL AND "user".verified
   ORDER BY customer.id LIMIT 1`;

const selectUser = `
  SELECT "user".id FROM customer JOIN "user" ON "user".id = customer."userId"
   WHERE customer.id = $1 AND "user"."deletedAt" IS NULL`;

const hasOrders = `
  SELECT placed.id FROM "order" AS placed LEFT JOIN customer ON customer.id = placed."customerId"
   WHERE lower(placed."customFieldsContactemail") = $1 AND placed."orderPlacedAt" IS NOT NULL
     AND customer."deletedAt" IS NULL LIMIT 1`;

// A guest is a customer without a user; what an account has ordered with another's address stays its own. What was ordered
// before an account was deleted is nobody's any more, also for whoever comes back.
const claimOrders = `
  WITH mine AS (
    SELECT placed.id FROM "order" AS placed LEFT JOIN customer ON customer.id = placed."customerId"
     WHERE lower(placed."customFieldsContactemail") = $2 AND placed."orderPlacedAt" IS NOT NULL
       AND (customer."userId" IS NULL AND customer."deletedAt" IS NULL OR customer.id = $1)
  ), moved AS (
    UPDATE "order" SET "customerId" = $1 FROM mine WHERE "order".id = mine.id
  )
  UPDATE cart SET customer_id = $1 FROM mine
   WHERE cart.order_id = mine.id AND cart.customer_id IS NULL AND cart.state = 'Ordered'
  RETURNING cart.order_id AS id`;

const idRow = z.object({ id: z.int() });

/** Accounts in the engine's own tables: a customer with a user whose address is proven. */
@Injectable()
export class AccountRows {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly customers: CustomerService,
    private readonly users: UserService,
    private readonly statements: Statements,
  ) {}

  find(ctx: RequestContext, email: string): Promise<Account | null> {
    return this.statements.first(ctx, accountRow, selectAccount(`customer."emailAddress" = $1`), [email]);
  }

  findOfUser(ctx: RequestContext, userId: number): Promise<Account | null> {
    return this.statements.first(ctx, accountRow, selectAccount('"user".id = $1'), [userId]);
  }

  async hasOrders(ctx: RequestContext, email: string): Promise<boolean> {
    return (await this.statements.first(ctx, idRow, hasOrders, [email])) !== null;
  }

  /** For whoever has proven the address: what was ordered with it as a guest is the account's from now on. */
  async begin(ctx: RequestContext, { email, ...names }: Person, passwordHash: string) {
    const customer = await this.customers.createOrUpdate(ctx, { emailAddress: email, ...names });
    if (isGraphQlErrorResult(customer)) throw new Error(customer.message);
    const customerId = Number(customer.id);
    const known = await this.statements.first(ctx, idRow, selectUser, [customerId]);
    const userId = known?.id ?? (await this.createUser(ctx, email));
    await this.statements.run(ctx, 'UPDATE customer SET "userId" = $2 WHERE id = $1', [customerId, userId]);
    await this.setPassword(ctx, { userId, email }, passwordHash);
    const orders = await this.statements.all(ctx, idRow, claimOrders, [customerId, email]);
    return { customerId, orders: orders.length };
  }

  /** The address is proven by the link, or was before. */
  async setPassword(ctx: RequestContext, { userId, email }: Pick<Account, 'userId' | 'email'>, passwordHash: string) {
    const methods = this.connection.getRepository(ctx, NativeAuthenticationMethod);
    const user = new User({ id: userId });
    const method =
      (await methods.findOneBy({ user: { id: userId } })) ??
      new NativeAuthenticationMethod({ identifier: email, user });
    Object.assign(method, { passwordHash, verificationToken: null, passwordResetToken: null });
    await methods.save(method, { reload: false });
    await this.connection.getRepository(ctx, User).update({ id: userId }, { verified: true });
  }

  private async createUser(ctx: RequestContext, email: string): Promise<number> {
    const user = await this.users.createCustomerUser(ctx, email);
    if (isGraphQlErrorResult(user)) throw new Error(user.message);
    return Number(user.id);
  }
}
