import { Injectable } from '@nestjs/common';
import { guaranteeSku } from '@tradehall/domain/calls/fields.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { type RequestContext, UserInputError } from '@vendure/core';
import { z } from 'zod';
import type { Database } from '../../platform/database';
import { parsed } from '../../platform/parsed';
import { Statements } from '../../platform/statements';
import { cents, isUnique, mostVariants, type PriceConcern, priceGrid, storeKeys } from './price-cells';
import { judgePrices } from './judge-prices';
import { loadPrices } from './price-facts';
import { planTimes, writePlan } from './price-plans';
import { lockVariants, writePricesByHand } from './write-prices';

const mostConcerns = 500;

const askedGrid = z.object({
  stores: storeKeys,
  search: z.string().trim().max(200).nullish(),
  skus: z.array(z.string().trim().min(1).max(40)).max(mostVariants).nullish(),
  skip: z.int().min(0).nullish(),
  take: z.int().min(1).max(mostVariants).nullish(),
});

const wantedCosts = z.object({
  currencyCode: z.enum(currencyCodes),
  costs: z
    .array(z.object({ variantId: z.coerce.number().int(), netCents: cents.nullable() }))
    .min(1)
    .max(mostVariants)
    .refine((costs) => isUnique(costs.map(({ variantId }) => variantId)), 'a product has one cost'),
});

// Extra guarantees have no price of their own.
const matching = `
  FROM product_variant AS variant
  JOIN product ON product.id = variant."productId" AND product."deletedAt" IS NULL
  LEFT JOIN product_translation AS texts ON texts."baseId" = product.id AND texts."languageCode" = 'en'
  WHERE variant."deletedAt" IS NULL AND variant.sku <> ALL ($1::text[])
    AND ($2::text[] IS NULL OR variant.sku = ANY ($2::text[]))
    AND ($3::text = '' OR strpos(lower(concat_ws(' ', variant.sku, texts.name, product."customFieldsBrand")), lower($3::text)) > 0)`;
const countVariants = `SELECT count(*)::int AS count ${matching}`;
const selectVariants = `
  SELECT variant.id, variant.sku, coalesce(texts.name, variant.sku) AS name ${matching} ORDER BY variant.sku, variant.id LIMIT $4 OFFSET $5`;
const selectSkus = 'SELECT id, sku FROM product_variant WHERE id = ANY($1::int[])';
const writeCosts = `
  WITH given AS (SELECT * FROM unnest($2::int[], $3::int[]) AS given (variant_id, net_cents)),
  forgotten AS (
    DELETE FROM purchase_cost USING given
     WHERE purchase_cost.variant_id = given.variant_id AND currency_code = $1 AND given.net_cents IS NULL)
  INSERT INTO purchase_cost (variant_id, currency_code, net_cents)
  SELECT variant_id, $1, net_cents FROM given WHERE net_cents IS NOT NULL
  ON CONFLICT (variant_id, currency_code) DO UPDATE SET net_cents = excluded.net_cents`;

const countRow = z.object({ count: z.int() });
const variantRow = z.object({ id: z.int(), sku: z.string(), name: z.string() });
const skuRow = z.object({ id: z.int(), sku: z.string() });

export type NamedConcern = PriceConcern & { readonly sku: string };

export interface ConcernList {
  readonly items: readonly NamedConcern[];
  readonly totalItems: number;
}

export interface AppliedPrices {
  readonly written: number;
  /** For the log of operators as well: whoever is refused something has changed nothing. */
  readonly errorCode: 'PRICES_REFUSED' | null;
  readonly concerns: ConcernList;
}

/** Prices of many products in many stores: seen as a grid, judged, and written all or none. */
@Injectable()
export class PriceGridService {
  constructor(private readonly statements: Statements) {}

