import type { MigrationInterface, QueryRunner } from 'typeorm';

const judged = (isBestseller: string, isNew: string, more: string) => `
  CREATE OR REPLACE VIEW product_ranking AS
    SELECT product_id, on_sale_since, ${isBestseller} AS is_bestseller, is_new,
      (least(12, floor(log(2, 1 + pieces))) + CASE WHEN is_new THEN 2 ELSE 0 END)::smallint AS popularity${more}
    FROM (
      SELECT counted.*, rule.bestseller_pieces, ${isNew} AS is_new
      FROM ranking_rule AS rule, (
        SELECT product.id AS product_id, coalesce(product."customFieldsIsbware", false) AS is_bware,
          coalesce(product."customFieldsReleasedate"::date, known.on_sale_since, CASE WHEN product.enabled
            AND coalesce(product."customFieldsEligibleforselling", false) AND EXISTS (
              SELECT FROM product_variant AS variant JOIN store_price ON store_price.variant_id = variant.id
              WHERE variant."productId" = product.id AND variant.enabled AND variant."deletedAt" IS NULL)
            THEN current_date END) AS on_sale_since,
          (SELECT coalesce(sum(pieces), 0) FROM product_sales WHERE product_sales.product_id = product.id)::numeric AS pieces
        FROM product LEFT JOIN product_rank AS known ON known.product_id = product.id
        WHERE product."deletedAt" IS NULL) AS counted) AS judged`;

const up = [
  // Up to how many pieces stock is called low: of dear products, of those in the middle, of cheap ones.
  `ALTER TABLE country_store ADD low_stock_pieces jsonb NOT NULL DEFAULT '{"high": 2, "middle": 5, "low": 10}'`,
  // What decides on a badge is asked by another rule as well, before that one is saved.
  `CREATE FUNCTION is_bestseller(is_bware boolean, pieces numeric, needed integer) RETURNS boolean LANGUAGE sql IMMUTABLE
    AS $$ SELECT NOT is_bware AND pieces >= needed $$`,
  `CREATE FUNCTION is_new_product(is_bware boolean, on_sale_since date, days integer) RETURNS boolean LANGUAGE sql STABLE
    AS $$ SELECT NOT is_bware AND coalesce(on_sale_since <= current_date AND on_sale_since > current_date - days, false) $$`,
  judged(
    'is_bestseller(is_bware, pieces, bestseller_pieces)',
    'is_new_product(is_bware, on_sale_since, rule.new_days)',
    ', is_bware',
  ),
];

const down = [
  `DROP VIEW product_ranking`,
  judged(
    'NOT is_bware AND pieces >= bestseller_pieces',
    'NOT is_bware AND coalesce(on_sale_since <= current_date AND on_sale_since > current_date - rule.new_days, false)',
    '',
  ),
  `DROP FUNCTION is_new_product(boolean, date, integer)`,
  `DROP FUNCTION is_bestseller(boolean, numeric, integer)`,
  `ALTER TABLE country_store DROP low_stock_pieces`,
];

export class RulesOfShops1794704970000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
