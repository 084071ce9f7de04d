import { languages, type Language } from '@tradehall/domain/locales/languages.ts';
import type { Database } from '@tradehall/engine/platform/database';
import { maximumProducts } from '../generate/article-numbers';
import { pictureViews } from '../generate/picture-look';
import { maximumReviews } from '../generate/reviews';
import { maximumAssets } from './picture-assets';

// Ids follow from a row's place in the catalogue. What operators create later is numbered after the reserved ones, so
// a catalogue can grow at any time.
const firstCategory = 1000;
const maximumCategories = 2000;

export const productId = (index: number): number => index + 1;
export const categoryId = (index: number): number => firstCategory + index;
export const productAssetId = (index: number, view: number): number => index * pictureViews.length + view + 1;
export const reviewId = (index: number, review: number): number => index * maximumReviews + review + 1;
export const translationId = (ownerId: number, language: Language): number =>
  (ownerId - 1) * languages.length + languages.indexOf(language) + 1;

const lastCategory = firstCategory + maximumCategories;

const reserved: Readonly<Record<string, number>> = {
  product: maximumProducts,
  product_translation: maximumProducts * languages.length,
  product_variant: maximumProducts,
  product_variant_translation: maximumProducts,
  product_variant_price: maximumProducts,
  stock_level: maximumProducts,
  asset: maximumAssets,
  asset_translation: maximumAssets,
  product_asset: maximumProducts * pictureViews.length,
  review: maximumProducts * maximumReviews,
  collection: lastCategory,
  collection_translation: lastCategory * languages.length,
};

/** Sequences keep their value whatever becomes of the transaction, so this comes before the first row. */
export async function reserveIds(database: Database): Promise<void> {
  for (const [table, last] of Object.entries(reserved)) {
    await database.query(
      `SELECT setval(name, greatest($2::bigint, coalesce(pg_sequence_last_value(name), 0)))
       FROM (SELECT pg_get_serial_sequence($1, 'id')::regclass AS name) AS sequence`,
      [table, last],
    );
  }
}
