import { Injectable } from '@nestjs/common';
import type { AddressInput } from '@tradehall/domain/address/address.ts';
import { type AddressKind, addressKinds } from '@tradehall/domain/address/saved-address.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { CustomerAddress } from './customer-address.entity';

const addressRow = z.object({
  id: z.int(),
  kind: z.enum(addressKinds),
  isDefault: z.boolean(),
  version: z.int(),
  address: z.unknown(),
});
export type AddressRow = z.output<typeof addressRow>;

/** Whose book, and which half of it: a part of every statement. */
export interface Book {
  readonly customerId: number;
  readonly kind: AddressKind;
}

const fields = 'id, kind, is_default AS "isDefault", version, address';
const inBook = 'customer_id = $1 AND kind = $2';
const idRow = z.object({ id: z.int() });
/** The driver answers an UPDATE with its rows and their count. */
const written = z.tuple([z.array(z.unknown()), z.number()]);

/** The table of kept addresses. Whoever writes holds the customer's lock. */
@Injectable()
export class AddressRows {
  constructor(private readonly connection: TransactionalConnection) {}

  /** The default first, then the newest. */
  all(ctx: RequestContext, customerId: number): Promise<AddressRow[]> {
    const order = 'is_default DESC, created_at DESC, id DESC';
    return this.read(
      ctx,
      addressRow,
      `SELECT ${fields} FROM customer_address WHERE customer_id = $1 ORDER BY ${order}`,
      [customerId],
    );
  }

  async find(ctx: RequestContext, { customerId, kind }: Book, id: number): Promise<AddressRow | null> {
    const statement = `SELECT ${fields} FROM customer_address WHERE ${inBook} AND id = $3`;
    return (await this.read(ctx, addressRow, statement, [customerId, kind, id]))[0] ?? null;
  }

  /** One that came of the same wish, or says the same. */
  async findSame(ctx: RequestContext, { customerId, kind }: Book, intentId: string, address: AddressInput) {
    const statement = `
      SELECT id FROM customer_address WHERE ${inBook} AND (intent_id = $3 OR address = $4::jsonb)
       ORDER BY intent_id = $3 DESC LIMIT 1`;
    const [same] = await this.read(ctx, idRow, statement, [customerId, kind, intentId, JSON.stringify(address)]);
    return same?.id ?? null;
  }

  async count(ctx: RequestContext, { customerId, kind }: Book): Promise<number> {
    return (await this.read(ctx, idRow, `SELECT id FROM customer_address WHERE ${inBook}`, [customerId, kind])).length;
  }

  async insert(
    ctx: RequestContext,
    { customerId, kind }: Book,
    { intentId, address, isDefault }: { intentId: string; address: AddressInput; isDefault: boolean },
  ): Promise<number> {
    const statement = `
      INSERT INTO customer_address (customer_id, kind, intent_id, address, is_default) VALUES ($1, $2, $3, $4, $5)
      RETURNING id`;
    const values = [customerId, kind, intentId, JSON.stringify(address), isDefault];
    const [row] = await this.read(ctx, idRow, statement, values);
    if (!row) throw new Error('the address was not kept');
    return row.id;
  }

  async update(ctx: RequestContext, { customerId, kind }: Book, id: number, address: AddressInput): Promise<void> {
    const statement = `UPDATE customer_address SET address = $4, version = version + 1 WHERE ${inBook} AND id = $3`;
    await this.run(ctx, statement, [customerId, kind, id, JSON.stringify(address)]);
  }

  async delete(ctx: RequestContext, { customerId, kind }: Book, id: number): Promise<void> {
    await this.run(ctx, `DELETE FROM customer_address WHERE ${inBook} AND id = $3`, [customerId, kind, id]);
  }

  async newest(ctx: RequestContext, { customerId, kind }: Book): Promise<number | null> {
    const statement = `SELECT id FROM customer_address WHERE ${inBook} ORDER BY created_at DESC, id DESC LIMIT 1`;
    return (await this.read(ctx, idRow, statement, [customerId, kind]))[0]?.id ?? null;
  }

  /** In two steps: at no moment are there two. */
  async setDefault(ctx: RequestContext, { customerId, kind }: Book, id: number): Promise<void> {
    const book = [customerId, kind];
    await this.run(ctx, `UPDATE customer_address SET is_default = false WHERE ${inBook} AND is_default`, book);
    await this.run(ctx, `UPDATE customer_address SET is_default = true WHERE ${inBook} AND id = $3`, [...book, id]);
  }

  private async read<Row extends z.ZodType>(ctx: RequestContext, row: Row, statement: string, values: unknown[]) {
    const answer: unknown = await this.connection.getRepository(ctx, CustomerAddress).query(statement, values);
    const both = written.safeParse(answer);
    return z.array(row).parse(both.success ? both.data[0] : answer);
  }

  private async run(ctx: RequestContext, statement: string, values: unknown[]): Promise<void> {
    await this.connection.getRepository(ctx, CustomerAddress).query(statement, values);
  }
}
