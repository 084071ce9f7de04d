import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  `ALTER TABLE cart ADD notices jsonb NOT NULL DEFAULT '[]', ADD changed_at timestamptz NOT NULL DEFAULT now()`,
  `CREATE INDEX cart_changed_at ON cart (changed_at)`,
  `CREATE INDEX cart_intent_created_at ON cart_intent (created_at)`,
  `ALTER TABLE "order"
    ADD "customFieldsContactemail" character varying(255),
    ADD "customFieldsCustomeragreedtosendemail" boolean DEFAULT false,
    ADD "customFieldsUtmsource" character varying(255),
    ADD "customFieldsClienttype" character varying(255)`,
  `CREATE TABLE cart_transfer (
    token_hash text PRIMARY KEY,
    order_id integer NOT NULL REFERENCES cart (order_id) ON DELETE CASCADE,
    expires_at timestamptz NOT NULL,
    intent_id text,
    received_order_id integer
  )`,
  `CREATE INDEX cart_transfer_order ON cart_transfer (order_id)`,
];

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
];

const skusOfVariants = `SELECT v.sku AS key FROM changed c JOIN product_variant v ON v.id = c."productVariantId"`;

export class Carts1794701800000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
    for (const { name, event, referencing } of moments) {
      await queryRunner.query(
        `CREATE TRIGGER outbox_stock_${name} AFTER ${event} ON stock_level REFERENCING ${referencing}
         FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('stock', '${skusOfVariants}')`,
      );
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const { name } of moments) await queryRunner.query(`DROP TRIGGER outbox_stock_${name} ON stock_level`);
    await queryRunner.query('DROP TABLE cart_transfer');
    await queryRunner.query(
      `ALTER TABLE "order" DROP COLUMN "customFieldsContactemail", DROP COLUMN "customFieldsCustomeragreedtosendemail",
        DROP COLUMN "customFieldsUtmsource", DROP COLUMN "customFieldsClienttype"`,
    );
    await queryRunner.query('DROP INDEX cart_intent_created_at');
    await queryRunner.query('ALTER TABLE cart DROP COLUMN notices, DROP COLUMN changed_at');
  }
}
