import { Injectable } from '@nestjs/common';
import { PluginCommonModule, type RequestContext, TransactionalConnection, VendurePlugin } from '@vendure/core';
import { z } from 'zod';
import type { Database } from './database';
import { CountryStore } from './stores/country-store.entity';

/** The driver answers an UPDATE with its rows and their count. */
const updated = z.tuple([z.array(z.unknown()), z.number()]);

/** Plain statements in the transaction of the context: what they lock and in which order is the point of them. */
@Injectable()
export class Statements {
  constructor(private readonly connection: TransactionalConnection) {}

  async all<Row extends z.ZodType>(ctx: RequestContext, row: Row, statement: string, values: readonly unknown[] = []) {
    const answer = await this.#query(ctx, statement, values);
    const both = updated.safeParse(answer);
    return z.array(row).parse(both.success ? both.data[0] : answer);
  }

  async first<Row extends z.ZodType>(
    ctx: RequestContext,
    row: Row,
    statement: string,
    values: readonly unknown[] = [],
  ) {
    const [first] = await this.all(ctx, row, statement, values);
    return first ?? null;
  }

  async run(ctx: RequestContext, statement: string, values: readonly unknown[] = []): Promise<void> {
    await this.#query(ctx, statement, values);
  }

  /** For what workers do as well, with connections of their own. */
  databaseOf(ctx: RequestContext): Database {
    const row = z.record(z.string(), z.unknown());
    return { query: async (statement, values) => ({ rows: await this.all(ctx, row, statement, values) }) };
  }

  /** The engine hands out the context's transaction by the repository of an entity; any of them does. */
  #query(ctx: RequestContext, statement: string, values: readonly unknown[]): Promise<unknown> {
    return this.connection.getRepository(ctx, CountryStore).query(statement, [...values]);
  }
}

@VendurePlugin({
  imports: [PluginCommonModule],
  providers: [Statements],
  exports: [Statements],
  compatibility: '^3.7.0',
})
export class StatementsPlugin {}
