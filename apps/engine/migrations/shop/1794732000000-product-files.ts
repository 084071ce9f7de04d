import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which PDFs go with a product, each of a kind and in a language. */
export class ProductFiles1794732000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "product" ADD "customFieldsFiles" text`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "product" DROP COLUMN "customFieldsFiles"`);
  }
}
