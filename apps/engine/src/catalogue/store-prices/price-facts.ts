import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { currencyOf, findStore } from '../../platform/stores/store';
import { taxPlaceOf } from '../../vat/taxes/tax-place';
import type { AskedPrice } from './lowest-price';
import type { CellFacts, CellPrice, PriceCell } from './price-cells';

const selectPrices = `
  SELECT variant_id AS "variantId", store_key AS "storeKey", list_cents AS "listCents", sale_cents AS "saleCents"
  FROM store_price WHERE variant_id = ANY($1::int[]) AND store_key = ANY($2::text[])`;

const selectCosts = `
  SELECT variant_id AS "variantId", currency_code AS "currencyCode", net_cents AS "netCents"
  FROM purchase_cost WHERE variant_id = ANY($1::int[])`;

// Only a reduction is measured by what was asked before.
const selectHistory = `
  SELECT variant_id AS "variantId", store_key AS "storeKey", history.cents,
    (extract(epoch FROM effective_from) * 1000)::float8 AS "effectiveFromMs"
  FROM unnest($1::int[], $2::text[]) AS reduced (variant_id, store_key)
  JOIN store_price_history AS history USING (variant_id, store_key)`;

const priceRow = z.object({
  variantId: z.int(),
  storeKey: z.string(),
  listCents: z.int(),
  saleCents: z.int().nullable(),
});
const costRow = z.object({ variantId: z.int(), currencyCode: z.string(), netCents: z.int() });
const historyRow = z.object({
  variantId: z.int(),
  storeKey: z.string(),
  cents: z.int(),
  effectiveFromMs: z.number(),
});

const inStore = (variantId: number, storeKey: string): string => `${variantId} ${storeKey}`;

/** What a variant costs in each of the stores, and what the shop pays for it there. */
export interface Prices {
  readonly of: (variantId: number, storeKey: string) => CellPrice | null;
  readonly netCostOf: (variantId: number, storeKey: string) => number | null;
}

export async function loadPrices(
  database: Database,
  variantIds: readonly number[],
  stores: readonly string[],
): Promise<Prices> {
  const prices = await selectRows(database, priceRow, selectPrices, [variantIds, stores]);
  const costs = await selectRows(database, costRow, selectCosts, [variantIds]);
  const priceOf = new Map(prices.map((price) => [inStore(price.variantId, price.storeKey), price]));
  const costOf = new Map(
    costs.map(({ variantId, currencyCode, netCents }) => [inStore(variantId, currencyCode), netCents]),
  );
  const currencies = new Map(stores.map((key) => [key, currencyIn(key)]));
  return {
    of: (variantId, storeKey) => priceOf.get(inStore(variantId, storeKey)) ?? null,
    netCostOf: (variantId, storeKey) => costOf.get(inStore(variantId, currencies.get(storeKey) ?? '')) ?? null,
  };
}

/** What the wanted prices are measured by, as of when they take effect. */
export async function loadFacts(
  database: Database,
  cells: readonly PriceCell[],
  atMs: (storeKey: string) => number,
): Promise<(cell: PriceCell) => Omit<CellFacts, 'returns' | 'plan'>> {
  const stores = [...new Set(cells.map(({ storeKey }) => storeKey))];
  const prices = await loadPrices(database, [...new Set(cells.map(({ variantId }) => variantId))], stores);
  const reduced = cells.filter(({ saleCents }) => saleCents !== null);
  const asked = await selectRows(database, historyRow, selectHistory, [
    reduced.map(({ variantId }) => variantId),
    reduced.map(({ storeKey }) => storeKey),
  ]);
  const history = Map.groupBy(asked, ({ variantId, storeKey }) => inStore(variantId, storeKey));
  const rates = new Map(stores.map((key) => [key, taxRateIn(key)]));
  const none: readonly AskedPrice[] = [];
  return ({ variantId, storeKey }) => ({
    now: prices.of(variantId, storeKey),
    netCostCents: prices.netCostOf(variantId, storeKey),
    taxRatePermyriad: rates.get(storeKey) ?? 0,
    history: history.get(inStore(variantId, storeKey)) ?? none,
    atMs: atMs(storeKey),
  });
}

function currencyIn(storeKey: string): string {
  const store = findStore(storeKey);
  return store === null ? '' : currencyOf(store);
}

function taxRateIn(storeKey: string): number {
  const store = findStore(storeKey);
  return store === null ? 0 : taxPlaceOf(store).storeRatePermyriad;
}
