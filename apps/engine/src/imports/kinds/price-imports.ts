import { priceConcerns } from '@tradehall/domain/catalogue/price-concerns.ts';
import { decimalSignIn } from '@tradehall/domain/countries/decimal-sign.ts';
import { minorUnitsIn, minorUnitsOfNumber, shownAmount } from '@tradehall/domain/money/amount-text.ts';
import { z } from 'zod';
import { judgePrices } from '../../catalogue/store-prices/judge-prices';
import { cents, isSame, type PriceCell, type PriceConcern } from '../../catalogue/store-prices/price-cells';
import { loadPrices, type Prices } from '../../catalogue/store-prices/price-facts';
import { lockVariants, writePricesByHand } from '../../catalogue/store-prices/write-prices';
import type { Database } from '../../platform/database';
import { currencyOf, findStore, type Store, stores as allStores } from '../../platform/stores/store';
import type { Cell } from '../read/file-fault';
import {
  aboutField,
  type CellOf,
  type ImportKind,
  type JudgedRow,
  type ReadRow,
  type RowFault,
  textOf,
  type WantedRow,
  type WrittenRow,
} from './import-kind';
import { loadVariants, readSku, skuField, unknownSku } from './known-skus';

/** Without a sale price it stays as it is; null ends the reduction. */
const wantedPrice = z.object({
  sku: z.string(),
  storeKey: z.string(),
  listCents: cents,
  saleCents: cents.nullable().optional(),
});
const writtenPrice = z.object({
  variantId: z.int(),
  storeKey: z.string(),
  listCents: cents,
  saleCents: cents.nullable(),
});
const formerPrice = z.object({ listCents: cents, saleCents: cents.nullable() }).nullable();

const forgetPrices = `
  DELETE FROM store_price USING unnest($1::int[], $2::text[]) AS given (variant_id, store_key)
  WHERE store_price.variant_id = given.variant_id AND store_price.store_key = given.store_key`;

export const priceImports: ImportKind = {
  fields: [
    skuField,
    {
      name: 'store',
      label: 'Store',
      isRequired: true,
      guesses: ['store', 'storekey', 'country', 'shop', 'market', 'land'],
    },
    {
      name: 'listPrice',
      label: 'List price with tax',
      isRequired: true,
      guesses: ['listprice', 'price', 'grossprice', 'preis', 'listenpreis', 'bruttopreis', 'regularprice'],
    },
    {
      name: 'salePrice',
      label: 'Sale price with tax',
      isRequired: false,
      guesses: ['saleprice', 'specialprice', 'angebotspreis', 'aktionspreis', 'reducedprice'],
    },
  ],
  read: readPrice,
  lock: async (database, rows) => {
    const variants = await loadVariants(
      database,
      rows.map(({ wanted }) => wantedPrice.parse(wanted).sku),
    );
    await lockVariants(database, [...variants.values()]);
  },
  judge,
  write: async (database, rows) => {
    await writePricesByHand(
      database,
      rows.map(({ after }) => writtenPrice.parse(after)),
    );
  },
  putBack,
  selectMissing: null,
};

function readPrice(cellOf: CellOf, stores: readonly string[] | null): ReadRow {
  const { sku, faults } = readSku(cellOf);
  const named = textOf(cellOf('store'));
  const store = storeNamed(named);
  if (store === null) {
    const reason = named === '' ? 'is missing' : `“${named.slice(0, 40)}” is no store: its country, such as DE`;
    return { key: null, wanted: null, faults: [...faults, aboutField('store', reason)] };
  }
  const key = sku === '' ? null : `${sku} ${store.key}`;
  const wrong: RowFault[] = [...faults];
  if (stores !== null && !stores.includes(store.key))
    wrong.push(aboutField('store', `you do not look after ${store.country.code}`));
  const list = readAmount(cellOf('listPrice'), store);
  if (list === null) wrong.push(aboutField('listPrice', 'is missing'));
  if (typeof list === 'string') wrong.push(aboutField('listPrice', list));
  const saleCell = cellOf('salePrice');
  const sale = saleCell === null ? undefined : readAmount(saleCell, store);
  if (typeof sale === 'string') wrong.push(aboutField('salePrice', sale));
  if (wrong.length > 0) return { key, wanted: null, faults: wrong };
  return { key, wanted: { sku, storeKey: store.key, listCents: list, saleCents: sale }, faults: [] };
}

