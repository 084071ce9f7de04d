import { Injectable } from '@nestjs/common';
import { type LoyaltyStanding, standingOf } from '@tradehall/domain/cart/loyalty-standing.ts';
import { type LoyaltyTier, loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { CustomerGroup, CustomerGroupService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { findMyCustomer } from '../../platform/my-customer';
import { Statements } from '../../platform/statements';
import { currencyOf, storeOf } from '../../platform/stores/store';
import { loyaltyLevelRow, selectLoyaltyLevels, selectTierOf } from './loyalty-levels';

const tierRow = z.object({ key: z.enum(loyaltyTiers), permyriad: z.int() });
const countedRow = z.object({ periodMonths: z.int(), turnover: z.record(z.string(), z.int()) });

const selectMine = selectTierOf('$1', '$2', '$3');

const selectCounted = `
  SELECT period_months AS "periodMonths",
    coalesce((SELECT turnover FROM loyalty_standing WHERE customer_id = $1), '{}') AS turnover
  FROM loyalty_programme`;

interface MyLoyaltyTier {
  readonly key: LoyaltyTier;
  readonly discountPermyriad: number;
}

@Injectable()
export class LoyaltyTiersService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly groups: CustomerGroupService,
    private readonly statements: Statements,
  ) {}

  /** The groups by which operators grant a level. */
  async seed(ctx: RequestContext): Promise<void> {
    const existing = await this.connection.getRepository(ctx, CustomerGroup).find({ select: { id: true, name: true } });
    const missing = ['not-logged-in', ...loyaltyTiers].filter((name) => !existing.some((group) => group.name === name));
    for (const name of missing) await this.groups.create(ctx, { name });
  }

  async findMine(ctx: RequestContext): Promise<MyLoyaltyTier | null> {
    const mine = await findMyCustomer(this.connection, ctx);
    const tier = mine && (await this.findTier(ctx, mine.id));
    return tier && { key: tier.key, discountPermyriad: tier.permyriad };
  }

  async findMyStanding(ctx: RequestContext): Promise<LoyaltyStanding | null> {
    const mine = await findMyCustomer(this.connection, ctx);
    if (!mine) return null;
    const tier = await this.findTier(ctx, mine.id);
    const counted = await this.statements.first(ctx, countedRow, selectCounted, [mine.id]);
    if (!tier || !counted) return null;
    const levels = await this.statements.all(ctx, loyaltyLevelRow, selectLoyaltyLevels, [[...loyaltyTiers]]);
    return standingOf({ tier: tier.key, ...counted, currencyCode: currencyOf(storeOf(ctx)) }, levels);
  }

  private findTier(ctx: RequestContext, customerId: number) {
    return this.statements.first(ctx, tierRow, selectMine, [customerId, storeOf(ctx).key, [...loyaltyTiers]]);
  }
}
