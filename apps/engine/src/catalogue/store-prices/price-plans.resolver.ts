import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext, Transaction } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { parsed } from '../../platform/parsed';
import { Statements } from '../../platform/statements';
import { type AppliedPrices, PriceGridService } from './price-grid.service';
import { cancelPlan } from './start-price-watch';

export const pricePlansSchema = gql`
  "What was scheduled in one go, and how many of its prices are in which state"
  type PricePlan {
    id: ID!
    "By the clocks of each store; without a start it began at once, without an end its prices stay"
    from: String
    until: String
    plannedAt: DateTime!
    stores: [String!]!
    products: Int!
    waiting: Int!
    running: Int!
    done: Int!
    "The worker was away for all of their time"
    missed: Int!
    "An operator set another price meanwhile, which stays"
    overruled: Int!
    cancelled: Int!
    "When the next of its prices takes effect or comes back"
    nextAt: DateTime
  }

  type PricePlanList {
    items: [PricePlan!]!
    totalItems: Int!
  }

  extend type Query {
    "Those that are not over first, then the newest"
    pricePlans(skip: Int, take: Int): PricePlanList!
  }

  extend type Mutation {
    "All of them or none. The times are those of each store's own clocks, to the second: 2026-12-01T08:00:00"
    scheduleStorePrices(stores: [String!]!, rows: [PriceGridRowInput!]!, from: String, until: String): AppliedPrices!
    "What waits is forgotten; what runs comes back at once. Answers how many prices that were"
    cancelPricePlan(id: ID!): Int!
  }
`;

const page = z.object({ skip: z.int().min(0).nullish(), take: z.int().min(1).max(100).nullish() });
const cancelled = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

const countOf = (state: string): string => `count(*) FILTER (WHERE state = '${state}')::int AS ${state}`;
const isOpen = `state IN ('waiting', 'running')`;
// Plans are counted for the page alone: one may have thousands of prices.
const selectPlans = `
  SELECT plan.id, from_wall_time AS "from", until_wall_time AS "until", planned_at AS "plannedAt", stores, products, counted.*
  FROM (
    SELECT *, EXISTS (SELECT FROM scheduled_price WHERE plan_id = price_plan.id AND ${isOpen}) AS is_open
      FROM price_plan ORDER BY is_open DESC, id DESC LIMIT $1 OFFSET $2) AS plan
  CROSS JOIN LATERAL (
    SELECT ${['waiting', 'running', 'done', 'missed', 'overruled', 'cancelled'].map(countOf).join(', ')},
      least(min(starts_at) FILTER (WHERE state = 'waiting'), min(ends_at) FILTER (WHERE state = 'running')) AS "nextAt"
    FROM scheduled_price WHERE plan_id = plan.id) AS counted
  ORDER BY is_open DESC, plan.id DESC`;
const countPlans = 'SELECT count(*)::int AS count FROM price_plan';

const planRow = z.looseObject({ id: z.int(), stores: z.array(z.string()) });
const countRow = z.object({ count: z.int() });

@Resolver()
export class PricePlansResolver {
  constructor(
    private readonly grid: PriceGridService,
    private readonly statements: Statements,
  ) {}

  @Query('pricePlans')
  @Allow(Permission.ReadCatalog, Permission.ReadProduct)
  async find(@Ctx() ctx: RequestContext, @Args() args: object): Promise<{ items: object[]; totalItems: number }> {
    const { skip, take } = parsed(page, args);
    const items = await this.statements.all(ctx, planRow, selectPlans, [take ?? 50, skip ?? 0]);
    const counted = await this.statements.first(ctx, countRow, countPlans);
    return { items, totalItems: counted?.count ?? 0 };
  }

  @Mutation('scheduleStorePrices')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  schedule(@Ctx() ctx: RequestContext, @Args() args: object): Promise<AppliedPrices> {
    return this.grid.plan(ctx, args);
  }

  @Mutation('cancelPricePlan')
  @Allow(Permission.UpdateCatalog, Permission.UpdateProduct)
  @Transaction()
  cancel(@Ctx() ctx: RequestContext, @Args() args: object): Promise<number> {
    return cancelPlan(this.statements.databaseOf(ctx), parsed(cancelled, args).id);
  }
}
