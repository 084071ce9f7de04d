import { Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { environment } from '../platform/environment';
import { Statements } from '../platform/statements';
import { sellingStores } from './start-synthetic-shopper';

export const syntheticPurchasesSchema = gql`
  "How the shop's own shopper fared in a store that takes orders."
  type SyntheticPurchase {
    storeKey: String!
    country: String!
    "bought, failing, or waiting where nothing was bought yet or for too long, and in stores that are not open."
    standing: String!
    triedAt: DateTime
    boughtAt: DateTime
    "What it bought last; the order is gone after a day."
    orderNumber: String
    tookMs: Int
    failedStep: String
    failedBecause: String
    failingSince: DateTime
  }

  type SyntheticPurchases {
    "Null: nobody buys, it is switched off."
    everyMinutes: Int
    items: [SyntheticPurchase!]!
  }

  extend type Query {
    syntheticPurchases: SyntheticPurchases!
  }
`;

const row = z.object({
  storeKey: z.string(),
  triedAt: z.date(),
  boughtAt: z.date().nullable(),
  orderNumber: z.string().nullable(),
  tookMs: z.int().nullable(),
  failedStep: z.string().nullable(),
  failedBecause: z.string().nullable(),
  failingSince: z.date().nullable(),
  isOpen: z.boolean(),
});
type Row = z.output<typeof row>;

const selectPurchases = `
  SELECT store_key AS "storeKey", tried_at AS "triedAt", bought_at AS "boughtAt", order_number AS "orderNumber", took_ms AS "tookMs",
    failed_step AS "failedStep", failed_because AS "failedBecause", failing_since AS "failingSince",
    state = 'open' AS "isOpen" FROM synthetic_purchase JOIN country_store ON key = store_key`;

/** So many turns may be missed before a country counts as not tried. */
const turnsMissed = 3;

@Resolver()
export class SyntheticPurchasesResolver {
  constructor(private readonly statements: Statements) {}

  @Query('syntheticPurchases')
  @Allow(Permission.ReadOrder)
  async syntheticPurchases(@Ctx() ctx: RequestContext) {
    const everyMinutes = environment.SYNTHETIC_SHOPPER_MINUTES ?? null;
    const known = new Map<string, Row>();
    for (const each of await this.statements.all(ctx, row, selectPurchases)) known.set(each.storeKey, each);
    const items = sellingStores.map(({ key, country }) => {
      const found = known.get(key);
      return { ...found, storeKey: key, country: country.label, standing: standingOf(found, everyMinutes) };
    });
    return { everyMinutes, items };
  }
}

function standingOf(found: Row | undefined, everyMinutes: number | null): 'bought' | 'failing' | 'waiting' {
  if (found?.isOpen !== true) return 'waiting';
  if (found.failedStep !== null) return 'failing';
  const oldestMs = (everyMinutes ?? 0) * turnsMissed * 60_000;
  return found.boughtAt && Date.now() - found.boughtAt.getTime() < oldestMs ? 'bought' : 'waiting';
}
