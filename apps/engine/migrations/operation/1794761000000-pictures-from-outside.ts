import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // What was found at an address that a file of a merchant names. Waiting: the worker has not looked yet, or looks again.
  `CREATE TABLE outside_picture (
    address text PRIMARY KEY,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept', 'refused')),
    reason text NOT NULL DEFAULT '',
    digest text,
    asset_id integer REFERENCES asset (id) ON DELETE SET NULL,
    etag text,
    last_modified text,
    attempts smallint NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    settled_at timestamptz
  )`,
  `CREATE INDEX outside_picture_due ON outside_picture (due_at, address) WHERE state = 'waiting'`,
  `CREATE INDEX outside_picture_asset ON outside_picture (asset_id)`,
  // Those that the next rows of a run need: until they are there, other runs go on.
  `ALTER TABLE import_run ADD awaited text[] NOT NULL DEFAULT '{}'`,
  `CREATE INDEX import_row_picture ON import_row (run_id, (wanted ->> 'picture'), line) WHERE wanted ? 'picture'`,
];

const down = [
  'DROP INDEX import_row_picture',
  'ALTER TABLE import_run DROP awaited',
  'DROP TABLE outside_picture',
];

export class PicturesFromOutside1794761000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
