import type { SearchFilters } from '@tradehall/domain/search/search-request.ts';
import { Client } from 'pg';
import { z } from 'zod';

/** A product as its operator entered it, which is what a buyer reads on its page. */
const enteredProduct = z.object({
  sku: z.string(),
  categories: z.array(z.string()),
  isOnStock: z.boolean(),
  details: z.array(z.object({ key: z.string(), value: z.union([z.number(), z.string()]), unit: z.string().nullish() })),
});
type EnteredProduct = z.output<typeof enteredProduct>;

const entered = `
  SELECT sku, category_keys AS categories, is_on_stock AS "isOnStock", "customFieldsTechdetails"::json AS details
  FROM read_side.search_product JOIN product_variant USING (sku) JOIN product ON product.id = "productId"
  WHERE locale = $1 ORDER BY sku`;

export async function readEnteredProducts(databaseUrl: string, locale: string): Promise<readonly EnteredProduct[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return z.array(enteredProduct).parse((await client.query(entered, [locale])).rows);
  } finally {
    await client.end();
  }
}

/** `volume 8..10`, `voltage = 230`, `stock`, `door`: one after the other. */
interface Wish {
  readonly category: string;
  readonly needs: readonly Need[];
}

type Need =
  | { readonly key: string; readonly from?: number; readonly to?: number }
  | { readonly key: string; readonly oneOf: readonly (string | number)[] }
  | 'stock'
  | 'door';

/** How an address names what is entered. */
const facetNames: Readonly<Record<string, string>> = {
  volume: 'volume-l',
  'tank-volume': 'tank-volume-l',
  power: 'power-w',
  voltage: 'voltage-v',
  'net-weight': 'net-weight-kg',
  'load-max': 'load-max-kg',
  'weighing-range': 'weighing-range-kg',
  'output-current': 'output-current-a',
  'pressure-max': 'pressure-max-bar',
  'temperature-max': 'temperature-max-c',
  'flow-rate': 'flow-rate-l-h',
  'capacity-per-hour': 'capacity-per-hour-kg-h',
  'ice-output': 'ice-output-kg-24-h',
  'noise-level': 'noise-level-db',
  wide: 'width-mm',
  high: 'height-mm',
  material: 'material',
  'energy-class': 'energy-class',
};
const namedByValues = new Set(['voltage', 'material', 'energy-class']);

export function filtersFor({ category, needs }: Wish): SearchFilters {
  const ranges: Record<string, { from?: number; to?: number }> = {};
  const values: Record<string, string[]> = {};
  for (const need of needs) {
    if (need === 'stock') values['in-stock'] = ['yes'];
    else if (need === 'door') values['fits-80-cm'] = ['yes'];
    else if ('oneOf' in need) values[facetNames[need.key] ?? ''] = need.oneOf.map(String);
    else {
      const { key, ...range } = need;
      ranges[facetNames[key] ?? ''] = range;
    }
  }
  return { categories: [category], ranges, values };
}

function sidesOf({ details }: EnteredProduct): readonly number[] {
  const stated = ['dimensions', 'package-dimensions'].map((key) => details.find((row) => row.key === key)?.value);
  const text = stated.find((value) => value !== undefined);
  return String(text ?? '')
    .split(' × ')
    .map(Number);
}

function valueOf(product: EnteredProduct, key: string): number | string | undefined {
  const [, wide, high] = product.details.some((row) => row.key === 'dimensions') ? sidesOf(product) : [];
  if (key === 'wide') return wide ?? product.details.find((row) => row.key === 'width')?.value;
  if (key === 'high') return high ?? product.details.find((row) => row.key === 'height')?.value;
  return product.details.find((row) => row.key === key)?.value;
}

/** Said without any search: a look at what was entered. */
export function fulfils(product: EnteredProduct, { category, needs }: Wish): boolean {
  return (
    product.categories.includes(category) &&
    needs.every((need) => {
      if (need === 'stock') return product.isOnStock;
      if (need === 'door') {
        const [least = 0, middle = 0] = sidesOf(product).toSorted((one, other) => one - other);
        return least <= 800 && middle <= 2_000;
      }
      const value = valueOf(product, need.key);
      if ('oneOf' in need) return value !== undefined && need.oneOf.map(String).includes(String(value));
      return typeof value === 'number' && value >= (need.from ?? -Infinity) && value <= (need.to ?? Infinity);
    })
  );
}

const gastronomy = (category: string) => `gastronomy/${category}`;

