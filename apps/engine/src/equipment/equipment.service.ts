import { Injectable } from '@nestjs/common';
import { locale } from '@tradehall/domain/calls/fields.ts';
import { type RequestContext, UserInputError } from '@vendure/core';
import { z } from 'zod';
import { storeOf } from '../platform/stores/store';
import { Statements } from '../platform/statements';
import { StandingRecalls } from '../catalogue/recalls/standing-recalls';
import { equipmentRow, selectEquipment } from './equipment-row';
import { groupEquipment, type Machine } from './group-equipment';

const listRequest = z.object({ locale, limit: z.int().min(1).max(50), offset: z.int().min(0) });

export interface EquipmentList {
  readonly total: number;
  readonly results: readonly Machine[];
}

/** What the customer of the session has bought in this store and still has. */
@Injectable()
export class EquipmentService {
  constructor(
    private readonly statements: Statements,
    private readonly recalls: StandingRecalls,
  ) {}

  /** Null for guests. */
  async find(ctx: RequestContext, input: unknown): Promise<EquipmentList | null> {
    const parsed = listRequest.safeParse(input);
    if (!parsed.success) throw new UserInputError(z.prettifyError(parsed.error));
    if (!ctx.activeUserId) return null;
    const { limit, offset } = parsed.data;
    const { key, country } = storeOf(ctx);
    const values = [key, ctx.activeUserId, parsed.data.locale];
    const rows = await this.statements.all(ctx, equipmentRow, selectEquipment, values);
    const recalls = await this.recalls.ofProducts(ctx, [...new Set(rows.map(({ sku }) => sku))]);
    const machines = groupEquipment(rows, recalls, country);
    return { total: machines.length, results: machines.slice(offset, offset + limit) };
  }
}
