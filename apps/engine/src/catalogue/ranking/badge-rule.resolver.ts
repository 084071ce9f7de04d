import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type BadgeRule, badgeRule } from '@tradehall/domain/catalogue/badge-rule.ts';
import { Allow, Ctx, RequestContext, Transaction, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { parsed } from '../../platform/parsed';
import { countryStorePermission } from '../../platform/stores/country-stores.resolver';
import { Statements } from '../../platform/statements';
import { soldInWindow } from './rank-products';

export const badgeRuleSchema = gql`
  "By what all stores call a product new or a bestseller"
  type BadgeRule {
    newDays: Int!
    salesWindowDays: Int!
    "Ordered within the window, in all stores together"
    bestsellerPieces: Int!
  }

  input BadgeRuleInput {
    newDays: Int!
    salesWindowDays: Int!
    bestsellerPieces: Int!
  }

  "How many products have a badge, and how many would get or lose it"
  type BadgeChange {
    now: Int!
    gained: Int!
    lost: Int!
  }

  type BadgeChanges {
    new: BadgeChange!
    bestseller: BadgeChange!
  }

  extend type Query {
    badgeRule: BadgeRule!
    "Of the products on sale, today; nothing is saved"
    previewBadgeRule(rule: BadgeRuleInput!): BadgeChanges!
  }

  extend type Mutation {
    "For all stores. Another change since the rule was seen is not overwritten"
    saveBadgeRule(rule: BadgeRuleInput!, seen: BadgeRuleInput!): BadgeRule!
  }
`;

const columns = `new_days AS "newDays", sales_window_days AS "salesWindowDays", bestseller_pieces AS "bestsellerPieces"`;
const selectRule = `SELECT ${columns} FROM ranking_rule`;
const updateRule = `
  UPDATE ranking_rule SET new_days = $1, sales_window_days = $2, bestseller_pieces = $3 RETURNING ${columns}`;

const countsOf = (badge: string) => `jsonb_build_object(
    'now', count(*) FILTER (WHERE was_${badge}),
    'gained', count(*) FILTER (WHERE is_${badge} AND NOT was_${badge}),
    'lost', count(*) FILTER (WHERE was_${badge} AND NOT is_${badge}))`;

// What the watch writes, by the functions and the count that it judges by; $1 to $3: the rule that is asked about.
const foresee = `
  WITH asked AS (SELECT $1::int AS new_days, $2::int AS sales_window_days, $3::int AS bestseller_pieces),
  sold AS (
    SELECT product_id, sum(pieces) AS pieces FROM (
      SELECT sold.product_id, sold.pieces ${soldInWindow('asked')}
      UNION ALL SELECT product_id, pieces FROM product_sales WHERE source <> 'orders') AS every_piece
    GROUP BY product_id
  )
  SELECT ${countsOf('new')} AS new, ${countsOf('bestseller')} AS bestseller
  FROM (
    SELECT known.is_new AS was_new, known.is_bestseller AS was_bestseller,
      is_new_product(known.is_bware, known.on_sale_since, asked.new_days) AS is_new,
      is_bestseller(known.is_bware, coalesce(sold.pieces, 0), asked.bestseller_pieces) AS is_bestseller
    FROM asked, product_ranking AS known
    JOIN product ON product.id = known.product_id AND product.enabled
    LEFT JOIN sold ON sold.product_id = known.product_id) AS judged`;

const change = z.object({ now: z.int(), gained: z.int(), lost: z.int() });
const changes = z.object({ new: change, bestseller: change });
type BadgeChanges = z.output<typeof changes>;

const saved = z.object({ rule: badgeRule, seen: badgeRule });
const valuesOf = (rule: BadgeRule) => [rule.newDays, rule.salesWindowDays, rule.bestsellerPieces];

/** The worker judges all products anew as soon as the rule is another. */
@Resolver()
export class BadgeRuleResolver {
  constructor(private readonly statements: Statements) {}

  @Query('badgeRule')
  @Allow(countryStorePermission.Read)
  async find(@Ctx() ctx: RequestContext): Promise<BadgeRule> {
    return this.#only(await this.statements.all(ctx, badgeRule, selectRule));
  }

  @Query('previewBadgeRule')
  @Allow(countryStorePermission.Read)
  async preview(@Ctx() ctx: RequestContext, @Args('rule') rule: object): Promise<BadgeChanges> {
    const asked = parsed(badgeRule, rule);
    return this.#only(await this.statements.allSoon(ctx, changes, foresee, valuesOf(asked)));
  }

  @Mutation('saveBadgeRule')
  @Allow(countryStorePermission.Write)
  @Transaction()
  async save(@Ctx() ctx: RequestContext, @Args() args: object): Promise<BadgeRule> {
    const { rule, seen } = parsed(saved, args);
    const held = this.#only(await this.statements.all(ctx, badgeRule, `${selectRule} FOR UPDATE`));
    if (valuesOf(held).join() !== valuesOf(seen).join())
      throw new UserInputError(
        'Somebody has changed this rule since you saw it. Forget your change to see what holds now.',
      );
    return this.#only(await this.statements.all(ctx, badgeRule, updateRule, valuesOf(rule)));
  }

  #only<Row>([row]: readonly Row[]): Row {
    if (row === undefined) throw new Error('the rule of the badges is gone');
    return row;
  }
}
