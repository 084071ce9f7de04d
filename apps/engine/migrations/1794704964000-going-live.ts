import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // A new store is prepared first. Those that are there already sell, and go on selling.
  `ALTER TABLE country_store ADD state text NOT NULL DEFAULT 'preparing' CHECK (state IN ('preparing', 'open'))`,
  `UPDATE country_store SET state = 'open'`,
  // Who of the operators answers for which words of a legal page; other words need another approval.
  `CREATE TABLE legal_approval (
    locale text NOT NULL,
    page_key text NOT NULL,
    revision_id integer NOT NULL REFERENCES content_revision (id) ON DELETE CASCADE,
    approved_by text NOT NULL,
    approved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (locale, page_key)
  )`,
  `SELECT log_operators_of('legal_approval', 'shown')`,
];

const down = [`DROP TABLE legal_approval`, `ALTER TABLE country_store DROP state`];

export class GoingLive1794704964000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
