import type { MigrationInterface, QueryRunner } from 'typeorm';

const tables = [
  // What an operator has scheduled in one go. The times are those of each store's own clocks; without an end the prices stay.
  `CREATE TABLE price_plan (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    from_wall_time text,
    until_wall_time text,
    stores text[] NOT NULL,
    products integer NOT NULL,
    planned_at timestamptz NOT NULL DEFAULT now()
  )`,
  // A price of a plan, which is in the log of operators and is never deleted. Once the price has taken effect it remembers the price that comes back.
  `CREATE TABLE scheduled_price (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    plan_id integer NOT NULL REFERENCES price_plan (id) ON DELETE CASCADE,
    variant_id integer NOT NULL REFERENCES product_variant (id) ON DELETE CASCADE,
    store_key text NOT NULL REFERENCES country_store (key) ON DELETE CASCADE,
    list_cents integer NOT NULL CHECK (list_cents > 0),
    sale_cents integer CHECK (sale_cents > 0 AND sale_cents < list_cents),
    starts_at timestamptz NOT NULL,
    ends_at timestamptz CHECK (ends_at > starts_at),
    state text NOT NULL DEFAULT 'waiting'
      CHECK (state IN ('waiting', 'running', 'done', 'missed', 'overruled', 'cancelled')),
    list_before integer,
    sale_before integer
  )`,
  `CREATE INDEX scheduled_price_plan ON scheduled_price (plan_id)`,
  `CREATE INDEX scheduled_price_open_plan ON scheduled_price (plan_id) WHERE state IN ('waiting', 'running')`,
  `CREATE INDEX scheduled_price_starts ON scheduled_price (starts_at) WHERE state = 'waiting'`,
  `CREATE INDEX scheduled_price_ends ON scheduled_price (ends_at) WHERE state = 'running'`,
  `CREATE INDEX scheduled_price_open ON scheduled_price (variant_id, store_key) WHERE state IN ('waiting', 'running')`,
  `SELECT log_operators_of('price_plan', 'shown')`,
];

export class ScheduledPrices1794704962000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of tables) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE scheduled_price, price_plan');
  }
}
