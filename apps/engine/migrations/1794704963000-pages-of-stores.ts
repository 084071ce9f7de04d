import type { MigrationInterface, QueryRunner } from 'typeorm';

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
];

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

const down = [
  ...moments.map(({ name }) => `DROP TRIGGER outbox_fees_${name} ON store_shipping_rate`),
  `DROP TABLE legal_approval`,
  `ALTER TABLE country_store DROP state, DROP version`,
];

export class PagesOfStores1794704963000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...goingLive, ...fees]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
