import { Injectable } from '@nestjs/common';
import { volumeDiscount } from '@tradehall/domain/cart/discount.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { findStore } from '../../platform/stores/store';
import { VolumeDiscount } from './volume-discount.entity';

const savedDiscount = z.strictObject({
  id: z.coerce.number().int().optional(),
  discountGroup: z.string().trim().min(1).max(100),
  steps: volumeDiscount.shape.steps.min(1).refine(
    (steps) =>
      steps.every(({ volume, discountPermyriad }, at) => {
        const before = steps[at - 1];
        return before === undefined || (volume > before.volume && discountPermyriad > before.discountPermyriad);
      }),
    { error: 'each step asks for more pieces than the one before and takes off more' },
  ),
  stores: z
    .array(z.string().refine((key) => findStore(key) !== null, { error: 'there is no such store' }))
    .min(1)
    .nullish()
    .transform((stores) => stores ?? null),
  isActive: z.boolean().default(true),
  sortOrder: z.int().default(0),
});

@Injectable()
export class VolumeDiscountsService {
  constructor(private readonly connection: TransactionalConnection) {}

  findAll(ctx: RequestContext): Promise<VolumeDiscount[]> {
    const order = { discountGroup: 'ASC', sortOrder: 'ASC', id: 'ASC' } as const;
    return this.connection.getRepository(ctx, VolumeDiscount).find({ order });
  }

  /** A new one without an id. */
  async save(ctx: RequestContext, input: unknown): Promise<VolumeDiscount> {
    const parsed = savedDiscount.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    const { id, ...discount } = parsed.data;
    const repository = this.connection.getRepository(ctx, VolumeDiscount);
    const existing = id === undefined ? repository.create() : await repository.findOneBy({ id });
    if (existing === null) throw new UserInputError('This volume discount does not exist.');
    return repository.save(Object.assign(existing, discount));
  }
}
