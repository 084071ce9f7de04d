import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // Of the payment methods of its country those that a store offers nobody.
  `ALTER TABLE country_store ADD switched_off_methods text[] NOT NULL DEFAULT '{}'`,
];

const down = [`ALTER TABLE country_store DROP switched_off_methods`];

export class SwitchedOffMethods1794731000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
