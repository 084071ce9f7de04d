import { languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database';
import type { Lane } from '../../../platform/outbox/outbox';
import {
  aboutField,
  type FieldChange,
  type ImportKind,
  type JudgedRow,
  type WantedRow,
  type WrittenRow,
  wrongRow,
} from '../import-kind';
import { unknownSku } from '../named-products';
import { writeInBulk } from '../write-in-bulk';
import { gatherPictures } from './gather-pictures';
import {
  changeOf,
  type PictureChange,
  PicturePlaces,
  type Place,
  turnedBack,
  writePlaces,
  writeTexts,
  type WrittenPicture,
  writtenPicture,
} from './picture-places';
import { altField, pictureFields, readPicture, type WantedPicture, wantedPicture } from './read-picture';

/** Fetched together: the bar moves as often. */
const rowsAtOnce = 50;

const lockProducts = `
  SELECT p.id FROM product p WHERE p.id IN (
    SELECT v."productId" FROM product_variant v WHERE v.sku = ANY ($1::text[]) AND v."deletedAt" IS NULL
    UNION SELECT unnest($2::int[]))
  ORDER BY p.id FOR NO KEY UPDATE`;
// Who clears the library waits, and then sees that it is used.
const lockPictures = 'SELECT id FROM asset WHERE id = ANY ($1::int[]) ORDER BY id FOR KEY SHARE';

const selectProducts = `
  SELECT v.sku, p.id FROM product_variant v JOIN product p ON p.id = v."productId" AND p."deletedAt" IS NULL
  WHERE v.sku = ANY ($1::text[]) AND v."deletedAt" IS NULL ORDER BY v.id`;
const productRow = z.object({ sku: z.string(), id: z.int() });
const selectNames = `
  SELECT a.id, coalesce((SELECT address FROM outside_picture WHERE asset_id = a.id ORDER BY address LIMIT 1), a.source) AS name
  FROM asset a WHERE a.id = ANY ($1::int[])`;
const nameRow = z.object({ id: z.int(), name: z.string() });

/** A row is a picture of a product, by the address at which the worker fetches it. */
export const pictureImports: ImportKind = {
  fields: pictureFields,
  rowsAtOnce,
  isAboutProducts: true,
  makesProducts: false,
  read: readPicture,
  gather: gatherPictures,
  lock: async (database, rows) => {
    const wanted = rows.map((row) => wantedPicture.parse(row.wanted));
    await database.query(lockProducts, [wanted.map(({ sku }) => sku), []]);
    await database.query(lockPictures, [wanted.flatMap(({ assetId }) => assetId ?? [])]);
  },
  judge,
  write: (database, rows, lane) =>
    writeChanges(
      database,
      rows.map(({ after }) => changeOf(writtenPicture.parse(after))),
      lane,
    ),
  putBack,
  selectMissing: null,
};

async function judge(database: Database, rows: readonly WantedRow[]): Promise<readonly JudgedRow[]> {
  const wanted = rows.map((row) => ({ line: row.line, ...wantedPicture.parse(row.wanted) }));
  const skus = [...new Set(wanted.map(({ sku }) => sku))];
  const products = new Map(
    (await selectRows(database, productRow, selectProducts, [skus])).map(({ sku, id }) => [sku, id]),
  );
  const places = await PicturePlaces.load(
    database,
    [...products.values()],
    wanted.flatMap(({ assetId }) => assetId ?? []),
  );
  const names = await loadNames(
    database,
    wanted,
    [...products.values()].flatMap((id) => places.of(id)),
  );
  return wanted.map((line) => {
    const productId = products.get(line.sku);
    if (productId === undefined) return wrongRow(line.line, [unknownSku(line.sku)]);
    if (line.assetId === undefined || !names.has(line.assetId))
      return wrongRow(line.line, [aboutField('picture', 'is not in the library any more: check the file again')]);
    return judgeLine({ ...line, assetId: line.assetId, productId }, places, names);
  });
}

type Line = WantedPicture & { readonly line: number; readonly assetId: number; readonly productId: number };

function judgeLine(
  { line, productId, assetId, place, alts }: Line,
  places: PicturePlaces,
  names: ReadonlyMap<number, string>,
): JudgedRow {
  const texts = languages.flatMap((language) => {
    const [before, after] = [places.textOf(assetId, language), alts[language]];
    return after === undefined || after === before ? [] : [{ language, before, after }];
  });
  const { away, put } = places.wish(productId, assetId, place);
  const written = { productId, assetId, away, put, texts };
  places.take(changeOf(written));
  const isFirst = put !== null && away.length === 0;
  const outcome = isFirst ? 'new' : put !== null || texts.length > 0 ? 'changed' : 'unchanged';
  const changes = outcome === 'changed' ? changesOf(written, names) : [];
  return { line, outcome, faults: [], changes, before: null, after: written };
}

function changesOf({ assetId, away, put, texts }: WrittenPicture, names: ReadonlyMap<number, string>): FieldChange[] {
  const moved = away.find((each) => each.assetId === assetId);
  const replaced = away.filter((each) => each.assetId !== assetId);
  const nameOf = (id: number) => names.get(id) ?? String(id);
  const placed: FieldChange[] = [];
  if (put !== null && moved !== undefined)
    placed.push({ field: 'place', before: String(moved.place + 1), after: String(put.place + 1) });
  if (replaced.length > 0) {
    const before = replaced.map((each) => nameOf(each.assetId)).join(' | ');
    placed.push({ field: 'picture', before, after: nameOf(assetId) });
  }
  return [...placed, ...texts.map(({ language, before, after }) => ({ field: altField(language), before, after }))];
}

async function loadNames(
  database: Database,
  wanted: readonly WantedPicture[],
  standing: readonly Place[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...wanted.flatMap(({ assetId }) => assetId ?? []), ...standing.map(({ assetId }) => assetId)];
  const rows = await selectRows(database, nameRow, selectNames, [[...new Set(ids)]]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function putBack(database: Database, rows: readonly WrittenRow[], lane: Lane): Promise<readonly number[]> {
  const written = rows.map(({ line, after }) => ({ line, ...writtenPicture.parse(after) }));
  await database.query(lockProducts, [[], written.map(({ productId }) => productId)]);
  const places = await PicturePlaces.load(
    database,
    written.map(({ productId }) => productId),
    written.map(({ assetId }) => assetId),
  );
  // The last line first: it may have taken what an earlier one has given.
  const own = written.toReversed().filter((each) => {
    const isOwn = places.isAsWritten(each);
    if (isOwn) places.take(turnedBack(each));
    return isOwn;
  });
  await writeChanges(database, own.map(turnedBack), lane);
  return own.map(({ line }) => line);
}

async function writeChanges(database: Database, changes: readonly PictureChange[], lane: Lane): Promise<void> {
  if (changes.length === 0) return;
  await writeInBulk(database, lane, async () => {
    await writePlaces(database, changes);
    return { productIds: changes.map(({ productId }) => productId) };
  });
  // Noted by the triggers: campaigns that name the picture say them too.
  await writeTexts(database, changes);
}
