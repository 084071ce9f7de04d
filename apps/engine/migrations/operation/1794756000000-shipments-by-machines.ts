import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // What a call was answered that brought no file: repeated, it is answered so again.
  `ALTER TABLE integration_call ADD COLUMN answer jsonb, ADD COLUMN made_at timestamptz NOT NULL DEFAULT now()`,
  // By what the sender calls it: one parcel is one shipment, however often it is told and under whichever id.
  `CREATE TABLE machine_shipment (
    order_id integer NOT NULL REFERENCES "order" (id) ON DELETE CASCADE,
    reference text NOT NULL,
    fulfillment_id integer NOT NULL REFERENCES fulfillment (id) ON DELETE CASCADE,
    digest text NOT NULL,
    PRIMARY KEY (order_id, reference)
  )`,
  `CREATE INDEX machine_shipment_fulfillment ON machine_shipment (fulfillment_id)`,
];

export class ShipmentsByMachines1794756000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE machine_shipment');
    await queryRunner.query('ALTER TABLE integration_call DROP COLUMN answer, DROP COLUMN made_at');
  }
}
