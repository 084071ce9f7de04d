import type { MigrationInterface, QueryRunner } from 'typeorm';

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
];

/** The document of a store has its shipping fees, which the frame of its pages shows. */
const up = [
  ...moments.map(
    ({ name, event, referencing }) =>
      `CREATE TRIGGER outbox_fees_${name} AFTER ${event} ON store_shipping_rate REFERENCING ${referencing}
       FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('store', 'SELECT DISTINCT store_key AS key FROM changed')`,
  ),
  `INSERT INTO outbox (topic, key, lane) SELECT 'store', key, 1 FROM country_store`,
];

const down = moments.map(({ name }) => `DROP TRIGGER outbox_fees_${name} ON store_shipping_rate`);

export class FeesOfStores1794704965000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
