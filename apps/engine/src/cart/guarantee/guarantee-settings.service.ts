import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { findStore } from '../../platform/stores/store';
import { GuaranteeSettings } from './guarantee-settings.entity';

const names = z.array(z.string().trim().min(1).max(200)).max(1_000).default([]);
const savedSettings = z.strictObject({
  storeKey: z.string().refine((key) => findStore(key) !== null, { error: 'there is no such store' }),
  excludedSkus: names,
  excludedBrands: names,
  excludedRelations: names,
});

@Injectable()
export class GuaranteeSettingsService {
  constructor(private readonly connection: TransactionalConnection) {}

  findAll(ctx: RequestContext): Promise<GuaranteeSettings[]> {
    return this.connection.getRepository(ctx, GuaranteeSettings).find({ order: { storeKey: 'ASC' } });
  }

  save(ctx: RequestContext, input: unknown): Promise<GuaranteeSettings> {
    const parsed = savedSettings.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    return this.connection.getRepository(ctx, GuaranteeSettings).save(parsed.data);
  }
}
