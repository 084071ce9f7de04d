import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // A key of another system: what it may bring in and how often. Its stores: those of the operator who gave it, null for all.
  `CREATE TABLE integration_key (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code text NOT NULL UNIQUE,
    name text NOT NULL,
    kinds text[] NOT NULL,
    stores text[],
    per_minute integer NOT NULL CHECK (per_minute > 0),
    secret text NOT NULL,
    ends_at timestamptz,
    given_by integer,
    given_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz,
    withdrawn_at timestamptz
  )`,
  `SELECT log_operators_of('integration_key', 'shown')`,
  // What a key has called, by the id that the other system gave it: repeated, it finds its first answer.
  `CREATE TABLE integration_call (
    key_id integer NOT NULL REFERENCES integration_key (id),
    call_id text NOT NULL,
    digest text NOT NULL,
    run_id integer REFERENCES import_run (id) ON DELETE CASCADE,
    PRIMARY KEY (key_id, call_id)
  )`,
  `CREATE INDEX integration_call_run ON integration_call (run_id)`,
];

export class Integrations1794710000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['integration_call', 'integration_key']) await queryRunner.query(`DROP TABLE ${table}`);
  }
}
