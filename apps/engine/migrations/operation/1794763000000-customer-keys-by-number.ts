import type { MigrationInterface, QueryRunner } from 'typeorm';

// The log of operators names a row by its primary key, and nobody is erased from the log.
const up = [
  'ALTER TABLE customer_key DROP CONSTRAINT customer_key_pkey',
  'ALTER TABLE customer_key ADD id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ADD UNIQUE (source, key)',
  'DROP TRIGGER note_operator_change ON customer_key',
  `SELECT log_operators_of('customer_key', 'hidden')`,
  'ALTER TABLE operator_change DISABLE TRIGGER keep_operator_log',
  `UPDATE operator_change SET entity_id = '…' WHERE entity = 'customer_key'`,
  'ALTER TABLE operator_change ENABLE TRIGGER keep_operator_log',
];

const down = [
  'ALTER TABLE customer_key DROP id, DROP CONSTRAINT customer_key_source_key_key, ADD PRIMARY KEY (source, key)',
  'DROP TRIGGER note_operator_change ON customer_key',
  `SELECT log_operators_of('customer_key', 'hidden')`,
];

/** What other systems call a customer is hers: it stands in no primary key. */
export class CustomerKeysByNumber1794763000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
