import { request } from 'node:http';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { hostOfStore } from '@tradehall/domain/countries/store.ts';
import { z } from 'zod';
import { type Database, selectRows } from '@tradehall/engine/platform/database';
import { turnName } from './turn-name';

const pictureRow = z.object({ url: z.string(), turns: z.boolean() });

/** What categories and products show: categories first, then what products show first. */
const selectPictures = `
  SELECT url, bool_or(turns) AS turns FROM (
    SELECT a.source AS url, pa.position + 1 AS place,
      pa.position = 0 AND coalesce(p."customFieldsNumberof360images", 0) > 0 AS turns
    FROM product_asset pa JOIN asset a ON a.id = pa."assetId" JOIN product p ON p.id = pa."productId"
    UNION ALL
    SELECT "customFieldsCategoryimageurl", 0, false FROM collection
    WHERE "customFieldsCategoryimageurl" IS NOT NULL AND "customFieldsHasproducts" <> '[]'
  ) AS shown WHERE url LIKE '/media/products/%' GROUP BY url ORDER BY min(place), url`;

/** Every picture of the catalogue, and behind them the turns, which nobody sees before asking for them. */
export async function selectWantedPictures(database: Database): Promise<string[]> {
  const rows = await selectRows(database, pictureRow, selectPictures);
  const pictures = rows.map(({ url, turns }) => ({ name: basename(url), turns }));
  return [
    ...pictures.map(({ name }) => name),
    ...pictures.filter(({ turns }) => turns).map(({ name }) => turnName(name)),
  ];
}

const home = Object.values(countries).find(({ isDefault }) => isDefault) ?? countries.DE;
const departmentRow = z.object({ slug: z.string() });
const selectDepartments = `
  SELECT slug FROM collection JOIN collection_translation ON "baseId" = collection.id
  WHERE "parentId" = (SELECT id FROM collection WHERE "isRoot") AND "languageCode" = '${home.languages[0]}'
  ORDER BY position`;
const pictureOnPage = /\/media\/products\/([\w-]+)-\d+\.(?:avif|webp)/g;

/** What the home page and the pages of the departments show, from top to bottom: a visitor's first pictures. */
export async function readFirstPictures(
  database: Database,
  shop: { readonly url: string; readonly hostPattern: string },
): Promise<string[]> {
  const departments = await selectRows(database, departmentRow, selectDepartments);
  const names = new Set<string>();
  for (const path of ['/', ...departments.map(({ slug }) => `/${slug}/`)]) {
    const page = await readPage(new URL(path, shop.url), hostOfStore(home, shop.hostPattern));
    for (const [, name = ''] of page.matchAll(pictureOnPage)) names.add(name);
  }
  return [...names];
}

/** Node does not resolve `*.localhost`: the shop is asked at its own address, with the host a browser would name. */
function readPage(url: URL, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { host } }, (answer) => void text(answer).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}
