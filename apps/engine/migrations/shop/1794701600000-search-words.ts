import type { MigrationInterface, QueryRunner } from 'typeorm';

const locales =
  'de-AT fr-BE nl-BE bg-BG de-CH fr-CH it-CH en-GB cs-CZ de-DE da-DK es-ES fi-FI fr-FR el-GR hr-HR hu-HU en-IE it-IT lt-LT nl-NL nb-NO pl-PL pt-PT ro-RO sv-SE sk-SK sl-SI'.split(
    ' ',
  );
const partition = (table: string, locale: string) => `read_side.${table}_${locale.toLowerCase().replace('-', '_')}`;

// Nothing is lost: the projector writes all rows again, with what they have not had before.
const changeProducts = [
  'TRUNCATE read_side.search_product',
  'DROP INDEX read_side.search_product_words',
  `ALTER TABLE read_side.search_product
     DROP COLUMN folded_name,
     DROP COLUMN card,
     ADD COLUMN family text COLLATE "C" NOT NULL,
     ADD COLUMN is_bware boolean NOT NULL,
     ADD COLUMN place bigint NOT NULL,
     ADD COLUMN numbers text[] COLLATE "C" NOT NULL,
     ADD COLUMN sort_name text COLLATE "C" NOT NULL,
     ALTER COLUMN brand TYPE text COLLATE "C",
     ALTER COLUMN tags TYPE text[] COLLATE "C",
     ALTER COLUMN category_keys TYPE text[] COLLATE "C"`,
  `CREATE INDEX search_product_words ON read_side.search_product USING gin (words, tags, category_keys, numbers)`,
  `CREATE INDEX search_product_family ON read_side.search_product (family)`,
  // Counts of departments look at every product of a locale, but at nothing else of them.
  `CREATE INDEX search_product_place ON read_side.search_product (place) INCLUDE (locale, brand, average_rating)`,
];

// A card is read for the few products of a page: in a table of its own it leaves the others close together.
const createCards = `
  CREATE TABLE read_side.search_card (
    locale text COLLATE "C" NOT NULL,
    sku text COLLATE "C" NOT NULL,
    card text NOT NULL,
    PRIMARY KEY (locale, sku)
  )`;

// Many products stand in the same categories: they are counted by one number, and the keys looked up once. Places are
// never taken away.
const createPlaces = `
  CREATE TABLE read_side.search_place (
    place bigint PRIMARY KEY,
    keys text[] COLLATE "C" NOT NULL,
    levels smallint[] NOT NULL
  )`;

// Which rows became others, one after the other: whoever keeps a copy reads on from the last number it has seen. A row
// stays when its product is gone, to tell that it is gone.
const createFeed = [
  `CREATE SEQUENCE read_side.search_feed_seq`,
  `CREATE TABLE read_side.search_feed (
     locale text COLLATE "C" NOT NULL,
     sku text COLLATE "C" NOT NULL,
     seq bigint NOT NULL,
     PRIMARY KEY (locale, sku)
   )`,
  `CREATE INDEX search_feed_in_order ON read_side.search_feed (seq)`,
];

// A row as every index knows it.
const createDocuments = `
  CREATE VIEW read_side.search_document AS
  SELECT locale, sku, jsonb_build_object(
    'locale', locale, 'sku', sku, 'slug', slug, 'name', name, 'brand', brand, 'family', family, 'isBware', is_bware,
    'tags', to_jsonb(tags),
    'categories', (
      SELECT coalesce(jsonb_agg(keys ORDER BY level), '[]') FROM (
        SELECT level, jsonb_agg(key) AS keys FROM unnest(keys, levels) AS category (key, level)
        GROUP BY level
      ) AS by_level),
    'priceCents', price_cents, 'averageRating', average_rating, 'reviewCount', review_count,
    'releasedOn', released_on, 'isOnStock', is_on_stock,
    'words', jsonb_build_object(
      'name', read_side.words_of(words, '{a}'), 'brand', read_side.words_of(words, '{b}'),
      'more', read_side.words_of(words, '{c,d}')),
    'numbers', to_jsonb(numbers), 'sortName', sort_name, 'card', card
  ) AS document
  FROM read_side.search_product JOIN read_side.search_place USING (place) JOIN read_side.search_card USING (locale, sku)`;
const createWordsOf = `
  CREATE FUNCTION read_side.words_of(words tsvector, weights "char"[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (SELECT coalesce(string_agg(lexeme, ' ' ORDER BY positions[1]), '') FROM unnest(ts_filter(words, weights)))`;

// The words people may have meant. They come with the products and are never taken away: a word that finds nothing any
// more is not proposed.
const createVocabulary = `
  CREATE TABLE read_side.search_word (
    locale text COLLATE "C" NOT NULL,
    word text COLLATE "C" NOT NULL,
    written text NOT NULL,
    PRIMARY KEY (locale, word)
  ) PARTITION BY LIST (locale)`;
const createResemblance = `CREATE INDEX search_word_resemblance ON read_side.search_word USING gin (word gin_trgm_ops)`;

export class SearchWords1794701600000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    const tables = [...changeProducts, createCards, createPlaces, ...createFeed, createVocabulary, createResemblance];
    for (const statement of [...tables, createWordsOf, createDocuments]) await queryRunner.query(statement);
    for (const locale of locales) {
      await queryRunner.query(
        `CREATE TABLE ${partition('search_word', locale)} PARTITION OF read_side.search_word FOR VALUES IN ('${locale}')`,
      );
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    const statements = [
      'DROP VIEW read_side.search_document',
      'DROP FUNCTION read_side.words_of',
      'DROP TABLE read_side.search_word, read_side.search_feed, read_side.search_card, read_side.search_place',
      'DROP SEQUENCE read_side.search_feed_seq',
      'TRUNCATE read_side.search_product',
      'DROP INDEX read_side.search_product_words, read_side.search_product_family, read_side.search_product_place',
      `ALTER TABLE read_side.search_product
         DROP COLUMN family, DROP COLUMN is_bware, DROP COLUMN place, DROP COLUMN numbers,
         DROP COLUMN sort_name, ADD COLUMN folded_name text NOT NULL, ADD COLUMN card text NOT NULL`,
      `CREATE INDEX search_product_words ON read_side.search_product
       USING gin (words, tags, category_keys, folded_name gin_trgm_ops)`,
    ];
    for (const statement of statements) await queryRunner.query(statement);
  }
}
