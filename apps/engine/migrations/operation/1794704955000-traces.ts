import type { MigrationInterface, QueryRunner } from 'typeorm';

// Where the request stood that began a payment or wants a mail, as W3C Trace Context writes it. What the worker does later
// goes on there: in the trace, and in the log.
const tables = ['payment_attempt', 'mail_outbox'];

export class Traces1794704955000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN trace text`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of tables) await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN trace`);
  }
}
