import type { MigrationInterface, QueryRunner } from 'typeorm';

const moments = [
  ['inserted', 'INSERT', 'NEW TABLE AS new_rows'],
  ['updated', 'UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['deleted', 'DELETE', 'OLD TABLE AS old_rows'],
] as const;

const up = [
  // Words of the shop's pages that operators have changed, with those of the release they were written against.
  `CREATE TABLE wording (
    locale text NOT NULL,
    message_key text NOT NULL,
    words text NOT NULL,
    original text NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (locale, message_key)
  )`,
  `SELECT log_operators_of('wording', 'shown')`,
  ...moments.map(
    ([name, event, tables]) => `
      CREATE TRIGGER outbox_wording_${name} AFTER ${event} ON wording REFERENCING ${tables}
      FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('wording', 'SELECT DISTINCT locale AS key FROM changed')`,
  ),
];

export class Wording1794706000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE wording');
  }
}