const storesByName: ReadonlyMap<string, Store> = new Map(
  allStores.flatMap((store) => [
    [store.key.toLowerCase(), store],
    [store.country.code.toLowerCase(), store],
  ]),
);

const storeNamed = (name: string): Store | null => storesByName.get(name.toLowerCase()) ?? null;

/** Minor units, null for nothing, or in words why it is no amount. */
function readAmount(cell: Cell | null, store: Store): number | string | null {
  if (textOf(cell) === '') return null;
  const units =
    typeof cell === 'number' ? minorUnitsOfNumber(cell) : minorUnitsIn(textOf(cell), decimalSignIn(store.country));
  const amount = cents.safeParse(units);
  if (amount.success) return amount.data;
  return `“${textOf(cell).slice(0, 40)}” is no amount of ${currencyOf(store)} above nothing`;
}

async function judge(database: Database, rows: readonly WantedRow[]): Promise<readonly JudgedRow[]> {
  const wanted = rows.map((row) => ({ line: row.line, ...wantedPrice.parse(row.wanted) }));
  const variants = await loadVariants(
    database,
    wanted.map(({ sku }) => sku),
  );
  const prices = await loadPrices(
    database,
    [...variants.values()],
    [...new Set(wanted.map(({ storeKey }) => storeKey))],
  );
  const cells = new Map(
    wanted.flatMap(({ line, sku, storeKey, listCents, saleCents }): [number, PriceCell][] => {
      const variantId = variants.get(sku);
      if (variantId === undefined) return [];
      const seen = prices.of(variantId, storeKey);
      const sale = saleCents === undefined ? (seen?.saleCents ?? null) : saleCents;
      return [[line, { variantId, storeKey, listCents, saleCents: sale, seen }]];
    }),
  );
  const changed = [...cells.values()].filter((cell) => !isSame(cell, cell.seen));
  const concerns = changed.length === 0 ? [] : await judgePrices(database, changed);
  const concernsOfCell = Map.groupBy(concerns, ({ variantId, storeKey }) => `${variantId} ${storeKey}`);
  return wanted.map(({ line, sku }): JudgedRow => {
    const cell = cells.get(line);
    if (cell === undefined) return { line, outcome: 'wrong', faults: [unknownSku(sku)], before: null, after: null };
    const found = concernsOfCell.get(`${cell.variantId} ${cell.storeKey}`) ?? [];
    const { variantId, storeKey, listCents, saleCents, seen } = cell;
    const isWrong = found.some(({ blocks }) => blocks);
    const outcome = isWrong ? 'wrong' : isSame(cell, seen) ? 'unchanged' : seen === null ? 'new' : 'changed';
    return {
      line,
      outcome,
      faults: found.map(faultOf),
      before: seen,
      after: { variantId, storeKey, listCents, saleCents },
    };
  });
}

function faultOf({ kind, cents: measure, storeKey }: PriceConcern): RowFault {
  const store = findStore(storeKey);
  const currency = store === null ? '' : currencyOf(store);
  const amount = measure === null ? 'none' : `${shownAmount(measure)} ${currency}`;
  const words = (priceConcerns[kind] ?? kind).replace('{amount}', amount);
  return aboutField(kind === 'below-cost' ? 'listPrice' : 'salePrice', words);
}

async function putBack(database: Database, rows: readonly WrittenRow[]): Promise<readonly number[]> {
  const written = rows.map(({ line, before, after }) => ({
    line,
    before: formerPrice.parse(before),
    after: writtenPrice.parse(after),
  }));
  const ids = written.map(({ after }) => after.variantId);
  await lockVariants(database, ids);
  const prices = await loadPrices(database, ids, [...new Set(written.map(({ after }) => after.storeKey))]);
  const own = written.filter(({ after }) => isSame(after, pricesOf(prices, after)));
  const former = own.flatMap(({ before, after }) => (before === null ? [] : [{ ...after, ...before }]));
  const added = own.filter(({ before }) => before === null).map(({ after }) => after);
  if (former.length > 0) await writePricesByHand(database, former);
  if (added.length > 0)
    await database.query(forgetPrices, [
      added.map(({ variantId }) => variantId),
      added.map(({ storeKey }) => storeKey),
    ]);
  return own.map(({ line }) => line);
}

const pricesOf = (prices: Prices, { variantId, storeKey }: z.output<typeof writtenPrice>) =>
  prices.of(variantId, storeKey);
