import type { MigrationInterface, QueryRunner } from 'typeorm';

// One row for each key that edges have to forget, and one more for each instant at which what it names changes by itself.
// `change` tells the worker that the key changed once more while its purge was under way; `waits_since` when it was first due,
// however often it was postponed.
const purges = `
  CREATE TABLE edge_purge (
    key text NOT NULL,
    since timestamptz NOT NULL,
    change bigint GENERATED ALWAYS AS IDENTITY,
    step smallint NOT NULL DEFAULT 0,
    failures smallint NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL,
    waits_since timestamptz NOT NULL,
    PRIMARY KEY (key, since)
  )`;

export class EdgePurges1794704940000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(purges);
    await queryRunner.query('CREATE INDEX edge_purge_due ON edge_purge (due_at)');
    await queryRunner.query('CREATE INDEX edge_purge_waits ON edge_purge (waits_since)');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE edge_purge');
  }
}
