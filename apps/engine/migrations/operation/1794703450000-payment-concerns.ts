import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE payment_concern (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
    kind text NOT NULL,
    psp_ref text NOT NULL,
    amount_cents bigint NOT NULL,
    currency_code text NOT NULL,
    noted_at timestamptz NOT NULL DEFAULT now(),
    closed_at timestamptz,
    UNIQUE (attempt_id, kind, psp_ref)
  )`,
  `CREATE INDEX payment_concern_open ON payment_concern (attempt_id) WHERE closed_at IS NULL`,
];

export class PaymentConcerns1794703450000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE payment_concern');
  }
}