/** What buyers ask for on the telephone. */
export const wishesByHand: readonly Wish[] = [
  {
    category: gastronomy('frying-and-grilling/deep-fryers'),
    needs: [{ key: 'volume', from: 8, to: 10 }, { key: 'voltage', oneOf: [230] }, { key: 'wide', to: 600 }, 'stock'],
  },
  { category: gastronomy('frying-and-grilling/deep-fryers'), needs: [{ key: 'power', to: 2_500 }] },
  { category: gastronomy('frying-and-grilling'), needs: [{ key: 'power', from: 3_000, to: 3_600 }, 'door'] },
  {
    category: gastronomy('refrigeration'),
    needs: [
      { key: 'volume', from: 200 },
      { key: 'high', to: 1_900 },
    ],
  },
  { category: gastronomy('refrigeration'), needs: ['door', 'stock'] },
  { category: gastronomy('refrigeration'), needs: [{ key: 'energy-class', oneOf: ['A', 'B', 'C', 'D'] }] },
  { category: gastronomy('refrigeration/ice-machines'), needs: [{ key: 'ice-output', from: 20 }, 'stock'] },
  { category: gastronomy('food-preparation/planetary-mixers'), needs: [{ key: 'volume', from: 10, to: 20 }] },
  { category: gastronomy('food-preparation/planetary-mixers'), needs: [{ key: 'voltage', oneOf: [400] }] },
  {
    category: 'gastronomy',
    needs: [
      { key: 'material', oneOf: ['stainless-steel'] },
      { key: 'net-weight', to: 15 },
    ],
  },
  { category: 'gastronomy', needs: [{ key: 'voltage', oneOf: [230, 400] }, { key: 'wide', to: 400 }, 'stock', 'door'] },
  { category: 'professional-tools/compressed-air/compressors', needs: [{ key: 'tank-volume', from: 24, to: 50 }] },
  {
    category: 'professional-tools/welding',
    needs: [
      { key: 'output-current', from: 160 },
      { key: 'voltage', oneOf: [230] },
    ],
  },
  {
    category: 'professional-tools/lifting',
    needs: [
      { key: 'load-max', from: 1_000 },
      { key: 'net-weight', to: 80 },
    ],
  },
  { category: 'measurement/scales', needs: [{ key: 'weighing-range', from: 60, to: 300 }, 'stock'] },
  { category: 'cleaning/pressure-and-steam', needs: [{ key: 'pressure-max', from: 150 }] },
  {
    category: 'home-and-garden/water-and-pumps',
    needs: [
      { key: 'flow-rate', from: 5_000 },
      { key: 'power', to: 1_000 },
    ],
  },
  { category: 'hospitality/hot-drinks', needs: [{ key: 'volume', to: 10 }, 'stock'] },
  {
    category: 'diy/workshop-storage',
    needs: [
      { key: 'load-max', from: 200 },
      { key: 'wide', to: 1_200 },
    ],
  },
  { category: 'office/furniture', needs: [{ key: 'load-max', from: 120 }, 'door'] },
  { category: 'wellness', needs: [{ key: 'power', from: 100_000 }] },
];

/** A need that the product itself meets, or just misses: every fourth asks for a little more than it has. */
function needLike(product: EnteredProduct, key: string, at: number): readonly Need[] {
  const value = valueOf(product, key);
  if (value === undefined) return [];
  if (namedByValues.has(key)) return [{ key, oneOf: [value] }];
  if (typeof value !== 'number') return [];
  const around = { from: Math.floor(value * 0.8), to: Math.ceil(value * 1.2) };
  return [
    [
      { key, ...around },
      { key, to: value },
      { key, from: value },
      { key, from: value + 1 },
    ][at % 4] ?? { key, from: value },
  ];
}

/** Wishes for something like products of the catalogue, spread over all of it: the same at every run. */
export function wishesLike(products: readonly EnteredProduct[], count: number): readonly Wish[] {
  const keys = Object.keys(facetNames);
  // Some products make the same wish; more are drawn than are wanted.
  const drawn = Array.from({ length: 2 * count }, (_, at): Wish => {
    const product = products[(at * 37) % products.length];
    if (product === undefined) throw new Error('the catalogue is empty');
    const known = keys.filter((key) => needLike(product, key, at).length > 0);
    const chosen = [0, 1, 2].slice(0, 1 + (at % 3)).flatMap((step) => known[(at + step * 3) % known.length] ?? []);
    const category = product.categories[at % Math.min(3, product.categories.length)] ?? '';
    const needs = [...new Set(chosen)].flatMap((key) => needLike(product, key, at));
    return {
      category,
      needs: [...needs, ...(at % 2 === 0 ? ['stock' as const] : []), ...(at % 5 === 0 ? ['door' as const] : [])],
    };
  });
  return [...new Map(drawn.map((wish) => [JSON.stringify(wish), wish])).values()].slice(0, count);
}
