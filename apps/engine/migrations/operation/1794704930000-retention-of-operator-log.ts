import type { MigrationInterface, QueryRunner } from 'typeorm';

// Nothing younger than this goes, whatever the setting says.
const leastDays = 90;

// Rows that are older than the days which the transaction names may go, and no others.
const keep = `
  CREATE OR REPLACE FUNCTION keep_operator_log() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      days integer := nullif(current_setting('tradehall.operator_log_days', true), '');
      acted_at timestamptz;
    BEGIN
      IF TG_OP = 'DELETE' AND days >= ${leastDays} THEN
        IF TG_TABLE_NAME = 'operator_action' THEN acted_at := OLD.at;
        ELSE SELECT at INTO acted_at FROM operator_action WHERE id = OLD.action_id;
        END IF;
        IF acted_at < now() - make_interval(days => days) THEN RETURN OLD; END IF;
      END IF;
      RAISE EXCEPTION 'the log of operators is only added to';
    END $$`;

const forget = `
  CREATE FUNCTION forget_operator_log(days integer) RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
      forgotten bigint;
    BEGIN
      PERFORM set_config('tradehall.operator_log_days', days::text, true);
      DELETE FROM operator_change WHERE action_id IN (SELECT id FROM operator_action WHERE at < now() - make_interval(days => days));
      DELETE FROM operator_action WHERE at < now() - make_interval(days => days);
      GET DIAGNOSTICS forgotten = ROW_COUNT;
      PERFORM set_config('tradehall.operator_log_days', '', true);
      RETURN forgotten;
    END $$`;

const keepAll = `
  CREATE OR REPLACE FUNCTION keep_operator_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the log of operators is only added to'; END $$`;

export class RetentionOfOperatorLog1794704930000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(keep);
    await queryRunner.query(forget);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION forget_operator_log(integer)');
    await queryRunner.query(keepAll);
  }
}
