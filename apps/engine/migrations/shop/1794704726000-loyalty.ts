import type { MigrationInterface, QueryRunner } from 'typeorm';

const programme = [
  // Whose paid orders count how long: one row.
  `CREATE TABLE loyalty_programme (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    period_months integer NOT NULL CHECK (period_months BETWEEN 1 AND 120)
  )`,
  `INSERT INTO loyalty_programme (period_months) VALUES (12)`,
  `CREATE TABLE loyalty_level (
    tier text PRIMARY KEY CHECK (tier IN ('monetary-cohort-base-tier', 'tier-1', 'tier-2', 'tier-3', 'tier-4')),
    discount_permyriad integer NOT NULL CHECK (discount_permyriad BETWEEN 0 AND 10000)
  )`,
  // What operators have set at the customer groups until now is taken over.
  `INSERT INTO loyalty_level (tier, discount_permyriad)
   SELECT first.tier, coalesce(known."customFieldsDiscountpermyriad", first.permyriad)
     FROM (VALUES ('monetary-cohort-base-tier', 0), ('tier-1', 200), ('tier-2', 300), ('tier-3', 400), ('tier-4', 500))
       AS first (tier, permyriad)
     LEFT JOIN customer_group AS known ON known.name = first.tier`,
  // From which turnover a level holds; the base tier holds from the first cent.
  `CREATE TABLE loyalty_threshold (
    tier text NOT NULL REFERENCES loyalty_level (tier) CHECK (tier <> 'monetary-cohort-base-tier'),
    currency_code text NOT NULL CHECK (currency_code ~ '^[A-Z]{3}$'),
    from_cents bigint NOT NULL CHECK (from_cents > 0),
    PRIMARY KEY (tier, currency_code)
  )`,
  // The same amount in each currency, as A§9 says it once.
  `INSERT INTO loyalty_threshold (tier, currency_code, from_cents)
   SELECT first.tier, currency.code,
       round(coalesce(nullif(known."customFieldsCohortrangefrom", 0), first.euro_cents) * currency.of_thousand_euro / 1000)
     FROM (VALUES ('tier-1', 50000), ('tier-2', 150000), ('tier-3', 300000), ('tier-4', 600000)) AS first (tier, euro_cents)
     LEFT JOIN customer_group AS known ON known.name = first.tier
     CROSS JOIN (VALUES ('EUR', 1000::numeric), ('GBP', 870), ('DKK', 7450), ('SEK', 11200), ('NOK', 11700), ('CHF', 980),
       ('CZK', 23600), ('PLN', 4550), ('HUF', 375000), ('RON', 4940), ('BGN', 1950)) AS currency (code, of_thousand_euro)`,
  ...['loyalty_programme', 'loyalty_level', 'loyalty_threshold'].map((table) => `SELECT log_operators_of('${table}', 'shown')`),
];

const standing = [
  // What the worker has found: a customer without a row has bought nothing that counts.
  `CREATE TABLE loyalty_standing (
    customer_id integer PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
    tier text NOT NULL REFERENCES loyalty_level (tier),
    turnover jsonb NOT NULL,
    -- When the oldest order that counts is too old.
    look_again_at timestamptz NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE INDEX loyalty_standing_look_again ON loyalty_standing (look_again_at)`,
  // Whose turnover may be another: a row for each change, so that none falls to a count that began before it.
  `CREATE TABLE loyalty_due (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    customer_id integer NOT NULL
  )`,
  `CREATE INDEX cart_ordered_by ON cart (customer_id) WHERE state = 'Ordered' AND customer_id IS NOT NULL`,
  // What an order has brought in: paid, less what was given back or will be. A piece that was withdrawn from and is
  // refunded as well counts once.
  `CREATE VIEW loyalty_turnover AS
    SELECT cart.customer_id, placed.id AS order_id, placed."currencyCode" AS currency_code, placed."orderPlacedAt" AS placed_at,
      greatest(0, paid.cents - greatest(refunded.cents, withdrawn.cents))::bigint AS cents
    FROM cart
    JOIN "order" AS placed ON placed.id = cart.order_id AND placed.state <> 'Cancelled'
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount), 0) AS cents FROM payment
      WHERE payment."orderId" = placed.id AND payment.state = 'Settled') AS paid
    CROSS JOIN LATERAL (SELECT coalesce(sum(refund.total), 0) AS cents FROM refund
      JOIN payment ON payment.id = refund."paymentId" AND payment."orderId" = placed.id WHERE refund.state <> 'Failed') AS refunded
    CROSS JOIN LATERAL (SELECT coalesce(sum((part->>'quantity')::int * round(line."listPrice" + (
        SELECT coalesce(sum((taken->>'amount')::numeric), 0) FROM jsonb_array_elements(line.adjustments::jsonb) AS taken
      ) / greatest(line."orderPlacedQuantity", line.quantity, 1))), 0) AS cents
      FROM order_withdrawal AS declared, jsonb_array_elements(declared.lines) AS part
      JOIN order_line AS line ON line.id = (part->>'lineId')::int
      WHERE declared.order_id = placed.id) AS withdrawn
    WHERE cart.state = 'Ordered' AND cart.customer_id IS NOT NULL`,
];