  async find(ctx: RequestContext, args: object) {
    const { stores, search, skus, skip, take } = parsed(askedGrid, args);
    const filters = [guaranteeSku.options, skus?.length ? skus : null, search ?? ''];
    const counted = await this.statements.first(ctx, countRow, countVariants, filters);
    const values = [...filters, take ?? 50, skip ?? 0];
    const variants = await this.statements.all(ctx, variantRow, selectVariants, values);
    const database = this.statements.databaseOf(ctx);
    const ids = variants.map(({ id }) => id);
    const prices = await loadPrices(database, ids, stores);
    const items = variants.map(({ id, sku, name }) => ({
      variantId: id,
      sku,
      name,
      listCents: stores.map((store) => prices.of(id, store)?.listCents ?? null),
      saleCents: stores.map((store) => prices.of(id, store)?.saleCents ?? null),
      netCostCents: stores.map((store) => prices.netCostOf(id, store)),
    }));
    return { items, totalItems: counted?.count ?? 0 };
  }

  /** With a time the prices are judged as of then, and beside other plans. */
  async preview(ctx: RequestContext, args: object): Promise<ConcernList> {
    const database = this.statements.databaseOf(ctx);
    return this.#named(ctx, await judgePrices(database, parsed(priceGrid, args), parsed(planTimes, args)));
  }

  /** Within the caller's transaction. Where one price may not be written, none is. */
  async apply(ctx: RequestContext, args: object): Promise<AppliedPrices> {
    const cells = parsed(priceGrid, args);
    const database = this.statements.databaseOf(ctx);
    await this.#lock(database, cells);
    return this.#unlessRefused(ctx, await judgePrices(database, cells), () => writePricesByHand(database, cells));
  }

  /** Within the caller's transaction. All of them take effect at their time and come back, or none is scheduled. */
  async plan(ctx: RequestContext, args: object): Promise<AppliedPrices> {
    const times = parsed(planTimes, args);
    if (times.from === null && times.until === null) throw new UserInputError('A plan has a start or an end.');
    const cells = parsed(priceGrid, args);
    const database = this.statements.databaseOf(ctx);
    await this.#lock(database, cells);
    return this.#unlessRefused(ctx, await judgePrices(database, cells, times), () => writePlan(database, cells, times));
  }

  async #unlessRefused(
    ctx: RequestContext,
    concerns: readonly PriceConcern[],
    write: () => Promise<number>,
  ): Promise<AppliedPrices> {
    const isRefused = concerns.some(({ blocks }) => blocks);
    const written = isRefused ? 0 : await write();
    return { written, errorCode: isRefused ? 'PRICES_REFUSED' : null, concerns: await this.#named(ctx, concerns) };
  }

  /** Without an amount the cost is not known any more. */
  async setCosts(ctx: RequestContext, args: object): Promise<number> {
    const { currencyCode, costs } = parsed(wantedCosts, args);
    await this.#lock(this.statements.databaseOf(ctx), costs);
    const variantIds = costs.map(({ variantId }) => variantId);
    const netCents = costs.map((cost) => cost.netCents);
    await this.statements.run(ctx, writeCosts, [currencyCode, variantIds, netCents]);
    return costs.length;
  }

  async #lock(database: Database, wanted: readonly { readonly variantId: number }[]): Promise<void> {
    const found = await lockVariants(
      database,
      wanted.map(({ variantId }) => variantId),
    );
    const missing = new Set(wanted.map(({ variantId }) => variantId).filter((id) => !found.has(id)));
    if (missing.size > 0) throw new UserInputError(`There is no product ${[...missing].slice(0, 5).join(', ')}.`);
  }

  async #named(ctx: RequestContext, concerns: readonly PriceConcern[]): Promise<ConcernList> {
    const shown = concerns.toSorted((one, other) => Number(other.blocks) - Number(one.blocks)).slice(0, mostConcerns);
    const rows = await this.statements.all(ctx, skuRow, selectSkus, [shown.map(({ variantId }) => variantId)]);
    const skus = new Map(rows.map(({ id, sku }) => [id, sku]));
    const items = shown.map((concern) => ({ ...concern, sku: skus.get(concern.variantId) ?? '' }));
    return { items, totalItems: concerns.length };
  }
}
