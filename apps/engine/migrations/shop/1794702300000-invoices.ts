import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // No sequence: a number that is taken and not used would be a gap.
  `CREATE TABLE invoice_counter (year integer PRIMARY KEY, last integer NOT NULL)`,
  `CREATE TABLE invoice (
    order_id integer PRIMARY KEY REFERENCES "order" (id),
    number text NOT NULL UNIQUE,
    issued_at timestamptz NOT NULL,
    facts jsonb NOT NULL,
    pdf bytea
  )`,
  // An invoice never changes, whoever tries: it is only drawn once.
  `CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND OLD.pdf IS NULL AND (NEW.order_id, NEW.number, NEW.issued_at, NEW.facts)
        = (OLD.order_id, OLD.number, OLD.issued_at, OLD.facts) THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'invoice % is issued and stays as it is', OLD.number;
    END $$`,
  `CREATE TRIGGER keep_invoice BEFORE UPDATE OR DELETE ON invoice FOR EACH ROW EXECUTE FUNCTION keep_invoice()`,
];

const down = [`DROP TABLE invoice, invoice_counter`, `DROP FUNCTION keep_invoice()`];

export class Invoices1794702300000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
