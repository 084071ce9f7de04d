import type { MigrationInterface, QueryRunner } from 'typeorm';

const stateIsOneOf = (states: string) => [
  `ALTER TABLE country_store DROP CONSTRAINT country_store_state_check`,
  `ALTER TABLE country_store ADD CONSTRAINT country_store_state_check CHECK (state IN (${states}))`,
];

const up = stateIsOneOf(`'preparing', 'open', 'closed'`);
const down = [
  `UPDATE country_store SET state = 'preparing' WHERE state = 'closed'`,
  ...stateIsOneOf(`'preparing', 'open'`),
];

/** A store that was open can be closed by its operators. */
export class ClosedStores1794733000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
