import type { MigrationInterface, QueryRunner } from 'typeorm';

const documentOf = (more: string) => `
  CREATE OR REPLACE VIEW read_side.search_document AS
  SELECT locale, sku, jsonb_build_object(
    'locale', locale, 'sku', sku, 'slug', slug, 'name', name, 'brand', brand, 'family', family, 'isBware', is_bware,
    'tags', to_jsonb(tags),
    'categories', (
      SELECT coalesce(jsonb_agg(keys ORDER BY level), '[]') FROM (
        SELECT level, jsonb_agg(key) AS keys FROM unnest(keys, levels) AS category (key, level)
        GROUP BY level
      ) AS by_level),
    'priceCents', price_cents, 'averageRating', average_rating, 'reviewCount', review_count,
    'releasedOn', released_on, 'isOnStock', is_on_stock, 'popularity', popularity,${more}
    'words', jsonb_build_object(
      'name', read_side.words_of(words, '{a}'), 'brand', read_side.words_of(words, '{b}'),
      'more', read_side.words_of(words, '{c,d}')),
    'numbers', to_jsonb(numbers), 'sortName', sort_name, 'card', card
  ) AS document
  FROM read_side.search_product JOIN read_side.search_place USING (place) JOIN read_side.search_card USING (locale, sku)`;

// What products say about facets. Many say something about the same ones: they are counted by their list of names.
// Nothing is lost: the projector writes all rows again, with what they have not had before.
const columns = `
  ALTER TABLE read_side.search_product
    ADD specs jsonb NOT NULL DEFAULT '{}', ADD spec_names text[] COLLATE "C" NOT NULL DEFAULT '{}'`;

export class Specs1794704926000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(columns);
    await queryRunner.query(documentOf(` 'specs', specs,`));
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(documentOf(''));
    await queryRunner.query('ALTER TABLE read_side.search_product DROP COLUMN specs, DROP COLUMN spec_names');
  }
}
