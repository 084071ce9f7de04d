import type { MigrationInterface, QueryRunner } from 'typeorm';

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
] as const;

const goingLive = [
  // Counts the changes of operators, so that nobody overwrites one she has not seen.
  `ALTER TABLE country_store ADD version integer NOT NULL DEFAULT 1`,
  // A new store is prepared first. Those that are there already sell, and go on selling.
  `ALTER TABLE country_store ADD state text NOT NULL DEFAULT 'preparing' CHECK (state IN ('preparing', 'open'))`,
  // The documents of the stores are written anew by it, with their state and their fees.
  `UPDATE country_store SET state = 'open'`,
  // Who of the operators answers for which words of a legal page; other words need another approval.
  `CREATE TABLE legal_approval (
    locale text NOT NULL,
    page_key text NOT NULL,
    revision_id integer NOT NULL REFERENCES content_revision (id) ON DELETE CASCADE,
    approved_by text NOT NULL,
    approved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (locale, page_key)
  )`,
  `SELECT log_operators_of('legal_approval', 'shown')`,
];

/** The document of a store has its shipping fees, which the frame of its pages shows. */
const fees = moments.map(
  ({ name, event, referencing }) =>
    `CREATE TRIGGER outbox_fees_${name} AFTER ${event} ON store_shipping_rate REFERENCING ${referencing}
     FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('store', 'SELECT DISTINCT store_key AS key FROM changed')`,
);

/** Documents of products quote both. */
const productsOf = `SELECT p."productId" AS key FROM changed c JOIN product_asset p ON p."assetId" = c.asset_id`;
const outboxTriggers = ['uploaded_picture', 'picture_text'].flatMap((table) =>
  moments.map(
    ({ name, event, referencing }) =>
      `CREATE TRIGGER outbox_product_${name} AFTER ${event} ON ${table} REFERENCING ${referencing}
       FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('product', '${productsOf}')`,
  ),
);

const pictures = [
  // What the worker knows of a picture that an operator has uploaded. Those of an import come with all their sizes and have no row.
  `CREATE TABLE uploaded_picture (
    asset_id integer PRIMARY KEY REFERENCES asset (id) ON DELETE CASCADE,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'failed')),
    attempts smallint NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    unused_since timestamptz
  )`,
  `CREATE INDEX uploaded_picture_due ON uploaded_picture (due_at, asset_id) WHERE state = 'waiting'`,
  // What a picture shows, for whoever does not see it.
  `CREATE TABLE picture_text (
    asset_id integer NOT NULL REFERENCES asset (id) ON DELETE CASCADE,
    language text NOT NULL,
    alt text NOT NULL CHECK (alt <> ''),
    PRIMARY KEY (asset_id, language)
  )`,
  `SELECT log_operators_of('picture_text', 'shown')`,
  // In the transaction of the upload: no picture is without the row that has its sizes drawn.
  `CREATE FUNCTION note_uploaded_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO uploaded_picture (asset_id) VALUES (NEW.id); RETURN NULL; END $$`,
  `CREATE TRIGGER note_uploaded_picture AFTER INSERT ON asset FOR EACH ROW
    WHEN (NEW.source LIKE '/media/uploads/%') EXECUTE FUNCTION note_uploaded_picture()`,
  ...outboxTriggers,
];

// A report reads the orders of some stores and days, and nothing else of the tables.
const figures = [
  `CREATE INDEX order_placed_in_store ON "order" ("customFieldsStorekey", "orderPlacedAt") WHERE "orderPlacedAt" IS NOT NULL`,
  `CREATE INDEX coupon_redemption_order ON coupon_redemption (order_id)`,
  `CREATE INDEX order_withdrawal_received ON order_withdrawal (received_at)`,
  `CREATE INDEX refund_created ON refund ("createdAt")`,
  `CREATE INDEX payment_attempt_of_store ON payment_attempt (store_key, created_at)`,
];

const down = [
  `DROP INDEX order_placed_in_store, coupon_redemption_order, order_withdrawal_received, refund_created, payment_attempt_of_store`,
  `DROP FUNCTION note_uploaded_picture CASCADE`,
  `DROP TABLE picture_text, uploaded_picture`,
  ...moments.map(({ name }) => `DROP TRIGGER outbox_fees_${name} ON store_shipping_rate`),
  `DROP TABLE legal_approval`,
  `ALTER TABLE country_store DROP state, DROP version`,
];

/** Pages of stores and their opening, uploaded pictures, figures. */
export class OperatorsDesk1794704963000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...goingLive, ...fees, ...pictures, ...figures]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
