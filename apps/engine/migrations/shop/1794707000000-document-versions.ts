import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What feeds ask with every request: which version of its documents a locale has, and which of them are newer than one. */
export class DocumentVersions1794707000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX document_versions ON read_side.document (kind, locale, version)');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX read_side.document_versions');
  }
}
