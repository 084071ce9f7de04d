import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which products come with a set, and how many of each. */
export class Sets1794713000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "product" ADD "customFieldsSetparts" text`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "product" DROP COLUMN "customFieldsSetparts"`);
  }
}
