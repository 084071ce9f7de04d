import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // Addresses outside the shop by site: pages of the company, accounts at networks. None is shown that is not there.
  `ALTER TABLE country_store ADD sites jsonb NOT NULL DEFAULT '{}'`,
];

const down = [`ALTER TABLE country_store DROP sites`];

export class SitesOfStores1794704920000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
