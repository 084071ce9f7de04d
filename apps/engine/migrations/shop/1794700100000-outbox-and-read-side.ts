import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Watched {
  readonly table: string;
  readonly topic: string;
  /** Selects `key` from `changed`: the rows a statement touched, as they were and as they are. */
  readonly keys: string;
}

const ofVariant = (column: string) =>
  `SELECT v."productId" AS key FROM changed c JOIN product_variant v ON v.id = c.${column}`;

const watched: readonly Watched[] = [
  { table: 'product', topic: 'product', keys: 'SELECT id AS key FROM changed' },
  { table: 'product_translation', topic: 'product', keys: 'SELECT "baseId" AS key FROM changed' },
  { table: 'product_asset', topic: 'product', keys: 'SELECT "productId" AS key FROM changed' },
  { table: 'product_variant', topic: 'product', keys: 'SELECT "productId" AS key FROM changed' },
  { table: 'product_variant_price', topic: 'product', keys: ofVariant('"variantId"') },
  { table: 'stock_level', topic: 'product', keys: ofVariant('"productVariantId"') },
  { table: 'store_price', topic: 'product', keys: ofVariant('variant_id') },
  { table: 'store_price_history', topic: 'product', keys: ofVariant('variant_id') },
  { table: 'review', topic: 'product', keys: 'SELECT product_id AS key FROM changed' },
  { table: 'product_category', topic: 'product', keys: 'SELECT product_id AS key FROM changed' },
  // With the parent it has now and the one it had: both list their children.
  { table: 'collection', topic: 'category', keys: 'SELECT unnest(ARRAY[id, "parentId"]) AS key FROM changed' },
  { table: 'collection_translation', topic: 'category', keys: 'SELECT "baseId" AS key FROM changed' },
  { table: 'country_store', topic: 'store', keys: 'SELECT key FROM changed' },
  { table: 'attribute_label', topic: 'labels', keys: 'SELECT key FROM changed' },
  { table: 'attribute_value_label', topic: 'labels', keys: 'SELECT value AS key FROM changed' },
];

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
] as const;

const tables = [
  `CREATE TABLE outbox (
    id bigserial PRIMARY KEY,
    topic text NOT NULL,
    key text NOT NULL,
    lane smallint NOT NULL DEFAULT 0,
    attempts smallint NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    created_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE INDEX outbox_products ON outbox (lane, id) WHERE topic = 'product'`,
  `CREATE INDEX outbox_others ON outbox (lane, id) WHERE topic <> 'product'`,
  `CREATE TABLE outbox_dead (
    id bigint PRIMARY KEY,
    topic text NOT NULL,
    key text NOT NULL,
    lane smallint NOT NULL,
    attempts smallint NOT NULL,
    error text NOT NULL,
    created_at timestamptz NOT NULL,
    parked_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE INDEX outbox_dead_topic_key ON outbox_dead (topic, key)`,
  `CREATE TABLE attribute_label (
    key text NOT NULL, language text NOT NULL, label text NOT NULL, PRIMARY KEY (key, language)
  )`,
  `CREATE TABLE attribute_value_label (
    value text NOT NULL, language text NOT NULL, label text NOT NULL, PRIMARY KEY (value, language)
  )`,
  `CREATE SCHEMA read_side`,
  // Compressed documents mostly take less than half a page and then stay in it: no second table to write and to read.
  `CREATE TABLE read_side.document (
    kind text COLLATE "C" NOT NULL,
    locale text COLLATE "C" NOT NULL,
    key text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    body text COMPRESSION lz4 NOT NULL,
    PRIMARY KEY (kind, locale, key)
  ) WITH (toast_tuple_target = 4080, autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05)`,
  `CREATE SEQUENCE read_side.document_version`,
  // What the documents now say about a product or category: whether others that quote it must be written again.
  `CREATE TABLE read_side.projected_product (
    product_id integer PRIMARY KEY, sku text NOT NULL, card_digest text NOT NULL, category_ids integer[] NOT NULL
  )`,
  `CREATE TABLE read_side.projected_category (
    collection_id integer PRIMARY KEY, trail_digest text NOT NULL, market_mask integer NOT NULL
  )`,
  `CREATE TABLE read_side.dirty_category (
    collection_id integer PRIMARY KEY, lane smallint NOT NULL, generation integer NOT NULL DEFAULT 0
  )`,
  `CREATE TABLE read_side.projector_state (name text PRIMARY KEY, value text NOT NULL)`,
];

// A statement that touches many rows (an operator's SQL, a re-import) must not delay what others change by hand.
const noteInOutbox = `
  CREATE FUNCTION note_in_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed text := CASE TG_OP
      WHEN 'INSERT' THEN 'SELECT * FROM new_rows'
      WHEN 'DELETE' THEN 'SELECT * FROM old_rows'
      ELSE 'SELECT * FROM old_rows UNION ALL SELECT * FROM new_rows' END;
    noted bigint;
  BEGIN
    IF current_setting('tradehall.bulk', true) = 'on' THEN RETURN NULL; END IF;
    EXECUTE format(
      'WITH changed AS (%s), noted AS (SELECT DISTINCT key::text AS key FROM (%s) AS keys WHERE key IS NOT NULL)
       INSERT INTO outbox (topic, key, lane)
       SELECT %L, key, CASE WHEN count(*) OVER () > 500 THEN 1 ELSE 0 END FROM noted',
      changed, TG_ARGV[1], TG_ARGV[0]);
    GET DIAGNOSTICS noted = ROW_COUNT;
    IF noted > 0 THEN PERFORM pg_notify('outbox', ''); END IF;
    RETURN NULL;
  END $$`;

export class OutboxAndReadSide1794700100000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...tables, noteInOutbox]) await queryRunner.query(statement);
    for (const { table, topic, keys } of watched) {
      for (const { name, event, referencing } of moments) {
        await queryRunner.query(
          `CREATE TRIGGER outbox_${topic}_${name} AFTER ${event} ON ${table} REFERENCING ${referencing}
           FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('${topic}', '${keys}')`,
        );
      }
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION note_in_outbox CASCADE');
    await queryRunner.query('DROP SCHEMA read_side CASCADE');
    await queryRunner.query('DROP TABLE attribute_value_label, attribute_label, outbox_dead, outbox');
  }
}
