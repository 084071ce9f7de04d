import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PurchaseCosts1794704961000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    // What the shop itself pays for a piece, without tax. Where it is not known there is no row, and nothing is judged by it.
    await queryRunner.query(`CREATE TABLE purchase_cost (
      variant_id integer NOT NULL REFERENCES product_variant (id) ON DELETE CASCADE,
      currency_code text NOT NULL CHECK (currency_code ~ '^[A-Z]{3}$'),
      net_cents integer NOT NULL CHECK (net_cents > 0),
      PRIMARY KEY (variant_id, currency_code)
    )`);
    await queryRunner.query(`SELECT log_operators_of('purchase_cost', 'shown')`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE purchase_cost');
  }
}