const noted = [
  `CREATE FUNCTION note_loyalty_of_order(changed integer) RETURNS void LANGUAGE sql AS $$
    INSERT INTO loyalty_due (customer_id)
    SELECT customer_id FROM cart WHERE order_id = changed AND state = 'Ordered' AND customer_id IS NOT NULL $$`,
  `CREATE FUNCTION note_loyalty() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM note_loyalty_of_order(CASE TG_TABLE_NAME
        WHEN 'payment' THEN (to_jsonb(NEW)->>'orderId')::int
        WHEN 'refund' THEN (SELECT "orderId" FROM payment WHERE id = (to_jsonb(NEW)->>'paymentId')::int)
        WHEN 'order' THEN (to_jsonb(NEW)->>'id')::int
        ELSE (to_jsonb(NEW)->>'order_id')::int END);
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER note_loyalty AFTER INSERT OR UPDATE OF state, amount ON payment FOR EACH ROW EXECUTE FUNCTION note_loyalty()`,
  `CREATE TRIGGER note_loyalty AFTER INSERT OR UPDATE OF state, total ON refund FOR EACH ROW EXECUTE FUNCTION note_loyalty()`,
  `CREATE TRIGGER note_loyalty AFTER INSERT ON order_withdrawal FOR EACH ROW EXECUTE FUNCTION note_loyalty()`,
  `CREATE TRIGGER note_loyalty AFTER UPDATE OF state ON "order" FOR EACH ROW
    WHEN (NEW.state = 'Cancelled' AND OLD.state <> 'Cancelled') EXECUTE FUNCTION note_loyalty()`,
  // What a guest has ordered comes into her account.
  `CREATE TRIGGER note_loyalty AFTER UPDATE OF customer_id ON cart FOR EACH ROW
    WHEN (NEW.state = 'Ordered' AND NEW.customer_id IS DISTINCT FROM OLD.customer_id) EXECUTE FUNCTION note_loyalty()`,
  // Other rules are rules for everybody.
  `CREATE FUNCTION note_loyalty_of_all() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO loyalty_due (customer_id)
      SELECT DISTINCT customer_id FROM cart WHERE state = 'Ordered' AND customer_id IS NOT NULL;
      RETURN NULL;
    END $$`,
  ...['loyalty_programme', 'loyalty_threshold'].map(
    (table) => `CREATE TRIGGER note_loyalty_of_all AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION note_loyalty_of_all()`,
  ),
  `INSERT INTO loyalty_due (customer_id) SELECT DISTINCT customer_id FROM cart WHERE state = 'Ordered' AND customer_id IS NOT NULL`,
];

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
];

const watch = (table: string) =>
  moments.map(
    ({ name, event, referencing }) =>
      `CREATE TRIGGER outbox_loyalty_${name} AFTER ${event} ON ${table} REFERENCING ${referencing}
       FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('loyalty', 'SELECT ''all'' AS key FROM changed')`,
  );

const groupFields = ['"customFieldsCohortrangefrom"', '"customFieldsCohortrangeto"', '"customFieldsDiscountpermyriad"'];

const readSide = [
  ...moments.map(({ name }) => `DROP TRIGGER outbox_loyalty_${name} ON customer_group`),
  ...groupFields.map((field) => `ALTER TABLE customer_group DROP COLUMN ${field}`),
  ...['loyalty_level', 'loyalty_threshold'].flatMap(watch),
];

const down = [
  ...groupFields.map((field) => `ALTER TABLE customer_group ADD ${field} integer`),
  `UPDATE customer_group SET "customFieldsDiscountpermyriad" = discount_permyriad,
      "customFieldsCohortrangefrom" = coalesce((SELECT from_cents FROM loyalty_threshold AS its
        WHERE its.tier = level.tier AND currency_code = 'EUR'), 0),
      "customFieldsCohortrangeto" = (SELECT min(from_cents) - 1 FROM loyalty_threshold AS next
        WHERE next.tier > level.tier AND currency_code = 'EUR')
     FROM loyalty_level AS level WHERE level.tier = customer_group.name`,
  `DROP VIEW loyalty_turnover`,
  `DROP TABLE loyalty_due, loyalty_standing, loyalty_threshold, loyalty_level, loyalty_programme`,
  `DROP INDEX cart_ordered_by`,
  `DROP FUNCTION note_loyalty() CASCADE`,
  `DROP FUNCTION note_loyalty_of_all()`,
  `DROP FUNCTION note_loyalty_of_order(integer)`,
  ...watch('customer_group'),
];

export class Loyalty1794704726000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...programme, ...standing, ...noted, ...readSide]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
