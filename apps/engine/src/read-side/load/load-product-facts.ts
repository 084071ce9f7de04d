import { z } from 'zod';
import { availableStock } from '../../catalogue/available-stock';
import { type Database, selectRows } from '../../platform/database';
import { getOrMake } from '../get-or-make';
import { type AskedPrice, lowestPriceBefore } from '../../catalogue/store-prices/lowest-price';
import { type PriceSource, type ProductFacts, type RatingCounts, unranked } from '../product-source';

const stockRow = z.object({ productId: z.number(), quantity: z.number() });
const ratingRow = z.object({
  productId: z.number(),
  counts: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
  samples: z.number(),
});
const rankRow = z.object({
  productId: z.number(),
  onSaleSince: z.string().nullable(),
  isBestseller: z.boolean(),
  isNew: z.boolean(),
  popularity: z.number(),
});
const pictureRow = z.object({ productId: z.number(), url: z.string(), alts: z.record(z.string(), z.string()) });
const priceRow = z.object({
  productId: z.number(),
  storeKey: z.string(),
  listCents: z.number(),
  saleCents: z.number().nullable(),
});
const historyRow = z.object({
  productId: z.number(),
  storeKey: z.string(),
  effectiveFromMs: z.number(),
  cents: z.number(),
});

const selectStock = `
  SELECT v."productId", max(${availableStock('v')})::int AS quantity FROM product_variant v
  WHERE v."productId" = ANY($1::int[]) AND v."deletedAt" IS NULL GROUP BY v."productId"`;

const ratedWith = (stars: number) => `count(*) FILTER (WHERE included_in_statistics AND rating = ${stars})::int`;

const selectRatings = `
  SELECT product_id AS "productId", ARRAY[${[1, 2, 3, 4, 5].map(ratedWith).join(', ')}] AS counts,
    count(*) FILTER (WHERE is_sample)::int AS samples
  FROM review WHERE product_id = ANY($1::int[]) AND state = 'published' GROUP BY product_id`;

const selectRanks = `
  SELECT product_id AS "productId", to_char(on_sale_since, 'YYYY-MM-DD') AS "onSaleSince", is_bestseller AS "isBestseller",
    is_new AS "isNew", popularity
  FROM product_rank WHERE product_id = ANY($1::int[])`;

// Until the worker has drawn an uploaded picture in all sizes, its preview stands for all of them.
const selectPictures = `
  SELECT p."productId", CASE WHEN u.state <> 'ready' THEN a.preview ELSE a.source END AS url,
    coalesce((SELECT jsonb_object_agg(t.language, t.alt) FROM picture_text t WHERE t.asset_id = a.id), '{}') AS alts
  FROM product_asset p JOIN asset a ON a.id = p."assetId" LEFT JOIN uploaded_picture u ON u.asset_id = a.id
  WHERE p."productId" = ANY($1::int[]) ORDER BY p."productId", p.position, p.id`;

const selectPrices = `
  SELECT v."productId", s.store_key AS "storeKey", s.list_cents AS "listCents", s.sale_cents AS "saleCents"
  FROM product_variant v JOIN store_price s ON s.variant_id = v.id
  WHERE v."productId" = ANY($1::int[]) AND v."deletedAt" IS NULL`;

// Only beside a reduction does anybody ask what it cost before.
const selectHistory = `
  SELECT v."productId", h.store_key AS "storeKey", h.cents,
    (extract(epoch FROM h.effective_from) * 1000)::float8 AS "effectiveFromMs"
  FROM product_variant v
  JOIN store_price s ON s.variant_id = v.id AND s.sale_cents IS NOT NULL
  JOIN store_price_history h ON h.variant_id = s.variant_id AND h.store_key = s.store_key
  WHERE v."productId" = ANY($1::int[]) AND v."deletedAt" IS NULL`;

const noRatings: RatingCounts = [0, 0, 0, 0, 0];

export async function loadProductFacts(
  database: Database,
  productIds: readonly number[],
  nowMs: number,
): Promise<{ of: (productId: number) => ProductFacts }> {
  const stock = await selectRows(database, stockRow, selectStock, [productIds]);
  const quantities = new Map(stock.map(({ productId, quantity }) => [productId, quantity]));
  const ratingRows = await selectRows(database, ratingRow, selectRatings, [productIds]);
  const ratings = new Map(ratingRows.map((row) => [row.productId, row]));
  const rankRows = await selectRows(database, rankRow, selectRanks, [productIds]);
  const ranks = new Map(rankRows.map(({ productId, ...rank }) => [productId, rank]));
  const pictureRows = await selectRows(database, pictureRow, selectPictures, [productIds]);
  const pictures = Map.groupBy(pictureRows, (row) => row.productId);
  const prices = await loadPrices(database, productIds, nowMs);
  return {
    of: (productId) => ({
      rank: ranks.get(productId) ?? unranked,
      quantity: quantities.get(productId) ?? 0,
      ratings: ratings.get(productId)?.counts ?? noRatings,
      sampleReviews: ratings.get(productId)?.samples ?? 0,
      pictures: (pictures.get(productId) ?? []).map(({ url, alts }) => ({ url, alts })),
      prices: prices.get(productId) ?? new Map<string, PriceSource>(),
    }),
  };
}

async function loadPrices(
  database: Database,
  productIds: readonly number[],
  nowMs: number,
): Promise<Map<number, Map<string, PriceSource>>> {
  const inStore = (row: { productId: number; storeKey: string }) => `${row.productId} ${row.storeKey}`;
  const rows = await selectRows(database, priceRow, selectPrices, [productIds]);
  const history = Map.groupBy(await selectRows(database, historyRow, selectHistory, [productIds]), inStore);
  const prices = new Map<number, Map<string, PriceSource>>();
  for (const row of rows) {
    const ofProduct = getOrMake(prices, row.productId, () => new Map<string, PriceSource>());
    ofProduct.set(row.storeKey, priceSource(row, history.get(inStore(row)) ?? [], nowMs));
  }
  return prices;
}

function priceSource(
  { listCents, saleCents }: z.output<typeof priceRow>,
  history: readonly AskedPrice[],
  nowMs: number,
): PriceSource {
  const lowest30DaysCents = saleCents === null ? null : lowestPriceBefore(saleCents, history, nowMs);
  return { listCents, saleCents, lowest30DaysCents };
}
