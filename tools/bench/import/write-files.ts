import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { languages } from '@tradehall/domain/locales/languages.ts';

export type FileKind = 'products' | 'texts' | 'prices' | 'stock';

export interface MerchantFile {
  readonly kind: FileKind;
  readonly path: string;
  readonly rows: number;
}

const stores = Object.keys(countries);
const translated = languages.filter((language) => language !== 'en');
/** As many as stay below what the command reads at once. */
const productsPerFileOfTexts = 4_000;
const words = 'steel oven with two doors for bakeries and canteens heats evenly cleans fast stands firm'.split(' ');

const keyOf = (product: number): string => `A-${100_000 + product}`;

/** Other words for each product and language, of about the length that shops write. */
function sentence(product: number, language: string, length: number): string {
  const from = product * 7 + language.charCodeAt(0) + language.charCodeAt(1);
  const chosen = Array.from({ length }, (_, at) => words[(from + at * at) % words.length]);
  return `${language} ${chosen.join(' ')} ${product}`;
}

const textsOf = (product: number, language: string): string =>
  [
    `Oven ${product} ${sentence(product, language, 5)}`,
    `"<p>${sentence(product, language, 45)}, 1,5 kW.</p>"`,
    `${sentence(product, language, 6)}|${sentence(product + 1, language, 6)}|${sentence(product + 2, language, 6)}`,
  ].join(';');

function productLine(product: number, categories: readonly string[]): string {
  const category = categories[product % categories.length] ?? '';
  return `${keyOf(product)};yes;Royal Catering;${category};${1 + (product % 40)},5;${textsOf(product, 'en')}`;
}

/** Every fifth is reduced. */
function priceLine(product: number, store: string, at: number): string {
  const cents = 1_999 + ((product * 7_919 + at * 101) % 400_000);
  const amount = (of: number) => (of / 100).toFixed(2);
  return `${keyOf(product)};${store};${amount(cents)};${product % 5 === 0 ? amount(Math.round(cents * 0.8)) : ''}`;
}

const from = (first: number, count: number): readonly number[] => Array.from({ length: count }, (_, at) => first + at);

interface Plan {
  readonly kind: FileKind;
  readonly head: string;
  readonly products: readonly number[];
  readonly linesOf: (product: number) => readonly string[];
}

async function write(folder: string, name: string, plan: Plan): Promise<MerchantFile> {
  const path = join(folder, `${name}.csv`);
  let rows = 0;
  function* lines() {
    yield `${plan.head}\n`;
    for (const product of plan.products) {
      const own = plan.linesOf(product);
      rows += own.length;
      yield `${own.join('\n')}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path));
  return { kind: plan.kind, path, rows };
}

/** What the systems of a merchant export, product by product: one file of products, prices and stock each, texts in several. */
export async function writeFiles(
  folder: string,
  products: number,
  categories: readonly string[],
): Promise<MerchantFile[]> {
  const all = from(1, products);
  const parts = Array.from({ length: Math.ceil(products / productsPerFileOfTexts) }, (_, part) =>
    all.slice(part * productsPerFileOfTexts, (part + 1) * productsPerFileOfTexts),
  );
  const files = [
    await write(folder, 'products', {
      kind: 'products',
      head: 'key;on;brand;categories;weight (kg);name;description;highlights',
      products: all,
      linesOf: (product) => [productLine(product, categories)],
    }),
  ];
  for (const [part, own] of parts.entries())
    files.push(
      await write(folder, `texts-${part + 1}`, {
        kind: 'texts',
        head: 'key;language;name;description;highlights',
        products: own,
        linesOf: (product) =>
          translated.map((language) => `${keyOf(product)};${language};${textsOf(product, language)}`),
      }),
    );
  return [
    ...files,
    await write(folder, 'prices', {
      kind: 'prices',
      head: 'key;store;price;sale price',
      products: all,
      linesOf: (product) => stores.map((store, at) => priceLine(product, store, at)),
    }),
    await write(folder, 'stock', {
      kind: 'stock',
      head: 'key;stock',
      products: all,
      linesOf: (product) => [`${keyOf(product)};${(product * 31) % 400}`],
    }),
  ];
}
