import type { MigrationInterface, QueryRunner } from 'typeorm';

// The mark of the shop's own shopper, and how her last purchase in each store went: `failed_step` is null where it went well.
const up = [
  `ALTER TABLE "order" ADD "customFieldsIssynthetic" boolean DEFAULT false`,
  `CREATE INDEX order_synthetic ON "order" (id) WHERE "customFieldsIssynthetic"`,
  `CREATE TABLE synthetic_purchase (
    store_key text PRIMARY KEY,
    tried_at timestamptz NOT NULL,
    due_at timestamptz NOT NULL,
    took_ms integer,
    bought_at timestamptz,
    order_number text,
    failed_step text,
    failed_because text,
    failing_since timestamptz
  )`,
];

const down = [
  'DROP TABLE synthetic_purchase',
  'DROP INDEX order_synthetic',
  'ALTER TABLE "order" DROP COLUMN "customFieldsIssynthetic"',
];

export class SyntheticShopper1794704950000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
