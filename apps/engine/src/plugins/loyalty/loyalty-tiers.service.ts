import { Injectable } from '@nestjs/common';
import { CustomerGroup, CustomerGroupService, type RequestContext, TransactionalConnection } from '@vendure/core';

interface LoyaltyTier {
  readonly name: string;
  readonly cohortRangeFrom: number | null;
  readonly cohortRangeTo: number | null;
}

// A§3 Loyalty level. The specification names the tiers, not the amounts: these are a start the operator changes.
const tiers: readonly LoyaltyTier[] = [
  { name: 'not-logged-in', cohortRangeFrom: null, cohortRangeTo: null },
  { name: 'monetary-cohort-base-tier', cohortRangeFrom: 0, cohortRangeTo: 49_999 },
  { name: 'tier-1', cohortRangeFrom: 50_000, cohortRangeTo: 149_999 },
  { name: 'tier-2', cohortRangeFrom: 150_000, cohortRangeTo: 299_999 },
  { name: 'tier-3', cohortRangeFrom: 300_000, cohortRangeTo: 599_999 },
  { name: 'tier-4', cohortRangeFrom: 600_000, cohortRangeTo: null },
];

@Injectable()
export class LoyaltyTiersService {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly groups: CustomerGroupService,
  ) {}

  async seed(ctx: RequestContext): Promise<void> {
    const existing = await this.connection.getRepository(ctx, CustomerGroup).find({ select: { id: true, name: true } });
    for (const { name, ...customFields } of tiers) {
      if (existing.some((group) => group.name === name)) continue;
      await this.groups.create(ctx, { name, customFields });
    }
  }
}
