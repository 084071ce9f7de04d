import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // What the merchant's other systems call a product.
  `CREATE TABLE product_key (
    source text NOT NULL,
    key text NOT NULL,
    product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    PRIMARY KEY (source, key)
  )`,
  `CREATE INDEX product_key_product ON product_key (product_id)`,
  `SELECT log_operators_of('product_key', 'shown')`,
  // Also: the other name of what a row is about. Changes: field by field, in words, what was there and what would be.
  `ALTER TABLE import_row ADD also text, ADD changes jsonb NOT NULL DEFAULT '[]'`,
  `CREATE INDEX import_row_also ON import_row (run_id, also, line) WHERE also IS NOT NULL`,
  `CREATE INDEX import_row_changes ON import_row (run_id, line) WHERE changes <> '[]'`,
];

export class OutsideKeys1794709000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX import_row_changes, import_row_also');
    await queryRunner.query('ALTER TABLE import_row DROP also, DROP changes');
    await queryRunner.query('DROP TABLE product_key');
  }
}
