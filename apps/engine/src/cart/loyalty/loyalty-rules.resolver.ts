import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type LoyaltyRules, loyaltyRules } from '@tradehall/domain/cart/loyalty-rules.ts';
import { loyaltyTiers } from '@tradehall/domain/cart/loyalty-tiers.ts';
import { currencies } from '@tradehall/domain/money/currencies.ts';
import { Allow, Ctx, RequestContext, Transaction, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { parsed } from '../../platform/parsed';
import { countryStorePermission } from '../../platform/stores/country-stores.resolver';
import { Statements } from '../../platform/statements';
import { type LevelMove, movesBy, selectStandings, standingRow } from './foresee-levels';
import { loyaltyLevelRow, selectLoyaltyLevels } from './loyalty-levels';

export const loyaltyRulesSchema = gql`
  type LoyaltyRuleLevel {
    tier: String!
    discountPermyriad: Int!
    "From which turnover it holds, in the currency that was asked for"
    fromCents: Money!
  }

  "The loyalty levels of all stores, with the thresholds of one currency"
  type LoyaltyRules {
    "For how long an order counts"
    periodMonths: Int!
    levels: [LoyaltyRuleLevel!]!
  }

  input LoyaltyRuleLevelInput {
    tier: String!
    discountPermyriad: Int!
    fromCents: Money!
  }

  input LoyaltyRulesInput {
    periodMonths: Int!
    levels: [LoyaltyRuleLevelInput!]!
  }

  type LevelMove {
    from: Int!
    to: Int!
    customers: Int!
  }

  extend type Query {
    loyaltyRules(currencyCode: String!): LoyaltyRules!
    "Which customers would move today; nothing is saved"
    previewLoyaltyRules(currencyCode: String!, rules: LoyaltyRulesInput!): [LevelMove!]!
  }

  extend type Mutation {
    "For all stores; thresholds of the other currencies stay. Another change since the rules were seen is not overwritten"
    saveLoyaltyRules(currencyCode: String!, rules: LoyaltyRulesInput!, seen: LoyaltyRulesInput!): LoyaltyRules!
  }
`;

const currencyCode = z.string().refine((code) => Object.hasOwn(currencies, code), 'is no currency of the shop');
const asked = z.object({ currencyCode, rules: loyaltyRules });
// What was seen may break a rule that is younger.
const saved = asked.extend({ seen: z.unknown() });

const lockProgramme = 'SELECT period_months AS "periodMonths" FROM loyalty_programme FOR UPDATE';
const selectProgramme = 'SELECT period_months AS "periodMonths" FROM loyalty_programme';
const programmeRow = z.object({ periodMonths: z.int() });

// Each notes all customers: only what is another is written.
const writePeriod = 'UPDATE loyalty_programme SET period_months = $1';
const writeDiscount = 'UPDATE loyalty_level SET discount_permyriad = $2 WHERE tier = $1';
const writeThreshold = `
  INSERT INTO loyalty_threshold (tier, currency_code, from_cents) VALUES ($1, $2, $3)
  ON CONFLICT (tier, currency_code) DO UPDATE SET from_cents = excluded.from_cents`;

@Resolver()
export class LoyaltyRulesResolver {
  constructor(private readonly statements: Statements) {}

  @Query('loyaltyRules')
  @Allow(countryStorePermission.Read)
  find(@Ctx() ctx: RequestContext, @Args('currencyCode') code: string): Promise<LoyaltyRules> {
    return this.#held(ctx, code, selectProgramme);
  }

  @Query('previewLoyaltyRules')
  @Allow(countryStorePermission.Read)
  async preview(@Ctx() ctx: RequestContext, @Args() args: object): Promise<LevelMove[]> {
    const given = parsed(asked, args);
    const levels = await this.#levels(ctx);
    const values = [given.rules.periodMonths, [...loyaltyTiers]];
    return movesBy({ ...given, levels }, await this.statements.allSoon(ctx, standingRow, selectStandings, values));
  }

  @Mutation('saveLoyaltyRules')
  @Allow(countryStorePermission.Write)
  @Transaction()
  async save(@Ctx() ctx: RequestContext, @Args() args: object): Promise<LoyaltyRules> {
    const { rules, seen, currencyCode: code } = parsed(saved, args);
    // Two who save at once are one after the other.
    const held = await this.#held(ctx, code, lockProgramme);
    if (JSON.stringify(ordered(held)) !== JSON.stringify(ordered(seen)))
      throw new UserInputError(
        'Somebody has changed these rules since you saw them. Forget your change to see what holds now.',
      );
    if (rules.periodMonths !== held.periodMonths) await this.statements.run(ctx, writePeriod, [rules.periodMonths]);
    for (const [index, { tier, discountPermyriad, fromCents }] of rules.levels.entries()) {
      const before = held.levels[index];
      if (discountPermyriad !== before?.discountPermyriad)
        await this.statements.run(ctx, writeDiscount, [tier, discountPermyriad]);
      if (fromCents !== before?.fromCents) await this.statements.run(ctx, writeThreshold, [tier, code, fromCents]);
    }
    return this.#held(ctx, code, selectProgramme);
  }

  #levels(ctx: RequestContext) {
    return this.statements.all(ctx, loyaltyLevelRow, selectLoyaltyLevels, [[...loyaltyTiers]]);
  }

  async #held(ctx: RequestContext, code: string, programme: string): Promise<LoyaltyRules> {
    const found = await this.statements.first(ctx, programmeRow, programme);
    const levels = await this.#levels(ctx);
    return {
      periodMonths: found?.periodMonths ?? 1,
      levels: levels.map(({ key, discountPermyriad, fromCents }) => {
        return { tier: key, discountPermyriad, fromCents: fromCents[code] ?? 0 };
      }),
    };
  }
}

const shown = z.object({
  periodMonths: z.unknown(),
  levels: z.array(z.object({ tier: z.unknown(), discountPermyriad: z.unknown(), fromCents: z.unknown() })),
});

/** The same rules as the same text, in whichever order a client wrote its fields. */
function ordered(rules: unknown): unknown {
  return shown.safeParse(rules).data ?? null;
}
