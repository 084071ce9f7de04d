import { Injectable } from '@nestjs/common';
import { volumeDiscount, volumeSteps } from '@tradehall/domain/cart/discount.ts';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { parsed } from '../../platform/parsed';
import { Statements } from '../../platform/statements';
import { findStore } from '../../platform/stores/store';
import { VolumeDiscount } from './volume-discount.entity';

const step = volumeDiscount.shape.steps.element;
const seenDiscount = z.object({ steps: z.array(step), stores: z.array(z.string()).nullish(), isActive: z.boolean() });

const savedDiscount = z.strictObject({
  id: z.coerce.number().int().optional(),
  discountGroup: z.string().trim().min(1).max(100),
  steps: volumeSteps,
  stores: z
    .array(z.string().refine((key) => findStore(key) !== null, { error: 'there is no such store' }))
    .min(1)
    .nullish()
    .transform((stores) => stores ?? null),
  isActive: z.boolean().default(true),
  sortOrder: z.int().default(0),
  seen: seenDiscount.nullish(),
});

// $1: the store
const selectGroups = `
  SELECT $1::text AS "storeKey", product."customFieldsVolumediscountgroup" AS "discountGroup", count(DISTINCT product.id)::int AS products
  FROM product JOIN product_variant AS variant ON variant."productId" = product.id AND variant."deletedAt" IS NULL
  JOIN store_price AS price ON price.variant_id = variant.id AND price.store_key = $1
  WHERE product.enabled AND product."deletedAt" IS NULL AND product."customFieldsVolumediscountgroup" <> ''
  GROUP BY product."customFieldsVolumediscountgroup" ORDER BY "discountGroup"`;
const groupRow = z.object({ storeKey: z.string(), discountGroup: z.string(), products: z.int() });
export type VolumeGroup = z.output<typeof groupRow>;

/** The same words for what is the same, in whichever order its fields were written. */
function wordsOf({ steps, stores, isActive }: z.output<typeof seenDiscount>): string {
  const rising = steps.map(({ volume, discountPermyriad }) => [volume, discountPermyriad]);
  return JSON.stringify([rising, stores ?? null, isActive]);
}

@Injectable()
export class VolumeDiscountsService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
  ) {}

  findAll(ctx: RequestContext): Promise<VolumeDiscount[]> {
    const order = { discountGroup: 'ASC', sortOrder: 'ASC', id: 'ASC' } as const;
    return this.connection.getRepository(ctx, VolumeDiscount).find({ order });
  }

  findGroups(ctx: RequestContext, storeKey: string): Promise<VolumeGroup[]> {
    return this.statements.allSoon(ctx, groupRow, selectGroups, [storeKey]);
  }

  /** A new one without an id. */
  async save(ctx: RequestContext, input: unknown): Promise<VolumeDiscount> {
    const { id, seen, ...discount } = parsed(savedDiscount, input);
    const repository = this.connection.getRepository(ctx, VolumeDiscount);
    const lock = { mode: 'pessimistic_write' } as const;
    const existing = id === undefined ? repository.create() : await repository.findOne({ where: { id }, lock });
    if (existing === null) throw new UserInputError('This volume discount does not exist.');
    if (id !== undefined && seen && wordsOf(existing) !== wordsOf(seen))
      throw new UserInputError('Somebody has changed this since you saw it. Forget your change to see what holds now.');
    return repository.save(Object.assign(existing, discount));
  }
}
