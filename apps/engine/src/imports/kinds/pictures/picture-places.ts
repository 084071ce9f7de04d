import { type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../../../platform/database';

const place = z.object({ assetId: z.int(), place: z.int() });
/** Where a picture stands among those of its product. Places may have gaps. */
export type Place = z.output<typeof place>;

/** What a line makes another, and what was there. Places by product, texts by picture. */
export const writtenPicture = z.object({
  productId: z.int(),
  /** The pictures that go, with their places; the picture of the line among them where it has moved. */
  away: z.array(place),
  /** Null where it stays where it is. */
  put: place.nullable(),
  assetId: z.int(),
  texts: z.array(z.object({ language: z.literal([...languages]), before: z.string(), after: z.string() })),
});
export type WrittenPicture = z.output<typeof writtenPicture>;

const selectPlaces = `
  SELECT "productId", "assetId", position AS place FROM product_asset WHERE "productId" = ANY ($1::int[]) ORDER BY position, id`;
const placeRow = place.extend({ productId: z.int() });
const selectTexts = `
  SELECT asset_id AS "assetId", language, alt FROM picture_text WHERE asset_id = ANY ($1::int[]) AND language = ANY ($2::text[])`;
const textRow = z.object({ assetId: z.int(), language: z.literal([...languages]), alt: z.string() });

/** The pictures of some products as the lines so far have left them. */
export class PicturePlaces {
  readonly #places: Map<number, readonly Place[]>;
  readonly #texts: Map<string, string>;

  private constructor(places: Map<number, readonly Place[]>, texts: Map<string, string>) {
    this.#places = places;
    this.#texts = texts;
  }

  static async load(
    database: Database,
    productIds: readonly number[],
    assetIds: readonly number[],
  ): Promise<PicturePlaces> {
    const rows = await selectRows(database, placeRow, selectPlaces, [[...new Set(productIds)]]);
    const texts = await selectRows(database, textRow, selectTexts, [[...new Set(assetIds)], languages]);
    const grouped = Map.groupBy(rows, ({ productId }) => productId);
    return new PicturePlaces(
      new Map([...grouped].map(([id, own]) => [id, own.map(({ assetId, place: at }) => ({ assetId, place: at }))])),
      new Map(texts.map(({ assetId, language, alt }) => [`${assetId} ${language}`, alt])),
    );
  }

  of(productId: number): readonly Place[] {
    return this.#places.get(productId) ?? [];
  }

  textOf(assetId: number, language: Language): string {
    return this.#texts.get(`${assetId} ${language}`) ?? '';
  }

  /** What has to change for the picture to stand there; at the end where no place is said and it is none of them yet. */
  wish(productId: number, assetId: number, at: number | null): Pick<WrittenPicture, 'away' | 'put'> {
    const now = this.of(productId);
    const own = now.filter((each) => each.assetId === assetId);
    if (own.some((each) => at === null || each.place === at)) return { away: [], put: null };
    const end = Math.max(-1, ...now.map((each) => each.place)) + 1;
    const put = { assetId, place: at ?? end };
    return { away: now.filter((each) => each.assetId === assetId || each.place === put.place), put };
  }

  take({ productId, assetId, takes, gives, texts }: PictureChange): void {
    const gone = (each: Place) => takes.some((other) => isSame(each, other));
    this.#places.set(productId, [...this.of(productId).filter((each) => !gone(each)), ...gives]);
    for (const { language, after } of texts) this.#texts.set(`${assetId} ${language}`, after);
  }

  /** Whether all is as the line has left it, and what it took away has room. */
  isAsWritten({ productId, away, put, assetId, texts }: WrittenPicture): boolean {
    const now = this.of(productId);
    const rest = now.filter((each) => put === null || !isSame(each, put));
    const isThere = put === null || rest.length < now.length;
    const hasRoom = away.every(({ assetId: id, place: at }) =>
      rest.every((each) => each.assetId !== id && each.place !== at),
    );
    return isThere && hasRoom && texts.every(({ language, after }) => this.textOf(assetId, language) === after);
  }
}

const isSame = (one: Place, other: Place): boolean => one.assetId === other.assetId && one.place === other.place;

export interface PictureChange {
  readonly productId: number;
  readonly assetId: number;
  readonly takes: readonly Place[];
  readonly gives: readonly Place[];
  readonly texts: WrittenPicture['texts'];
}

export function changeOf({ away, put, ...line }: WrittenPicture): PictureChange {
  return { ...line, takes: away, gives: put === null ? [] : [put] };
}

export function turnedBack(line: WrittenPicture): PictureChange {
  const { takes, gives, texts, ...change } = changeOf(line);
  const back = texts.map(({ language, before, after }) => ({ language, before: after, after: before }));
  return { ...change, takes: gives, gives: takes, texts: back };
}

const removePlaces = `
  DELETE FROM product_asset AS stands USING unnest($1::int[], $2::int[], $3::int[]) AS gone (product_id, asset_id, place)
  WHERE stands."productId" = gone.product_id AND stands."assetId" = gone.asset_id AND stands.position = gone.place`;
const addPlaces = `
  INSERT INTO product_asset ("productId", "assetId", position)
  SELECT product_id, asset_id, place FROM unnest($1::int[], $2::int[], $3::int[]) AS given (product_id, asset_id, place)
  WHERE EXISTS (SELECT FROM asset WHERE asset.id = asset_id)`;
// The engine's own lists show one of them; an operator's choice stays as long as it is one.
const chooseFirst = `
  UPDATE product SET "updatedAt" = now(), "featuredAssetId" =
    (SELECT "assetId" FROM product_asset WHERE "productId" = product.id ORDER BY position, id LIMIT 1)
  WHERE id = ANY ($1::int[]) AND NOT EXISTS (
    SELECT FROM product_asset WHERE "productId" = product.id AND "assetId" = product."featuredAssetId")`;
const removeTexts = `
  DELETE FROM picture_text AS said USING unnest($1::int[], $2::text[]) AS gone (asset_id, language)
  WHERE (said.asset_id, said.language) = (gone.asset_id, gone.language)`;
const insertTexts = `
  INSERT INTO picture_text (asset_id, language, alt)
  SELECT asset_id, language, alt FROM unnest($1::int[], $2::text[], $3::text[]) AS given (asset_id, language, alt)
  WHERE EXISTS (SELECT FROM asset WHERE asset.id = asset_id)
  ON CONFLICT (asset_id, language) DO UPDATE SET alt = excluded.alt`;

/** One after the other: a later one may take what an earlier one has given. */
export async function writePlaces(database: Database, changes: readonly PictureChange[]): Promise<void> {
  const net = new Map<string, { productId: number; at: Place; count: number }>();
  for (const { productId, takes, gives } of changes) {
    const note = (at: Place, by: number) => {
      const key = `${productId} ${at.assetId} ${at.place}`;
      net.set(key, { productId, at, count: (net.get(key)?.count ?? 0) + by });
    };
    for (const at of takes) note(at, -1);
    for (const at of gives) note(at, 1);
  }
  const columns = (rows: readonly { productId: number; at: Place }[]) => [
    rows.map(({ productId }) => productId),
    rows.map(({ at }) => at.assetId),
    rows.map(({ at }) => at.place),
  ];
  const all = [...net.values()];
  const gone = all.filter(({ count }) => count < 0);
  const given = all.filter(({ count }) => count > 0);
  if (gone.length > 0) await database.query(removePlaces, columns(gone));
  if (given.length > 0) await database.query(addPlaces, columns(given));
  if (all.length > 0) await database.query(chooseFirst, [[...new Set(all.map(({ productId }) => productId))]]);
}

/** Of one picture in one language the last counts. */
export async function writeTexts(database: Database, changes: readonly PictureChange[]): Promise<void> {
  const texts = new Map(
    changes.flatMap(({ assetId, texts: said }) =>
      said.map(({ language, after }) => [`${assetId} ${language}`, { assetId, language, alt: after }] as const),
    ),
  );
  const words = [...texts.values()];
  const [empty, full] = [words.filter(({ alt }) => alt === ''), words.filter(({ alt }) => alt !== '')];
  const named = (rows: typeof words) => [rows.map(({ assetId }) => assetId), rows.map(({ language }) => language)];
  if (empty.length > 0) await database.query(removeTexts, named(empty));
  if (full.length > 0) await database.query(insertTexts, [...named(full), full.map(({ alt }) => alt)]);
}
