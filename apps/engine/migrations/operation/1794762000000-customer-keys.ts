import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // What the merchant's other systems call a customer.
  `CREATE TABLE customer_key (
    source text NOT NULL,
    key text NOT NULL,
    customer_id integer NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    PRIMARY KEY (source, key)
  )`,
  `CREATE INDEX customer_key_customer ON customer_key (customer_id)`,
  `SELECT log_operators_of('customer_key', 'hidden')`,
];

export class CustomerKeys1794762000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE customer_key');
  }
}
