import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { concernKinds } from '../attempts/concern-kinds';
import { PaymentAttempt } from '../attempts/payment-attempt.entity';
import { boardStatement } from './board-statement';

/** What an operator chose; an empty choice is none. */
const choice = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((value) => (value ? value : null));

const boardRequest = z.object({
  storeKey: choice,
  state: choice,
  method: choice,
  search: choice,
  skip: z
    .int()
    .min(0)
    .max(10_000)
    .nullish()
    .transform((value) => value ?? 0),
  take: z
    .int()
    .min(1)
    .max(100)
    .nullish()
    .transform((value) => value ?? 50),
});

const amount = z.coerce.number();
const boardEntry = z.object({
  id: z.string(),
  kind: z.enum(['attempt', 'webhook']),
  concern: z.enum(['unmatched', 'unprocessed', 'late', ...concernKinds]).nullable(),
  concernId: z.string().nullable(),
  cartId: z.int().nullable(),
  orderId: z.int().nullable(),
  orderNumber: z.string(),
  orderState: z.string().nullable(),
  storeKey: z.string().nullable(),
  email: z.string().nullable(),
  method: z.string().nullable(),
  state: z.string(),
  failure: z.string().nullable(),
  amount,
  currencyCode: z.string(),
  refunded: amount,
  refundUnderWay: amount,
  pspReference: z.string().nullable(),
  at: z.date(),
  changedAt: z.date(),
});
// An empty page still says how many there are.
const boardRow = z.union([boardEntry, z.object({ id: z.null() })]);
const boardRows = z.array(z.intersection(z.object({ totalItems: z.int() }), boardRow));

export interface BoardPage {
  readonly items: z.output<typeof boardEntry>[];
  readonly totalItems: number;
}

/** All payments of all shops, those first that somebody has to look at. */
@Injectable()
export class PaymentBoardService {
  constructor(private readonly connection: TransactionalConnection) {}

  async find(ctx: RequestContext, request: unknown): Promise<BoardPage> {
    const { statement, values } = boardStatement(boardRequest.parse(request));
    const answer: unknown = await this.connection.getRepository(ctx, PaymentAttempt).query(statement, values);
    const rows = boardRows.parse(answer);
    const items = rows.flatMap((row) => (row.id === null ? [] : [row]));
    return { items, totalItems: rows[0]?.totalItems ?? 0 };
  }
}
