import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `CREATE TABLE order_withdrawal (
    id serial PRIMARY KEY,
    order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
    intent_id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    locale text NOT NULL,
    lines jsonb NOT NULL,
    received_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT order_withdrawal_intent UNIQUE (order_id, intent_id)
  )`,
  `CREATE TABLE order_link_request (
    order_id integer PRIMARY KEY REFERENCES "order" (id) ON DELETE CASCADE,
    requested_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const down = [`DROP TABLE order_link_request`, `DROP TABLE order_withdrawal`];

export class Withdrawals1794702200000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
