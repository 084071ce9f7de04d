import type { MigrationInterface, QueryRunner } from 'typeorm';

const allow = (purposes: string) => `
  ALTER TABLE passkey_challenge DROP CONSTRAINT passkey_challenge_purpose_check,
    ADD CONSTRAINT passkey_challenge_purpose_check CHECK (purpose IN (${purposes}))`;

/** An operator's passkey confirms the password: such a challenge is of whoever has typed it. */
export class PasskeysOfOperators1794704910000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(allow(`'add', 'sign-in', 'confirm'`));
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM passkey_challenge WHERE purpose = 'confirm'`);
    await queryRunner.query(allow(`'add', 'sign-in'`));
  }
}
