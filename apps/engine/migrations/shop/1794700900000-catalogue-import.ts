import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CatalogueImport1794700900000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE IF NOT EXISTS import_progress (
        name text PRIMARY KEY,
        seed integer NOT NULL,
        anchor date NOT NULL,
        shape text NOT NULL,
        wanted_products integer NOT NULL,
        written_products integer NOT NULL DEFAULT 0,
        has_categories boolean NOT NULL DEFAULT false,
        started_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        finished_at timestamptz,
        writing_ms integer NOT NULL DEFAULT 0,
        projecting_ms integer NOT NULL DEFAULT 0
      )`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE import_progress');
  }
}
