import { Args, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, PermissionDefinition, RequestContext, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { contactRequestPermission } from '../contact/contact-requests.resolver';
import { Statements } from '../platform/statements';
import { stores } from '../platform/stores/store';
import { reviewPermission } from '../reviews/review-moderation.resolver';
import { selectRunningOut } from './figure-statements';
import { askedFigures, type Figures, loadFigures } from './load-figures';
import { loadWaiting, type Waiting, waitingKinds } from './what-waits';

export const figuresPermission = new PermissionDefinition({
  name: 'ReadFigures',
  description: 'Read what the stores have sold, with margins',
});

export const figuresSchema = gql`
  "Of one period. Amounts are in minor units of the currency beside them."
  type PeriodFigures {
    orders: Int!
    grossCents: Money!
    netCents: Money!
    "Orders among them without any payment that was promised or made"
    unpaidOrders: Int!
    unpaidCents: Money!
    "Placed in the period and cancelled by now; they count nowhere else"
    cancelledOrders: Int!
    "Without tax, of the products whose cost is known"
    knownNetCents: Money!
    costCents: Money!
    couponUses: Int!
    couponCents: Money!
    withdrawals: Int!
    refunds: Int!
    refundedCents: Money!
    "Answers of the payment provider, yes or no"
    paymentAnswers: Int!
    paymentDeclines: Int!
  }

  type DayFigures {
    day: String!
    orders: Int!
    grossCents: Money!
  }

  type CouponFigures {
    code: String!
    uses: Int!
    takenCents: Money!
    usesBefore: Int!
    takenCentsBefore: Money!
  }

  "Of a store in one of its currencies: no sum is over two of them"
  type StoreFigures {
    storeKey: String!
    currencyCode: String!
    now: PeriodFigures!
    "Of as many days before"
    before: PeriodFigures!
    "Days of the store's own calendar on which something was ordered"
    days: [DayFigures!]!
    coupons: [CouponFigures!]!
  }

  type Figures {
    beforeFrom: String!
    beforeUntil: String!
    items: [StoreFigures!]!
    totalItems: Int!
  }

  type FiguresChoices {
    storeKeys: [String!]!
  }

  "Of all stores together, which share their stock"
  type RunningOut {
    sku: String!
    name: String!
    available: Int!
    "In the last 30 days"
    sold: Int!
    daysLeft: Int!
  }

  type Waiting {
    "review, case or payment"
    kind: String!
    storeKey: String
    count: Int!
  }

  extend type Query {
    figuresChoices: FiguresChoices!
    "Both days belong to the period, by the clocks of each store"
    figures(stores: [String!]!, from: String!, until: String!): Figures!
    runningOut(withinDays: Int, take: Int): [RunningOut!]!
    "What somebody has to look at; only what the operator may see"
    whatWaits: [Waiting!]!
  }
`;

const askedStock = z.object({
  withinDays: z.int().min(1).max(365).nullish(),
  take: z.int().min(1).max(500).nullish(),
});

const whole = z.coerce.number().pipe(z.int());
const runningOut = z.object({ sku: z.string(), name: z.string(), available: whole, sold: whole, daysLeft: whole });

const readers = {
  review: reviewPermission.Read,
  case: contactRequestPermission.Read,
  payment: Permission.ReadOrder,
} as const;

@Resolver()
export class FiguresResolver {
  constructor(private readonly statements: Statements) {}

  @Query('figuresChoices')
  @Allow(figuresPermission.Permission)
  choices(): { storeKeys: string[] } {
    return { storeKeys: stores.map(({ key }) => key) };
  }

  @Query('figures')
  @Allow(figuresPermission.Permission)
  figures(@Ctx() ctx: RequestContext, @Args() args: object): Promise<Figures> {
    const asked = askedFigures.safeParse(args);
    if (!asked.success) throw new UserInputError(asked.error.issues.map(({ message }) => message).join(', '));
    return loadFigures(this.statements.databaseOf(ctx), asked.data);
  }

  @Query('runningOut')
  @Allow(figuresPermission.Permission)
  runningOut(@Ctx() ctx: RequestContext, @Args() args: object): Promise<z.output<typeof runningOut>[]> {
    const { withinDays, take } = askedStock.parse(args);
    return this.statements.all(ctx, runningOut, selectRunningOut, [new Date(), withinDays ?? 30, take ?? 50]);
  }

  @Query('whatWaits')
  @Allow(Permission.Authenticated)
  whatWaits(@Ctx() ctx: RequestContext): Promise<Waiting[]> {
    const seen = waitingKinds.filter((kind) => ctx.userHasPermissions([readers[kind]]));
    return loadWaiting(this.statements.databaseOf(ctx), seen);
  }
}
