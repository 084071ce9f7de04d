import { Injectable } from '@nestjs/common';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { CustomerGroup, CustomerGroupService, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { CountryStore } from '../../platform/stores/country-store.entity';
import { storeOf } from '../../platform/stores/store';

interface FirstTier {
  readonly name: string;
  readonly cohortRangeFrom: number | null;
  readonly cohortRangeTo: number | null;
  readonly discountPermyriad: number | null;
}

// A§3 Loyalty level. The specification names the tiers, not the amounts: these are a start the operator changes.
const tiers: readonly FirstTier[] = [
  { name: 'not-logged-in', cohortRangeFrom: null, cohortRangeTo: null, discountPermyriad: null },
  { name: 'monetary-cohort-base-tier', cohortRangeFrom: 0, cohortRangeTo: 49_999, discountPermyriad: 0 },
  { name: 'tier-1', cohortRangeFrom: 50_000, cohortRangeTo: 149_999, discountPermyriad: 200 },
  { name: 'tier-2', cohortRangeFrom: 150_000, cohortRangeTo: 299_999, discountPermyriad: 300 },
  { name: 'tier-3', cohortRangeFrom: 300_000, cohortRangeTo: 599_999, discountPermyriad: 400 },
  { name: 'tier-4', cohortRangeFrom: 600_000, cohortRangeTo: null, discountPermyriad: 500 },
];

const tierRow = z.object({ key: z.enum(loyaltyTiers), discountPermyriad: z.number() });
export type MyLoyaltyTier = z.output<typeof tierRow>;

// With several groups the best wins; whoever is in none begins at the base.
const selectMine = `
  SELECT customer_group.name AS key, coalesce("customFieldsDiscountpermyriad", 0) AS "discountPermyriad"
  FROM customer_group
  WHERE name = ANY($2::text[]) AND (name = ($2::text[])[1] OR id IN (
    SELECT joined."customerGroupId" FROM customer_groups_customer_group AS joined
    JOIN customer ON customer.id = joined."customerId"
    WHERE customer."userId" = $1 AND customer."deletedAt" IS NULL))
  ORDER BY array_position($2::text[], name::text) DESC LIMIT 1`;

@Injectable()
export class LoyaltyTiersService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly groups: CustomerGroupService,
  ) {}

  async seed(ctx: RequestContext): Promise<void> {
    const repository = this.connection.getRepository(ctx, CustomerGroup);
    const existing = await repository.find({ select: { id: true, name: true } });
    for (const { name, ...customFields } of tiers) {
      const group = existing.find((each) => each.name === name);
      if (group === undefined) await this.groups.create(ctx, { name, customFields });
    }
  }

  async findMine(ctx: RequestContext): Promise<MyLoyaltyTier | null> {
    const userId = ctx.session?.user?.id;
    if (userId === undefined) return null;
    const { key } = storeOf(ctx);
    const { flags } = await this.connection.getRepository(ctx, CountryStore).findOneByOrFail({ key });
    if (!flags.loyalty_discount_enabled) return null;
    const rows: unknown = await this.connection
      .getRepository(ctx, CustomerGroup)
      .query(selectMine, [Number(userId), [...loyaltyTiers]]);
    const [mine] = z.array(tierRow).parse(rows);
    return mine ?? null;
  }
}
