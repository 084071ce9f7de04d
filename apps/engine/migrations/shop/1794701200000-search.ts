import type { MigrationInterface, QueryRunner } from 'typeorm';

const locales =
  'de-AT fr-BE nl-BE bg-BG de-CH fr-CH it-CH en-GB cs-CZ de-DE da-DK es-ES fi-FI fr-FR el-GR hr-HR hu-HU en-IE it-IT lt-LT nl-NL nb-NO pl-PL pt-PT ro-RO sv-SE sk-SK sl-SI'.split(
    ' ',
  );

// A search is always in one locale: in a partition of its own nothing of the other 27 lies between.
const createTable = `
  CREATE TABLE read_side.search_product (
    locale text COLLATE "C" NOT NULL,
    sku text COLLATE "C" NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    brand text NOT NULL,
    tags text[] NOT NULL,
    category_keys text[] NOT NULL,
    price_cents integer NOT NULL,
    average_rating real NOT NULL,
    review_count integer NOT NULL,
    released_on date,
    is_on_stock boolean NOT NULL,
    card text NOT NULL,
    words tsvector NOT NULL,
    folded_name text NOT NULL,
    digest text COLLATE "C" NOT NULL,
    changed_at timestamptz NOT NULL,
    PRIMARY KEY (locale, sku)
  ) PARTITION BY LIST (locale)`;

// One index answers any combination of its columns. Price and stock are in none, so their changes touch no index.
const createIndex = `
  CREATE INDEX search_product_words ON read_side.search_product
  USING gin (words, tags, category_keys, folded_name gin_trgm_ops)`;

export class Search1794701200000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await queryRunner.query(createTable);
    await queryRunner.query(createIndex);
    for (const locale of locales) {
      await queryRunner.query(
        `CREATE TABLE read_side.search_product_${locale.toLowerCase().replace('-', '_')}
         PARTITION OF read_side.search_product FOR VALUES IN ('${locale}')
         WITH (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05)`,
      );
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE read_side.search_product');
    await queryRunner.query('DROP EXTENSION pg_trgm');
  }
}
