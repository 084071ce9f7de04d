import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The highest number of an event that is kept no more: whoever asks for what came after a lower one has missed something. */
export class EventFeed1794755000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE TABLE event_forgotten (is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only), up_to bigint NOT NULL)',
    );
    // What went before is not known any more; with nothing kept nobody has heard of a number.
    await queryRunner.query(
      'INSERT INTO event_forgotten (up_to) SELECT coalesce(min(id), 1) - 1 FROM merchant_event',
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE event_forgotten');
  }
}
