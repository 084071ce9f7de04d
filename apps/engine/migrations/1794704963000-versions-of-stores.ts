import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // Counts the changes of operators, so that nobody overwrites one she has not seen.
  `ALTER TABLE country_store ADD version integer NOT NULL DEFAULT 1`,
];

const down = [`ALTER TABLE country_store DROP version`];

export class VersionsOfStores1794704963000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
