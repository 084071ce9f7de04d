import { priceByRule, type PriceRule } from '@tradehall/domain/catalogue/price-rules.ts';
import { minorUnitsIn } from '@tradehall/domain/money/amount-text.ts';
import { amountInWords } from '../../numbers';
import { toSay } from '../../say';
import type { GridRow, GridRowInput } from './price-grid.documents';
import type { GridStore } from './grid-stores';

export type PriceKind = 'list' | 'sale';

/** What was typed in the cells of a row, by store and kind. */
type RowEdits = ReadonlyMap<string, string>;
/** By variant: a row of which nothing was typed stays the same object, and is not drawn again. */
export type Edits = ReadonlyMap<string, RowEdits>;

export interface TypedCell {
  readonly variantId: string;
  readonly storeKey: string;
  readonly kind: PriceKind;
  readonly text: string;
}

const placeOf = (storeKey: string, kind: PriceKind): string => `${storeKey} ${kind}`;

export function withCells(edits: Edits, cells: readonly TypedCell[]): Edits {
  const changed = new Map(edits);
  for (const [variantId, ofRow] of Map.groupBy(cells, (cell) => cell.variantId)) {
    const row = new Map(changed.get(variantId));
    for (const { storeKey, kind, text } of ofRow) row.set(placeOf(storeKey, kind), text);
    changed.set(variantId, row);
  }
  return changed;
}

export function textOf(row: GridRow, edits: RowEdits | undefined, store: GridStore, kind: PriceKind): string {
  const cents = kind === 'list' ? row.listCents[store.at] : row.saleCents[store.at];
  return edits?.get(placeOf(store.key, kind)) ?? (typeof cents === 'number' ? amountInWords(cents) : '');
}

/** Undefined where the text is no amount; null where it is empty. */
export function centsOf(text: string, { decimalSign }: GridStore): number | null | undefined {
  return text.trim() === '' ? null : minorUnitsIn(text, decimalSign);
}

export interface PriceChange {
  readonly variantId: string;
  readonly sku: string;
  readonly storeKey: string;
  readonly before: { readonly list: number | null; readonly sale: number | null };
  readonly list: number | null;
  readonly sale: number | null;
  /** Why it cannot be sent. */
  readonly fault: 'no amount' | 'no list price' | null;
}

/** The cells whose price would be another, and those that hold none. */
export function changesOf(rows: readonly GridRow[], edits: Edits, stores: readonly GridStore[]): PriceChange[] {
  return rows.flatMap((row) => {
    const typed = edits.get(row.variantId);
    return typed === undefined ? [] : stores.flatMap((store) => changeIn(row, typed, store));
  });
}

function changeIn(row: GridRow, typed: RowEdits, store: GridStore): PriceChange[] {
  const before = { list: row.listCents[store.at] ?? null, sale: row.saleCents[store.at] ?? null };
  const list = centsOf(textOf(row, typed, store, 'list'), store);
  const sale = centsOf(textOf(row, typed, store, 'sale'), store);
  if (list === before.list && sale === before.sale) return [];
  const isAmount = list !== undefined && sale !== undefined && list !== 0 && sale !== 0;
  const fault = isAmount ? (list === null ? toSay('no list price') : null) : toSay('no amount');
  const { variantId, sku } = row;
  return [{ variantId, sku, storeKey: store.key, before, list: list ?? null, sale: sale ?? null, fault }];
}

/** As the engine takes them: only stores and products of which something changes. */
export function wantedOf(changes: readonly PriceChange[]): { stores: string[]; rows: GridRowInput[] } {
  const stores = [...new Set(changes.map(({ storeKey }) => storeKey))];
  const rows = [...Map.groupBy(changes, ({ variantId }) => variantId)].map(([variantId, ofRow]) => {
    const inStore = new Map(ofRow.map((change) => [change.storeKey, change]));
    const column = (read: (change: PriceChange) => number | null) =>
      stores.map((key) => {
        const change = inStore.get(key);
        return change === undefined ? null : read(change);
      });
    return {
      variantId,
      listCents: column(({ list }) => list),
      saleCents: column(({ sale }) => sale),
      seenListCents: column(({ before }) => before.list),
      seenSaleCents: column(({ before }) => before.sale),
    };
  });
  return { stores, rows };
}

/** A block of a spreadsheet, from a cell on to the right and down; what does not fit is left out. */
export function pastedCells(
  text: string,
  from: { readonly row: number; readonly column: number },
  {
    rows,
    stores,
    kind,
  }: { readonly rows: readonly GridRow[]; readonly stores: readonly GridStore[]; readonly kind: PriceKind },
): TypedCell[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.flatMap((line, down) =>
    line.split('\t').flatMap((value, right) => {
      const row = rows[from.row + down];
      const store = stores[from.column + right];
      if (row === undefined || store === undefined) return [];
      return [{ variantId: row.variantId, storeKey: store.key, kind, text: value.trim() }];
    }),
  );
}

export interface Filling {
  readonly source: { readonly store: GridStore; readonly kind: PriceKind };
  readonly target: { readonly stores: readonly GridStore[]; readonly kind: PriceKind };
  readonly rule: PriceRule;
}

/** What a rule makes of the source prices as they are on the screen. */
export function filledCells(rows: readonly GridRow[], edits: Edits, { source, target, rule }: Filling): TypedCell[] {
  return rows.flatMap((row) => {
    const cents = centsOf(textOf(row, edits.get(row.variantId), source.store, source.kind), source.store);
    if (cents === undefined || cents === null || cents === 0) return [];
    return target.stores.map((store) => ({
      variantId: row.variantId,
      storeKey: store.key,
      kind: target.kind,
      text: amountInWords(priceByRule(cents, rule, store, row.netCostCents[store.at] ?? null)),
    }));
  });
}
