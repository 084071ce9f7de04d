import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { PaymentAttempt } from './payment-attempt.entity';

/** The driver answers an UPDATE with its rows and their count. */
const updated = z.tuple([z.array(z.unknown()), z.number()]);

/** Plain statements in the transaction of the context: what they lock and in which order is the point of them. */
@Injectable()
export class PaymentStatements {
  constructor(private readonly connection: TransactionalConnection) {}

  async all<Row extends z.ZodType>(ctx: RequestContext, row: Row, statement: string, values: readonly unknown[] = []) {
    const answer: unknown = await this.connection.getRepository(ctx, PaymentAttempt).query(statement, [...values]);
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
    await this.connection.getRepository(ctx, PaymentAttempt).query(statement, [...values]);
  }
}
