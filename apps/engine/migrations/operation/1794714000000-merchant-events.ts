import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // What a merchant's own systems are told, numbered in the order it was noted. Who it is about is read when it is told.
  `CREATE TABLE merchant_event (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    fact text NOT NULL UNIQUE,
    type text NOT NULL,
    object text NOT NULL,
    store_key text,
    facts jsonb NOT NULL,
    happened_at timestamptz NOT NULL,
    noted_at timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE INDEX merchant_event_age ON merchant_event (noted_at)`,
  // How far each source is read for good, and the mark up to which it is read as soon as nobody writes there any more.
  `CREATE TABLE event_source (
    name text PRIMARY KEY,
    settled bigint NOT NULL,
    mark bigint NOT NULL,
    mark_xmax xid8 NOT NULL,
    marked_at timestamptz NOT NULL
  )`,
  `CREATE TABLE webhook_endpoint (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL,
    url text NOT NULL,
    types text[] NOT NULL,
    stores text[],
    secret text NOT NULL,
    ended_why text,
    made_by integer,
    made_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz
  )`,
  `SELECT log_operators_of('webhook_endpoint', 'shown')`,
  `CREATE TABLE webhook_delivery (
    endpoint_id integer NOT NULL REFERENCES webhook_endpoint (id) ON DELETE CASCADE,
    event_id bigint NOT NULL REFERENCES merchant_event (id) ON DELETE CASCADE,
    object text NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given-up')),
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    give_up_at timestamptz NOT NULL DEFAULT clock_timestamp() + interval '3 days',
    answer text NOT NULL DEFAULT '',
    tried_at timestamptz,
    PRIMARY KEY (endpoint_id, event_id)
  )`,
  `CREATE INDEX webhook_delivery_waiting ON webhook_delivery (endpoint_id, object, event_id) WHERE state = 'waiting'`,
  `CREATE INDEX webhook_delivery_due ON webhook_delivery (due_at) WHERE state = 'waiting'`,
  `CREATE INDEX webhook_delivery_of_event ON webhook_delivery (event_id)`,
];

export class MerchantEvents1794714000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['webhook_delivery', 'webhook_endpoint', 'event_source', 'merchant_event'])
      await queryRunner.query(`DROP TABLE ${table}`);
  }
}
