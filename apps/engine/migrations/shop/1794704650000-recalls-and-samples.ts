import type { MigrationInterface, QueryRunner } from 'typeorm';

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
];

/** The page of recalls follows the recalls. */
const recalls = [
  ...moments.map(
    ({ name, event, referencing }) =>
      `CREATE TRIGGER outbox_recall_${name} AFTER ${event} ON product_recall REFERENCING ${referencing}
       FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('recall', 'SELECT ''all'' AS key FROM changed')`,
  ),
  `INSERT INTO outbox (topic, key, lane) VALUES ('recall', 'all', 1)`,
];
const withoutRecalls = [
  ...moments.map(({ name }) => `DROP TRIGGER outbox_recall_${name} ON product_recall`),
  `DELETE FROM outbox WHERE topic = 'recall'`,
];

const counted = `included_in_statistics AND state = 'published'`;
const indexes = (shown: string) => [
  `DROP INDEX review_best, review_newest`,
  `CREATE INDEX review_newest ON review (product_id, created_at DESC, id DESC) WHERE ${shown}`,
  `CREATE INDEX review_best ON review (product_id, rating DESC, created_at DESC, id DESC) WHERE ${shown}`,
];
const columns = 'id, product_id, author_name, text, rating, created_at, locale';
const shown = `(included_in_statistics OR is_sample) AND state = 'published'`;

/** A review that nobody has written is seen, and counts nowhere. */
const samples = [
  `ALTER TABLE review ADD is_sample boolean NOT NULL DEFAULT false`,
  // Reviews of the import have no customer; those of erased customers keep their order's mark or were moderated.
  `UPDATE review SET is_sample = true, included_in_statistics = false
   WHERE customer_id IS NULL AND order_id IS NULL AND sku IS NULL AND moderated_at IS NULL`,
  `ALTER TABLE review ADD CONSTRAINT review_sample_counts_nowhere CHECK (NOT (is_sample AND included_in_statistics))`,
  `CREATE OR REPLACE VIEW read_side.review AS SELECT ${columns}, is_sample FROM review WHERE ${shown}`,
  ...indexes(shown),
];
const withoutSamples = [
  `DROP VIEW read_side.review`,
  `CREATE VIEW read_side.review AS SELECT ${columns} FROM review WHERE ${counted}`,
  ...indexes(counted),
  `ALTER TABLE review DROP CONSTRAINT review_sample_counts_nowhere`,
  `UPDATE review SET included_in_statistics = true WHERE is_sample`,
  `ALTER TABLE review DROP COLUMN is_sample`,
];

export class RecallsAndSamples1794704650000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...recalls, ...samples]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...withoutSamples, ...withoutRecalls]) await queryRunner.query(statement);
  }
}
