import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  `ALTER TABLE order_line ADD "customFieldsParentsku" character varying(255)`,
  `ALTER TABLE order_line ADD "customFieldsGiftof" character varying(255)`,
  `ALTER TABLE promotion ADD "customFieldsIscombinable" boolean DEFAULT true`,
];

const settings = [
  `CREATE TABLE guarantee_settings (
    store_key text PRIMARY KEY REFERENCES country_store (key),
    excluded_skus text[] NOT NULL,
    excluded_brands text[] NOT NULL,
    excluded_relations text[] NOT NULL
  )`,
  `CREATE INDEX product_family ON product ("customFieldsFamily")`,
];

// Whatever is excluded now or was before: the product pages offer the guarantee, or no longer.
const excludedProducts = `
  SELECT p.id AS key FROM changed c JOIN product p ON p."customFieldsBrand" = ANY(c.excluded_brands)
    OR p."customFieldsFamily" = ANY(c.excluded_relations) WHERE p."deletedAt" IS NULL
  UNION SELECT v."productId" FROM changed c JOIN product_variant v ON v.sku = ANY(c.excluded_skus)`;

// The engine gives an order the currency of whoever recalculates it, and in the dashboard that is the channel's.
const keepCurrency = [
  `CREATE FUNCTION keep_store_currency() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF OLD."orderPlacedAt" IS NOT NULL THEN NEW."currencyCode" := OLD."currencyCode";
     ELSE SELECT currency_code INTO STRICT NEW."currencyCode" FROM country_store WHERE key = NEW."customFieldsStorekey";
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER keep_store_currency BEFORE UPDATE ON "order" FOR EACH ROW
   WHEN (NEW."customFieldsStorekey" IS NOT NULL AND NEW."currencyCode" IS DISTINCT FROM OLD."currencyCode")
   EXECUTE FUNCTION keep_store_currency()`,
];

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
];

export class Pricing1794701700000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...columns, ...settings, ...keepCurrency]) await queryRunner.query(statement);
    for (const { name, event, referencing } of moments) {
      await queryRunner.query(
        `CREATE TRIGGER outbox_product_${name} AFTER ${event} ON guarantee_settings REFERENCING ${referencing}
         FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('product', '${excludedProducts.replaceAll("'", "''")}')`,
      );
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION keep_store_currency CASCADE');
    await queryRunner.query('DROP INDEX product_family');
    await queryRunner.query('DROP TABLE guarantee_settings');
    await queryRunner.query('ALTER TABLE promotion DROP COLUMN "customFieldsIscombinable"');
    await queryRunner.query('ALTER TABLE order_line DROP COLUMN "customFieldsGiftof"');
    await queryRunner.query('ALTER TABLE order_line DROP COLUMN "customFieldsParentsku"');
  }
}
