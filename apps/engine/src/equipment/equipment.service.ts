import { Injectable } from '@nestjs/common';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { succeed } from '@tradehall/domain/calls/result.ts';
import {
  equipmentEngineCalls,
  type EquipmentRequest,
  type OwnedEquipment,
} from '@tradehall/domain/equipment/equipment.engine-calls.ts';
import type { RequestContext } from '@vendure/core';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { storeOf } from '../platform/stores/store';
import { Statements } from '../platform/statements';
import { StandingRecalls } from '../catalogue/recalls/standing-recalls';
import { equipmentRow, selectEquipment } from './equipment-row';
import { endingSoon, groupEquipment, type Machine } from './group-equipment';

/** What the customer of the session has bought in this store and still has. */
@Injectable()
export class EquipmentService {
  constructor(
    door: EngineDoor,
    private readonly statements: Statements,
    private readonly recalls: StandingRecalls,
  ) {
    door.serve(equipmentEngineCalls, { myEquipment: async (ctx, request) => succeed(await this.find(ctx, request)) });
  }

  /** Null for guests. */
  private async find(ctx: RequestContext, { locale, limit, offset, endsUntil }: EquipmentRequest) {
    if (!ctx.activeUserId) return null;
    const { key, country } = storeOf(ctx);
    const rows = await this.statements.all(ctx, equipmentRow, selectEquipment, [key, ctx.activeUserId, locale]);
    const recalls = await this.recalls.ofProducts(ctx, [...new Set(rows.map(({ sku }) => sku))]);
    const all = groupEquipment(rows, recalls, country);
    const machines =
      endsUntil === null ? all : endingSoon(all, calendarDateIn(country.timeZone, new Date()), endsUntil);
    return { total: machines.length, results: machines.slice(offset, offset + limit).map(told) };
  }
}

function told({ purchases, recalls, ...machine }: Machine): OwnedEquipment {
  return {
    ...machine,
    purchases: purchases.map((purchase) => ({ ...purchase, orderId: String(purchase.orderId) })),
    recalls: recalls.map(({ id, hazard, action, batch, publishedAt }) => ({
      id: String(id),
      hazard,
      action,
      batch,
      publishedAt: publishedAt.toISOString(),
    })),
  };
}
