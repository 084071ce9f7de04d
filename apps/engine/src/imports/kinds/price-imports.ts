import { priceConcerns } from '@tradehall/domain/catalogue/price-concerns.ts';
import { decimalSignIn } from '@tradehall/domain/countries/decimal-sign.ts';
import { minorUnitsIn, minorUnitsOfNumber, shownAmount } from '@tradehall/domain/money/amount-text.ts';
import { z } from 'zod';
import { judgePrices } from '../../catalogue/store-prices/judge-prices';
import { cents, isSame, type PriceCell, type PriceConcern } from '../../catalogue/store-prices/price-cells';
import { loadPrices, type Prices } from '../../catalogue/store-prices/price-facts';
import { lockVariants, writePricesByHand } from '../../catalogue/store-prices/write-prices';
import type { Database } from '../../platform/database';
import type { Lane } from '../../platform/outbox/outbox';
import { currencyOf, findStore, type Store, stores as allStores } from '../../platform/stores/store';
import type { Cell } from '../read/file-fault';
import {
  aboutField,
  type CellOf,
  type FieldChange,
  type ImportKind,
  type JudgedRow,
  type MappedRow,
  type ReadRow,
  type RowFault,
  textOf,
  type WantedRow,
  type WrittenRow,
  wrongRow,
} from './import-kind';
import { productsOf, type Written, writeInBulk } from './write-in-bulk';
import { aboutPart, loadVariants, nameFields, readName, unknownSku } from './named-products';

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
    ...nameFields,
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
    {
      name: 'formerPrice',
      label: 'Price that is struck through beside it',
      isRequired: false,
      guesses: ['compareatprice', 'variantcompareatprice', 'formerprice', 'streichpreis'],
    },
  ],
  isAboutProducts: true,
  makesProducts: false,
  read: readPrice,
  lock: async (database, rows) => {
    const variants = await loadVariants(
      database,
      rows.map(({ wanted }) => wantedPrice.parse(wanted).sku),
    );
    await lockVariants(database, [...variants.values()]);
  },
  judge,
  write: (database, rows, lane) =>
    writeInBulk(database, lane, async () => {
      const prices = rows.map(({ before, after }) => ({ ...writtenPrice.parse(after), isFirst: before === null }));
      await writePricesByHand(database, prices);
      return following(database, prices);
    }),
  putBack,
  selectMissing: null,
};

function readPrice({ cellOf, stores }: MappedRow): ReadRow {
  const name = readName(cellOf);
  const named = textOf(cellOf('store'));
  const store = storeNamed(named);
  if (store === null) {
    const reason = named === '' ? 'is missing' : `“${named.slice(0, 40)}” is no store: its country, such as DE`;
    return { about: null, wanted: null, faults: [...name.faults, aboutField('store', reason)] };
  }
  const about = aboutPart(name, store.key);
  const wrong: RowFault[] = [...name.faults];
  if (stores !== null && !stores.includes(store.key))
    wrong.push(aboutField('store', `you do not look after ${store.country.code}`));
  const { list, sale, faults } = readAmounts(cellOf, store);
  wrong.push(...faults);
  if (wrong.length > 0) return { about, wanted: null, faults: wrong };
  return { about, wanted: { sku: name.sku, storeKey: store.key, listCents: list, saleCents: sale }, faults: [] };
}

interface ReadAmounts {
  readonly list: number | null;
  readonly sale: number | null | undefined;
  readonly faults: readonly RowFault[];
}

/** Other systems know what is asked today, and beside it what was asked before it was reduced. */
function readAmounts(cellOf: CellOf, store: Store): ReadAmounts {
  const faults: RowFault[] = [];
  const amountIn = (field: string): number | null => {
    const amount = readAmount(cellOf(field), store);
    if (typeof amount === 'string') faults.push(aboutField(field, amount));
    return typeof amount === 'string' ? null : amount;
  };
  const list = amountIn('listPrice');
  if (list === null && faults.length === 0) faults.push(aboutField('listPrice', 'is missing'));
  const sale = cellOf('salePrice') === null ? undefined : amountIn('salePrice');
  if (sale !== undefined || cellOf('formerPrice') === null) return { list, sale, faults };
  const former = amountIn('formerPrice');
  return list !== null && former !== null && former > list
    ? { list: former, sale: list, faults }
    : { list, sale: null, faults };
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
    if (cell === undefined) return wrongRow(line, [unknownSku(sku)]);
    const found = concernsOfCell.get(`${cell.variantId} ${cell.storeKey}`) ?? [];
    const { variantId, storeKey, listCents, saleCents, seen } = cell;
    const isWrong = found.some(({ blocks }) => blocks);
    const outcome = isWrong ? 'wrong' : isSame(cell, seen) ? 'unchanged' : seen === null ? 'new' : 'changed';
    return {
      line,
      outcome,
      faults: found.map(faultOf),
      changes: outcome === 'changed' && seen !== null ? changesOf(seen, cell) : [],
      before: seen,
      after: { variantId, storeKey, listCents, saleCents },
    };
  });
}

type Amounts = Pick<PriceCell, 'listCents' | 'saleCents'>;

const changesOf = (seen: Amounts, { listCents, saleCents }: Amounts): FieldChange[] =>
  [
    { field: 'listPrice', before: inWords(seen.listCents), after: inWords(listCents) },
    { field: 'salePrice', before: inWords(seen.saleCents), after: inWords(saleCents) },
  ].filter(({ before, after }) => before !== after);

const inWords = (amount: number | null): string => (amount === null ? '' : shownAmount(amount));

function faultOf({ kind, cents: measure, storeKey }: PriceConcern): RowFault {
  const store = findStore(storeKey);
  const currency = store === null ? '' : currencyOf(store);
  const amount = measure === null ? 'none' : `${shownAmount(measure)} ${currency}`;
  const words = (priceConcerns[kind] ?? kind).replace('{amount}', amount);
  return aboutField(kind === 'below-cost' ? 'listPrice' : 'salePrice', words);
}

async function following(
  database: Database,
  prices: readonly { readonly variantId: number; readonly isFirst: boolean }[],
): Promise<Written> {
  const firsts = prices.filter(({ isFirst }) => isFirst);
  const idsOf = (of: typeof prices) =>
    productsOf(
      database,
      of.map(({ variantId }) => variantId),
    );
  return { productIds: await idsOf(prices), ranked: await idsOf(firsts) };
}

async function putBack(database: Database, rows: readonly WrittenRow[], lane: Lane): Promise<readonly number[]> {
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
  await writeInBulk(database, lane, async () => {
    if (former.length > 0) await writePricesByHand(database, former);
    if (added.length > 0)
      await database.query(forgetPrices, [
        added.map(({ variantId }) => variantId),
        added.map(({ storeKey }) => storeKey),
      ]);
    return following(
      database,
      own.map(({ after }) => ({ ...after, isFirst: false })),
    );
  });
  return own.map(({ line }) => line);
}

const pricesOf = (prices: Prices, { variantId, storeKey }: z.output<typeof writtenPrice>) =>
  prices.of(variantId, storeKey);
