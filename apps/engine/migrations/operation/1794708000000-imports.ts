import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // A file of a merchant, how far it is, and what became of it. Its stores: those that its operator looks after, null for all.
  `CREATE TABLE import_run (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL,
    file_name text NOT NULL,
    digest text NOT NULL,
    format text NOT NULL,
    state text NOT NULL CHECK (state IN ('read', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone')),
    stores text[],
    columns jsonb NOT NULL,
    mapping jsonb NOT NULL DEFAULT '{}',
    is_full boolean NOT NULL DEFAULT false,
    applies_itself boolean NOT NULL DEFAULT false,
    rows integer NOT NULL DEFAULT 0,
    position integer NOT NULL DEFAULT 0,
    counts jsonb NOT NULL DEFAULT '{}',
    started_by integer,
    started_at timestamptz NOT NULL DEFAULT now(),
    phase_at timestamptz NOT NULL DEFAULT now(),
    applied_by_action uuid
  )`,
  `CREATE INDEX import_run_open ON import_run (id) WHERE state IN ('checking', 'applying', 'undoing')`,
  `SELECT log_operators_of('import_run', 'shown')`,
  // What stands in the file, what it wants, and what it took the place of.
  `CREATE TABLE import_row (
    run_id integer NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
    line integer NOT NULL,
    cells jsonb,
    unreadable text,
    key text,
    wanted jsonb,
    outcome text CHECK (outcome IN ('new', 'changed', 'unchanged', 'wrong', 'switched-off', 'put-back', 'newer-stays')),
    faults jsonb NOT NULL DEFAULT '[]',
    before jsonb,
    after jsonb,
    PRIMARY KEY (run_id, line)
  )`,
  `CREATE INDEX import_row_key ON import_row (run_id, key, line)`,
  `CREATE INDEX import_row_faults ON import_row (run_id, line) WHERE faults <> '[]' OR outcome = 'newer-stays'`,
  `CREATE TABLE import_mapping (
    kind text NOT NULL,
    title text NOT NULL,
    columns jsonb NOT NULL,
    PRIMARY KEY (kind, title)
  )`,
  `SELECT log_operators_of('import_mapping', 'shown')`,
];

export class Imports1794708000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['import_mapping', 'import_row', 'import_run']) await queryRunner.query(`DROP TABLE ${table}`);
  }
}
