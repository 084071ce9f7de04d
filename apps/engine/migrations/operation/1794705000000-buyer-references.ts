import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a company finds an order by in its own books. */
export class BuyerReferences1794705000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "order" ADD "customFieldsPurchaseorder" character varying(255),
        ADD "customFieldsCostcentre" character varying(255)`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "order" DROP COLUMN "customFieldsPurchaseorder", DROP COLUMN "customFieldsCostcentre"`,
    );
  }
}
