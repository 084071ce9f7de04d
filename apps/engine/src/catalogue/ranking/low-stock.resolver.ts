import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { type LowStockPieces, lowStockPieces, stockLevelOf } from '@tradehall/domain/catalogue/stock-level.ts';
import type { LowStockBands } from '@tradehall/domain/countries/country.ts';
import { lowStockBandsOn } from '@tradehall/domain/countries/low-stock-bands.ts';
import { type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import { Allow, Ctx, RequestContext, Transaction, UserInputError } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { parsed } from '../../platform/parsed';
import { Statements } from '../../platform/statements';
import { countryStorePermission } from '../../platform/stores/country-stores.resolver';
import { currencyOf, findStore, type Store, todayIn } from '../../platform/stores/store';
import { availableStock } from '../available-stock';

export const lowStockSchema = gql`
  "Up to how many pieces a product is running out: of a dear one, of one in the middle, of a cheap one. 0 for never"
  type LowStockPieces {
    high: Int!
    middle: Int!
    low: Int!
  }

  input LowStockPiecesInput {
    high: Int!
    middle: Int!
    low: Int!
  }

  type LowStockRule {
    storeKey: String!
    pieces: LowStockPieces!
    currencyCode: CurrencyCode!
    "From this price on a product is dear"
    highCents: Money!
    "Below this price it is cheap"
    lowCents: Money!
  }

  type LowStockChange {
    storeKey: String!
    now: Int!
    gained: Int!
    lost: Int!
  }

  extend type Query {
    lowStockRule(storeKey: String!): LowStockRule!
    "How many products of the store are low on stock, and how many would begin or cease to be; nothing is saved"
    previewLowStock(storeKey: String!, pieces: LowStockPiecesInput!): LowStockChange!
  }

  extend type Mutation {
    "Another change since the rule was seen is not overwritten"
    saveLowStock(storeKey: String!, pieces: LowStockPiecesInput!, seen: LowStockPiecesInput!): LowStockRule!
  }
`;

interface LowStockRule {
  readonly storeKey: string;
  readonly pieces: LowStockPieces;
  readonly currencyCode: string;
  readonly highCents: number;
  readonly lowCents: number;
}

interface LowStockChange {
  readonly storeKey: string;
  readonly now: number;
  readonly gained: number;
  readonly lost: number;
}

const storeKey = z.string().refine((key) => findStore(key) !== null, 'is no store');
const asked = z.object({ storeKey, pieces: lowStockPieces });
const saved = asked.extend({ seen: lowStockPieces });

const selectRule = 'SELECT low_stock_pieces AS pieces FROM country_store WHERE key = $1';
const ruleRow = z.object({ pieces: lowStockPieces });
const writeRule = 'UPDATE country_store SET low_stock_pieces = $2 WHERE key = $1';

// $1: the store, $2: its locales
const selectStocked = `
  SELECT product.id, (${availableStock('variant')})::int AS pieces, coalesce(price.sale_cents, price.list_cents) AS cents
  FROM product JOIN product_variant AS variant ON variant."productId" = product.id AND variant."deletedAt" IS NULL
  JOIN store_price AS price ON price.variant_id = variant.id AND price.store_key = $1
  WHERE product.enabled AND product."deletedAt" IS NULL
    AND jsonb_exists_any(coalesce(nullif(product."customFieldsEnabledonmarket", ''), '[]')::jsonb, $2::text[])`;
const stockedRow = z.object({ id: z.int(), pieces: z.int(), cents: z.int() });

// As a change of the products themselves would be noted. What waits already may be projected before the rule is known.
const noteProducts = `
  WITH noted AS (
    INSERT INTO outbox (topic, key, lane)
    SELECT 'product', id::text, CASE WHEN cardinality($1::int[]) > 500 THEN 1 ELSE 0 END FROM unnest($1::int[]) AS id)
  SELECT pg_notify('outbox', '')`;

const localesOf = ({ country }: Store): Locale[] =>
  localeCodes.filter((locale) => locales[locale].country === country.code);

/** Whose words about the stock are others by a rule: the one list that is counted for the operator and then noted. */
function changesBy(
  stocked: readonly z.output<typeof stockedRow>[],
  store: Store,
  { before, after }: { readonly before: LowStockPieces; readonly after: LowStockPieces },
) {
  const bands: LowStockBands = lowStockBandsOn(store.country, todayIn(store.country));
  const isLow = (few: LowStockPieces, { pieces, cents }: z.output<typeof stockedRow>): boolean =>
    stockLevelOf(pieces, moneyOf(cents, currencyOf(store)), bands, few) === 'low';
  const judged = stocked.map((product) => ({
    id: product.id,
    was: isLow(before, product),
    is: isLow(after, product),
  }));
  return {
    now: judged.filter(({ was }) => was).length,
    gained: judged.filter(({ was, is }) => is && !was).map(({ id }) => id),
    lost: judged.filter(({ was, is }) => was && !is).map(({ id }) => id),
  };
}

/** From how many pieces on a store says that few are left. */
@Resolver()
export class LowStockResolver {
  constructor(private readonly statements: Statements) {}

  @Query('lowStockRule')
  @Allow(countryStorePermission.Read)
  async find(@Ctx() ctx: RequestContext, @Args('storeKey') key: string): Promise<LowStockRule> {
    return this.#ruleOf(storeNamed(key), await this.#held(ctx, key, selectRule));
  }

  @Query('previewLowStock')
  @Allow(countryStorePermission.Read)
  async preview(@Ctx() ctx: RequestContext, @Args() args: object): Promise<LowStockChange> {
    const { storeKey: key, pieces } = parsed(asked, args);
    const store = storeNamed(key);
    const before = await this.#held(ctx, key, selectRule);
    const stocked = await this.statements.allSoon(ctx, stockedRow, selectStocked, [key, localesOf(store)]);
    const { now, gained, lost } = changesBy(stocked, store, { before, after: pieces });
    return { storeKey: key, now, gained: gained.length, lost: lost.length };
  }

  @Mutation('saveLowStock')
  @Allow(countryStorePermission.Write)
  @Transaction()
  async save(@Ctx() ctx: RequestContext, @Args() args: object): Promise<LowStockRule> {
    const { storeKey: key, pieces, seen } = parsed(saved, args);
    const store = storeNamed(key);
    const before = await this.#held(ctx, key, `${selectRule} FOR UPDATE`);
    if (textOf(before) !== textOf(seen))
      throw new UserInputError(
        'Somebody has changed this rule since you saw it. Forget your change to see what holds now.',
      );
    const stocked = await this.statements.all(ctx, stockedRow, selectStocked, [key, localesOf(store)]);
    const { gained, lost } = changesBy(stocked, store, { before, after: pieces });
    await this.statements.run(ctx, writeRule, [key, pieces]);
    await this.statements.run(ctx, noteProducts, [[...gained, ...lost]]);
    return this.#ruleOf(store, pieces);
  }

  async #held(ctx: RequestContext, key: string, statement: string): Promise<LowStockPieces> {
    const row = await this.statements.first(ctx, ruleRow, statement, [key]);
    if (row === null) throw new UserInputError(`there is no store ${key}`);
    return row.pieces;
  }

  #ruleOf(store: Store, pieces: LowStockPieces): LowStockRule {
    const { high, low } = lowStockBandsOn(store.country, todayIn(store.country));
    const limits = { highCents: high.centAmount, lowCents: low.centAmount };
    return { storeKey: store.key, pieces, currencyCode: currencyOf(store), ...limits };
  }
}

const textOf = ({ high, middle, low }: LowStockPieces): string => [high, middle, low].join();

function storeNamed(key: string): Store {
  const store = findStore(key);
  if (!store) throw new UserInputError(`there is no store ${key}`);
  return store;
}
