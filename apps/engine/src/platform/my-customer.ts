import { Customer, type RequestContext, type TransactionalConnection } from '@vendure/core';
import { z } from 'zod';

const customerRow = z.object({
  id: z.int(),
  updatedAt: z.date(),
  emailAddress: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().nullable(),
});
type MyCustomer = z.output<typeof customerRow>;

const selectMine = `
  SELECT id, "updatedAt", "emailAddress", "firstName", "lastName", "customFieldsDateofbirth" AS "dateOfBirth" FROM customer
   WHERE "userId" = $1 AND "deletedAt" IS NULL`;

async function select(connection: TransactionalConnection, ctx: RequestContext, statement: string) {
  const userId = ctx.session?.user?.id;
  if (userId === undefined) return null;
  const rows: unknown = await connection.getRepository(ctx, Customer).query(statement, [Number(userId)]);
  return z.array(customerRow).parse(rows)[0] ?? null;
}

/** Whose session it is; null for a guest, and for whoever is signed out. */
export function findMyCustomer(connection: TransactionalConnection, ctx: RequestContext): Promise<MyCustomer | null> {
  return select(connection, ctx, selectMine);
}

/** One change of a customer at a time: the second click sees what the first has done. Orders go on meanwhile. */
export function lockMyCustomer(connection: TransactionalConnection, ctx: RequestContext): Promise<MyCustomer | null> {
  return select(connection, ctx, `${selectMine} FOR NO KEY UPDATE`);
}
