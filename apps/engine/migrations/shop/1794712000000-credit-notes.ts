import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // Like the counter of invoices: a number that is taken and not used would be a gap.
  `CREATE TABLE credit_note_counter (year integer PRIMARY KEY, last integer NOT NULL)`,
  // Without a foreign key to refunds: nothing here may hold a lock on a table of payments.
  `CREATE TABLE credit_note (
    refund_id integer PRIMARY KEY,
    order_id integer NOT NULL REFERENCES invoice (order_id),
    number text NOT NULL UNIQUE,
    issued_at timestamptz NOT NULL,
    facts jsonb NOT NULL,
    pdf bytea
  )`,
  `CREATE INDEX credit_note_order ON credit_note (order_id)`,
  // What reached the buyer before there were credit notes is in the books without one, and never gets one.
  `CREATE TABLE refund_before_credit_notes (refund_id integer PRIMARY KEY)`,
  `INSERT INTO refund_before_credit_notes SELECT id FROM refund WHERE state = 'Settled'`,
  // Never changes, as an invoice does not. When the years of the law are over it may go.
  `CREATE FUNCTION keep_credit_note() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND OLD.pdf IS NULL AND (NEW.refund_id, NEW.order_id, NEW.number, NEW.issued_at, NEW.facts)
        = (OLD.refund_id, OLD.order_id, OLD.number, OLD.issued_at, OLD.facts) THEN RETURN NEW; END IF;
      IF TG_OP = 'DELETE' AND OLD.issued_at < date_trunc('year', now()) - interval '8 years' THEN RETURN OLD; END IF;
      RAISE EXCEPTION 'credit note % is issued and stays as it is', OLD.number;
    END $$`,
  `CREATE TRIGGER keep_credit_note BEFORE UPDATE OR DELETE ON credit_note
    FOR EACH ROW EXECUTE FUNCTION keep_credit_note()`,
];

const down = [
  `DROP TABLE credit_note, credit_note_counter, refund_before_credit_notes`,
  `DROP FUNCTION keep_credit_note()`,
];

export class CreditNotes1794712000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
