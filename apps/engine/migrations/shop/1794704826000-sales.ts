import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  // By what "bestseller" and "new" are judged: one row.
  `CREATE TABLE ranking_rule (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    sales_window_days integer NOT NULL CHECK (sales_window_days BETWEEN 1 AND 730),
    bestseller_pieces integer NOT NULL CHECK (bestseller_pieces > 0),
    new_days integer NOT NULL CHECK (new_days BETWEEN 0 AND 730),
    -- When all products were last judged: time passes without a change in the database.
    judged_on date NOT NULL DEFAULT '-infinity'
  )`,
  `INSERT INTO ranking_rule (sales_window_days, bestseller_pieces, new_days) VALUES (90, 10, 90)`,
  `SELECT log_operators_of('ranking_rule', 'shown')`,
  // Pieces sold in the window, in all shops. The demo catalogue writes figures of its own, which are samples and say so.
  `CREATE TABLE product_sales (
    product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    source text NOT NULL CHECK (source IN ('orders', 'sample')),
    pieces integer NOT NULL CHECK (pieces > 0),
    PRIMARY KEY (product_id, source)
  )`,
  // What the shop says of a product. It changes seldom, and each change is projected.
  `CREATE TABLE product_rank (
    product_id integer PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
    on_sale_since date,
    is_bestseller boolean NOT NULL,
    is_new boolean NOT NULL,
    popularity smallint NOT NULL
  )`,
  // Products to judge again: a row for each change, so that none falls to a count that began before it.
  `CREATE TABLE product_rank_due (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, product_id integer NOT NULL)`,
];

const views = [
  // Neither gifts nor guarantees, which are no products of the catalogue.
  `CREATE VIEW product_sold AS
    SELECT variant."productId" AS product_id, placed."orderPlacedAt" AS placed_at, line.quantity AS pieces
    FROM "order" AS placed JOIN order_line AS line ON line."orderId" = placed.id AND line.quantity > 0
    JOIN product_variant AS variant ON variant.id = line."productVariantId" AND variant.sku LIKE 'EX%'
    WHERE placed."orderPlacedAt" IS NOT NULL AND placed.state <> 'Cancelled' AND line."customFieldsGiftof" IS NULL`,
  // On sale since the day the operator has entered, else since the first day it could be bought. Popularity doubles its
  // pieces from step to step, so that single orders seldom change it; what is new goes two steps before.
  `CREATE VIEW product_ranking AS
    SELECT product_id, on_sale_since, NOT is_bware AND pieces >= bestseller_pieces AS is_bestseller, is_new,
      (least(12, floor(log(2, 1 + pieces))) + CASE WHEN is_new THEN 2 ELSE 0 END)::smallint AS popularity
    FROM (
      SELECT counted.*, rule.bestseller_pieces,
        NOT is_bware AND coalesce(on_sale_since <= current_date AND on_sale_since > current_date - rule.new_days, false) AS is_new
      FROM ranking_rule AS rule, (
        SELECT product.id AS product_id, coalesce(product."customFieldsIsbware", false) AS is_bware,
          coalesce(product."customFieldsReleasedate"::date, known.on_sale_since, CASE WHEN product.enabled
            AND coalesce(product."customFieldsEligibleforselling", false) AND EXISTS (
              SELECT FROM product_variant AS variant JOIN store_price ON store_price.variant_id = variant.id
              WHERE variant."productId" = product.id AND variant.enabled AND variant."deletedAt" IS NULL)
            THEN current_date END) AS on_sale_since,
          (SELECT coalesce(sum(pieces), 0) FROM product_sales WHERE product_sales.product_id = product.id)::numeric AS pieces
        FROM product LEFT JOIN product_rank AS known ON known.product_id = product.id
        WHERE product."deletedAt" IS NULL) AS counted) AS judged`,
  // What was there before has been on sale since it was made, as far as anybody knows.
  `INSERT INTO product_rank (product_id, on_sale_since, is_bestseller, is_new, popularity)
   SELECT id, "createdAt"::date, false, false, 0 FROM product WHERE "deletedAt" IS NULL`,
  `INSERT INTO product_sales (product_id, source, pieces)
   SELECT product_id, 'orders', sum(pieces) FROM product_sold, ranking_rule
    WHERE placed_at > now() - make_interval(days => sales_window_days) GROUP BY product_id`,
  `UPDATE product_rank SET on_sale_since = found.on_sale_since, is_bestseller = found.is_bestseller, is_new = found.is_new,
     popularity = found.popularity FROM product_ranking AS found WHERE found.product_id = product_rank.product_id`,
];

