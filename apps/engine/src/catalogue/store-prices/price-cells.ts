import { lowestWithMargin } from '@tradehall/domain/catalogue/price-rules.ts';
import { z } from 'zod';
import { findStore } from '../../platform/stores/store';
import { type AskedPrice, lowestPriceBefore } from './lowest-price';

export const mostVariants = 500;
export const cents = z.int().min(1).max(2_147_483_647);

const column = z.array(cents.nullable());
const variantId = z.coerce.number().int().min(1).max(2_147_483_647);
export const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

export const storeKeys = z
  .array(z.string().refine((key) => findStore(key) !== null, 'there is no such store'))
  .min(1)
  .refine(isUnique, 'a store stands in the grid once');

const gridRow = z.object({
  variantId,
  listCents: column,
  saleCents: column,
  seenListCents: column,
  seenSaleCents: column,
});

/** Rows of products, each with a column for every store; without a list price a cell stays as it is. */
export const priceGrid = z
  .object({ stores: storeKeys, rows: z.array(gridRow).min(1).max(mostVariants) })
  .refine(({ rows }) => isUnique(rows.map((row) => row.variantId)), 'a product stands in the grid once')
  .refine(
    ({ stores, rows }) =>
      rows.every(({ listCents, saleCents, seenListCents, seenSaleCents }) =>
        [listCents, saleCents, seenListCents, seenSaleCents].every(({ length }) => length === stores.length),
      ),
    'each row has a price for each store',
  )
  .transform(({ stores, rows }) => rows.flatMap((row) => stores.flatMap((storeKey, at) => cellsOf(row, storeKey, at))))
  .refine((cells) => cells.length > 0, 'the grid changes no price');

function cellsOf(row: z.output<typeof gridRow>, storeKey: string, at: number): PriceCell[] {
  const listCents = row.listCents[at] ?? null;
  if (listCents === null) return [];
  const seenListCents = row.seenListCents[at] ?? null;
  const seen = seenListCents === null ? null : { listCents: seenListCents, saleCents: row.seenSaleCents[at] ?? null };
  return [{ variantId: row.variantId, storeKey, listCents, saleCents: row.saleCents[at] ?? null, seen }];
}

/** What a variant costs in a store. */
export interface CellPrice {
  readonly listCents: number;
  readonly saleCents: number | null;
}

/** A price that an operator wants, and the one that she saw before. */
export interface PriceCell extends CellPrice {
  readonly variantId: number;
  readonly storeKey: string;
  readonly seen: CellPrice | null;
}

export interface CellFacts {
  readonly now: CellPrice | null;
  /** What the shop pays for it, in the store's currency, where that is known. */
  readonly netCostCents: number | null;
  readonly taxRatePermyriad: number;
  readonly history: readonly AskedPrice[];
  /** When the price takes effect. */
  readonly atMs: number;
  /** Of a price that comes back at an end. */
  readonly returns: boolean;
  /** What becomes of a plan that has the store's price at that time: it keeps out another plan, and ends by a price at once. */
  readonly plan: 'none' | 'stays' | 'ends';
}

/** What does not fit about a price; what blocks keeps all of them from being written. */
export interface PriceConcern {
  readonly variantId: number;
  readonly storeKey: string;
  readonly kind:
    | 'changed-meanwhile'
    | 'not-below-list'
    | 'already-scheduled'
    | 'nothing-to-return-to'
    | 'ends-a-plan'
    | 'below-cost'
    | 'no-30-days'
    | 'not-below-lowest';
  readonly blocks: boolean;
  /** The price it is measured by. */
  readonly cents: number | null;
}

export function concernsOf(cell: PriceCell, facts: CellFacts): PriceConcern[] {
  const { variantId, storeKey, listCents, saleCents, seen } = cell;
  const found: PriceConcern[] = [];
  const note = (kind: PriceConcern['kind'], blocks: boolean, measure: number | null): void => {
    found.push({ variantId, storeKey, kind, blocks, cents: measure });
  };
  if (!isSame(seen, facts.now)) note('changed-meanwhile', true, facts.now && asked(facts.now));
  if (saleCents !== null && saleCents >= listCents) note('not-below-list', true, listCents);
  if (facts.plan === 'stays') note('already-scheduled', true, null);
  if (facts.plan === 'ends') note('ends-a-plan', false, null);
  if (facts.returns && facts.now === null) note('nothing-to-return-to', true, null);
  const covering = facts.netCostCents === null ? null : lowestWithMargin(facts.netCostCents, 0, facts.taxRatePermyriad);
  if (covering !== null && asked(cell) < covering) note('below-cost', false, covering);
  if (saleCents !== null && saleCents < listCents) {
    const lowest = lowestPriceBefore(saleCents, historyWith(saleCents, facts), facts.atMs);
    if (lowest === null) note('no-30-days', false, null);
    else if (saleCents >= lowest) note('not-below-lowest', false, lowest);
  }
  return found;
}

/** As it will be once the price has taken effect: a reduction begins with it, also at the price asked so far. */
function historyWith(saleCents: number, { now, history, atMs }: CellFacts): readonly AskedPrice[] {
  return now?.saleCents === saleCents ? history : [...history, { effectiveFromMs: atMs, cents: saleCents }];
}

export function isSame(one: CellPrice | null, other: CellPrice | null): boolean {
  return one?.listCents === other?.listCents && one?.saleCents === other?.saleCents;
}

function asked({ listCents, saleCents }: CellPrice): number {
  return saleCents ?? listCents;
}
