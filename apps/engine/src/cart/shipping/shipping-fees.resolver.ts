import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type CalendarDate, isCalendarDate } from '@tradehall/domain/countries/calendar-date.ts';
import { feesByDay, type FeesFrom, feesFromNowOn } from '@tradehall/domain/countries/shipping-fees.ts';
import { Allow, Ctx, RequestContext, Transaction, TransactionalConnection, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { countryStorePermission } from '../../platform/stores/country-stores.resolver';
import { CountryStore } from '../../platform/stores/country-store.entity';
import { currencyOf, findStore, type Store, todayIn } from '../../platform/stores/store';
import { StoreShippingRate } from './store-shipping-rate.entity';

export const shippingFeesSchema = gql`
  type ShippingFees {
    "The first day"
    from: String!
    parcelCents: Int!
    freightCents: Int!
    "Goods for this much are delivered free"
    freeAboveCents: Int!
  }

  type ShippingFeesOfStore {
    storeKey: String!
    currencyCode: CurrencyCode!
    "The fees of today first, then those that begin later"
    fees: [ShippingFees!]!
  }

  input ShippingFeesInput {
    from: String!
    parcelCents: Int!
    freightCents: Int!
    freeAboveCents: Int!
  }

  extend type Query {
    shippingFees(storeKey: String!): ShippingFeesOfStore!
  }

  extend type Mutation {
    "From a day on, today or later. What was seen is that day's fees: another change since then is not overwritten"
    saveShippingFees(storeKey: String!, fees: ShippingFeesInput!, seen: ShippingFeesInput!): ShippingFeesOfStore!
    "Fees that have not begun"
    forgetShippingFees(storeKey: String!, from: String!): ShippingFeesOfStore!
  }
`;

interface ShippingFeesOfStore {
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly fees: readonly FeesFrom[];
}

const cents = z.int().min(0).max(100_000_000);
const feesFrom = z.object({
  from: z.custom<CalendarDate>((value) => typeof value === 'string' && isCalendarDate(value)),
  parcelCents: cents,
  freightCents: cents,
  freeAboveCents: cents,
});

/** What operators ask for delivery. A fee that has begun stays on file: orders of its days were priced by it. */
@Resolver()
export class ShippingFeesResolver {
  constructor(private readonly connection: TransactionalConnection) {}

  @Query('shippingFees')
  @Allow(countryStorePermission.Read)
  async find(@Ctx() ctx: RequestContext, @Args('storeKey') storeKey: string): Promise<ShippingFeesOfStore> {
    const store = storeNamed(storeKey);
    const fees = feesFromNowOn(await this.#all(ctx, store), todayIn(store.country));
    return { storeKey, currencyCode: currencyOf(store), fees };
  }

  @Mutation('saveShippingFees')
  @Allow(countryStorePermission.Write)
  @Transaction()
  async save(
    @Ctx() ctx: RequestContext,
    @Args() { storeKey, ...args }: { storeKey: string; fees: object; seen: object },
  ): Promise<ShippingFeesOfStore> {
    const store = storeNamed(storeKey);
    const given = z.object({ fees: feesFrom, seen: feesFrom }).safeParse(args);
    if (!given.success) throw new UserInputError('Fees are a day and three amounts that are not below zero.');
    const { fees, seen } = given.data;
    if (fees.from < todayIn(store.country)) throw new UserInputError('Fees begin today or later.');
    // Two who save at once are one after the other.
    const where = { key: storeKey };
    const lock = { mode: 'pessimistic_write' } as const;
    await this.connection.getRepository(ctx, CountryStore).findOneOrFail({ where, lock });
    const [held] = feesFromNowOn(await this.#all(ctx, store), fees.from);
    if (JSON.stringify(amountsOf(held)) !== JSON.stringify(amountsOf(seen)))
      throw new UserInputError('Somebody has changed the fees of that day since you saw them.');
    const { from: effectiveFrom, freeAboveCents } = fees;
    const common = { storeKey, effectiveFrom, freeAboveCents };
    await this.connection.getRepository(ctx, StoreShippingRate).upsert(
      [
        { ...common, methodKey: 'parcel', priceCents: fees.parcelCents },
        { ...common, methodKey: 'freight', priceCents: fees.freightCents },
      ],
      ['storeKey', 'methodKey', 'effectiveFrom'],
    );
    return this.find(ctx, storeKey);
  }

  @Mutation('forgetShippingFees')
  @Allow(countryStorePermission.Write)
  @Transaction()
  async forget(
    @Ctx() ctx: RequestContext,
    @Args() { storeKey, from }: { storeKey: string; from: string },
  ): Promise<ShippingFeesOfStore> {
    const { country } = storeNamed(storeKey);
    if (!isCalendarDate(from) || from <= todayIn(country))
      throw new UserInputError('Fees that have begun stay on file: enter others from today on.');
    await this.connection.getRepository(ctx, StoreShippingRate).delete({ storeKey, effectiveFrom: from });
    return this.find(ctx, storeKey);
  }

  async #all(ctx: RequestContext, { key }: Store): Promise<readonly FeesFrom[]> {
    const rates = await this.connection.getRepository(ctx, StoreShippingRate).findBy({ storeKey: key });
    return feesByDay(rates.map(({ effectiveFrom: from, ...rate }) => ({ ...rate, from })));
  }
}

function amountsOf(fees: FeesFrom | undefined): readonly (number | undefined)[] {
  return [fees?.parcelCents, fees?.freightCents, fees?.freeAboveCents];
}

function storeNamed(key: string): Store {
  const store = findStore(key);
  if (!store) throw new UserInputError(`there is no store ${key}`);
  return store;
}