const notes = [
  `CREATE FUNCTION note_sold() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO product_rank_due (product_id)
      SELECT DISTINCT variant."productId" FROM order_line AS line
      JOIN product_variant AS variant ON variant.id = line."productVariantId" WHERE line."orderId" = NEW.id;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER note_sold AFTER UPDATE OF "orderPlacedAt", state ON "order" FOR EACH ROW
    WHEN (NEW."orderPlacedAt" IS NOT NULL
      AND (OLD."orderPlacedAt" IS NULL OR (OLD.state = 'Cancelled') IS DISTINCT FROM (NEW.state = 'Cancelled')))
    EXECUTE FUNCTION note_sold()`,
  // Imports judge what they write themselves.
  `CREATE FUNCTION note_rank() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('tradehall.bulk', true) = 'on' THEN RETURN NULL; END IF;
      IF TG_TABLE_NAME = 'product' THEN
        INSERT INTO product_rank_due (product_id) SELECT id FROM new_rows;
      ELSE
        INSERT INTO product_rank_due (product_id)
        SELECT DISTINCT variant."productId" FROM new_rows JOIN product_variant AS variant ON variant.id = new_rows.variant_id;
      END IF;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER note_rank_inserted AFTER INSERT ON product REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION note_rank()`,
  `CREATE TRIGGER note_rank_updated AFTER UPDATE ON product REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION note_rank()`,
  `CREATE TRIGGER note_rank_inserted AFTER INSERT ON store_price REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT EXECUTE FUNCTION note_rank()`,
  `CREATE FUNCTION judge_all_again() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.judged_on := '-infinity'; RETURN NEW; END $$`,
  `CREATE TRIGGER judge_all_again BEFORE UPDATE OF sales_window_days, bestseller_pieces, new_days ON ranking_rule
    FOR EACH ROW EXECUTE FUNCTION judge_all_again()`,
  ...[
    { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
    { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  ].map(
    ({ name, event, referencing }) =>
      `CREATE TRIGGER outbox_product_${name} AFTER ${event} ON product_rank REFERENCING ${referencing}
       FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('product', 'SELECT product_id AS key FROM changed')`,
  ),
];

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
    'releasedOn', released_on, 'isOnStock', is_on_stock,${more}
    'words', jsonb_build_object(
      'name', read_side.words_of(words, '{a}'), 'brand', read_side.words_of(words, '{b}'),
      'more', read_side.words_of(words, '{c,d}')),
    'numbers', to_jsonb(numbers), 'sortName', sort_name, 'card', card
  ) AS document
  FROM read_side.search_product JOIN read_side.search_place USING (place) JOIN read_side.search_card USING (locale, sku)`;

const readSide = [
  `ALTER TABLE read_side.search_product ADD popularity smallint NOT NULL DEFAULT 0`,
  documentOf(` 'popularity', popularity,`),
];

const down = [
  documentOf(''),
  `ALTER TABLE read_side.search_product DROP COLUMN popularity`,
  `DROP VIEW product_ranking, product_sold`,
  `DROP TABLE product_rank_due, product_rank, product_sales, ranking_rule`,
  `DROP FUNCTION note_sold() CASCADE`,
  `DROP FUNCTION note_rank() CASCADE`,
  `DROP FUNCTION judge_all_again() CASCADE`,
];

export class Sales1794704826000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...tables, ...views, ...notes, ...readSide]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
