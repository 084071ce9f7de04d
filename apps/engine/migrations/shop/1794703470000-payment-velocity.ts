import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // Who tried, as keyed hashes of account, session, address and network: for a day, to see that somebody tries out cards.
  `ALTER TABLE payment_attempt ADD tried_by text[] NOT NULL DEFAULT '{}'`,
  `CREATE INDEX payment_attempt_tried_by ON payment_attempt USING gin (tried_by)`,
  // What is to be forgotten soon.
  `CREATE INDEX payment_attempt_tried ON payment_attempt (created_at) WHERE tried_by <> '{}'`,
];

export class PaymentVelocity1794703470000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_attempt DROP COLUMN tried_by');
  }
}
