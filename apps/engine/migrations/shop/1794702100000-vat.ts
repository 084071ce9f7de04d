import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE vat_check (
    id serial PRIMARY KEY,
    order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
    country text NOT NULL,
    number text NOT NULL,
    own_number text NOT NULL,
    service text NOT NULL,
    verdict text NOT NULL,
    error_code integer NOT NULL,
    consultation_id text,
    raw text NOT NULL,
    checked_at timestamptz NOT NULL
  )`,
  `CREATE INDEX vat_check_order ON vat_check (order_id)`,
  `ALTER TABLE cart ADD vat_check_id integer REFERENCES vat_check (id) ON DELETE SET NULL`,
  `CREATE INDEX cart_vat_check ON cart (vat_check_id) WHERE vat_check_id IS NOT NULL`,
  `ALTER TABLE "order" ADD "customFieldsVatevidence" text`,
  // It was off while nothing could change a rate.
  `UPDATE country_store SET flags = flags || '{"change_tax_rate_enabled": true}'
    WHERE (flags->'vat_validation_enabled')::boolean`,
];

const down = [
  `UPDATE country_store SET flags = flags || '{"change_tax_rate_enabled": false}'`,
  `ALTER TABLE "order" DROP COLUMN "customFieldsVatevidence"`,
  `ALTER TABLE cart DROP COLUMN vat_check_id`,
  `DROP TABLE vat_check`,
];

export class Vat1794702100000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
