import { Injectable } from '@nestjs/common';
import { plainText, productSku } from '@tradehall/domain/calls/fields.ts';
import { recallActions, recallHazards } from '@tradehall/domain/equipment/recall.ts';
import { ProductVariant, type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { IsNull } from 'typeorm';
import { z } from 'zod';
import { ProductRecall } from './product-recall.entity';

const listRequest = z.object({ skip: z.int().min(0).nullish(), take: z.int().min(1).max(200).nullish() });

const newRecall = z.object({
  sku: productSku,
  hazard: z.enum(recallHazards),
  action: z.enum(recallActions),
  batch: plainText(200)
    .nullish()
    .transform((value) => value ?? null),
});

const insertRecall = `
  INSERT INTO product_recall (sku, hazard, action, batch) VALUES ($1, $2, $3, $4)
  ON CONFLICT (sku, hazard, action, coalesce(batch, '')) WHERE withdrawn_at IS NULL DO NOTHING`;

/** What operators do with recalls. The mails are written by the worker (`start-recall-watch.ts`). */
@Injectable()
export class RecallsService {
  constructor(private readonly connection: TransactionalConnection) {}

  async find(ctx: RequestContext, request: unknown): Promise<{ items: ProductRecall[]; totalItems: number }> {
    const { skip, take } = listRequest.parse(request);
    const [items, totalItems] = await this.connection.getRepository(ctx, ProductRecall).findAndCount({
      order: { publishedAt: 'DESC', id: 'DESC' },
      skip: skip ?? 0,
      take: take ?? 50,
    });
    return { items, totalItems };
  }

  /** The same recall twice is one. */
  async publish(ctx: RequestContext, input: unknown): Promise<ProductRecall> {
    const parsed = newRecall.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    const { sku, hazard, action, batch } = parsed.data;
    // A product that is not sold any more can be recalled as well.
    if (!(await this.connection.getRepository(ctx, ProductVariant).existsBy({ sku })))
      throw new UserInputError(`There is no product ${sku}.`);
    const recalls = this.connection.getRepository(ctx, ProductRecall);
    await recalls.query(insertRecall, [sku, hazard, action, batch]);
    const standing = { sku, hazard, action, batch: batch ?? IsNull(), withdrawnAt: IsNull() };
    return recalls.findOneByOrFail(standing);
  }

  async withdraw(ctx: RequestContext, id: number): Promise<ProductRecall> {
    const recalls = this.connection.getRepository(ctx, ProductRecall);
    const recall = await recalls.findOneBy({ id });
    if (!recall) throw new UserInputError('This recall does not exist.');
    return recall.withdrawnAt ? recall : recalls.save(Object.assign(recall, { withdrawnAt: new Date() }));
  }
}
