import { Injectable } from '@nestjs/common';
import {
  PluginCommonModule,
  type RequestContext,
  TransactionalConnection,
  UserInputError,
  VendurePlugin,
} from '@vendure/core';
import { z } from 'zod';
import type { Database } from './database';
import { CountryStore } from './stores/country-store.entity';

/** The driver answers an UPDATE with its rows and their count. */
const updated = z.tuple([z.array(z.unknown()), z.number()]);

// SQLSTATE 57014
const timedOut = z.object({ code: z.literal('57014') });
const longestAnswerMs = 5_000;

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

  /** For what an operator asks out of curiosity: it is told to her soon, or given up. */
  async allSoon<Row extends z.ZodType>(
    ctx: RequestContext,
    row: Row,
    statement: string,
    values: readonly unknown[],
  ): Promise<z.output<Row>[]> {
    try {
      return await this.connection.withTransaction(ctx, async (tx) => {
        await this.run(tx, `SET LOCAL statement_timeout = ${longestAnswerMs}`);
        return this.all(tx, row, statement, values);
      });
    } catch (failure) {
      if (!timedOut.safeParse(failure).success) throw failure;
      throw new UserInputError('There is too much to count at the moment.');
    }
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
