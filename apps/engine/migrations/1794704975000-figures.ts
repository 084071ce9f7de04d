import type { MigrationInterface, QueryRunner } from 'typeorm';

// A report reads the orders of some stores and days, and nothing else of the tables.
const up = [
  `CREATE INDEX order_placed_in_store ON "order" ("customFieldsStorekey", "orderPlacedAt") WHERE "orderPlacedAt" IS NOT NULL`,
  `CREATE INDEX coupon_redemption_order ON coupon_redemption (order_id)`,
  `CREATE INDEX order_withdrawal_received ON order_withdrawal (received_at)`,
  `CREATE INDEX refund_created ON refund ("createdAt")`,
  `CREATE INDEX payment_attempt_of_store ON payment_attempt (store_key, created_at)`,
];

const down = [
  'order_placed_in_store',
  'coupon_redemption_order',
  'order_withdrawal_received',
  'refund_created',
  'payment_attempt_of_store',
].map((index) => `DROP INDEX ${index}`);

export class Figures1794704975000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
