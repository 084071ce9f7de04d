import type { MigrationInterface, QueryRunner } from 'typeorm';

const up = [
  // Gaps are fine: every attempt takes the number its order would have.
  `CREATE SEQUENCE order_number_seq START 1000001`,
  `CREATE TABLE payment_attempt (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    cart_id integer NOT NULL,
    cart_version integer NOT NULL,
    cart_hash text NOT NULL,
    store_key text NOT NULL,
    locale text NOT NULL,
    intent_id text NOT NULL,
    is_offline boolean NOT NULL,
    method text NOT NULL,
    amount_cents bigint NOT NULL CHECK (amount_cents > 0),
    currency_code text NOT NULL,
    order_number text NOT NULL UNIQUE,
    psp_ref text UNIQUE,
    state text NOT NULL,
    result_code text,
    failure text,
    action jsonb,
    authorised_cents bigint,
    authorised_currency text,
    order_id integer UNIQUE CHECK (order_id = cart_id),
    finalise_tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    due_at timestamptz,
    alerted_at timestamptz,
    UNIQUE (cart_id, intent_id)
  )`,
  // An authorised amount waits for one decision only; a second one of the same cart is for another attempt to lose.
  `CREATE UNIQUE INDEX payment_attempt_one_order ON payment_attempt (cart_id) WHERE state = 'CLAIMED'`,
  `CREATE INDEX payment_attempt_due ON payment_attempt (due_at) WHERE due_at IS NOT NULL`,
  `CREATE INDEX payment_attempt_created ON payment_attempt (created_at)`,
  `CREATE TABLE provider_call (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
    kind text NOT NULL,
    idempotency_key text NOT NULL UNIQUE,
    state text NOT NULL DEFAULT 'intended',
    amount_cents bigint,
    psp_ref text,
    answer jsonb,
    tries integer NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz,
    last_error text
  )`,
  `CREATE INDEX provider_call_attempt ON provider_call (attempt_id)`,
  `CREATE INDEX provider_call_due ON provider_call (due_at) WHERE due_at IS NOT NULL`,
  `CREATE TABLE reservation (
    attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
    variant_id integer NOT NULL,
    sku text NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    expires_at timestamptz NOT NULL,
    PRIMARY KEY (attempt_id, variant_id)
  )`,
  `CREATE INDEX reservation_variant ON reservation (variant_id)`,
  `CREATE TABLE webhook_inbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    psp_ref text NOT NULL,
    event_code text NOT NULL,
    success boolean NOT NULL,
    item jsonb NOT NULL,
    merchant_reference text NOT NULL,
    attempt_id uuid REFERENCES payment_attempt (id),
    received_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz DEFAULT now(),
    done_at timestamptz,
    outcome text,
    tries integer NOT NULL DEFAULT 0,
    last_error text,
    UNIQUE (psp_ref, event_code, success)
  )`,
  `CREATE INDEX webhook_inbox_due ON webhook_inbox (due_at) WHERE done_at IS NULL`,
  `CREATE INDEX webhook_inbox_reference ON webhook_inbox (merchant_reference)`,
  `CREATE TABLE coupon_redemption (
    promotion_id integer NOT NULL,
    order_id integer NOT NULL,
    attempt_id uuid NOT NULL REFERENCES payment_attempt (id),
    redeemed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (promotion_id, order_id)
  )`,
  `ALTER TABLE cart ADD frozen_until timestamptz`,
  `ALTER TABLE mail_outbox ADD order_id integer`,
  `CREATE UNIQUE INDEX mail_outbox_once_an_order ON mail_outbox (kind, order_id) WHERE order_id IS NOT NULL`,
];

const down = [
  `DROP INDEX mail_outbox_once_an_order`,
  `ALTER TABLE mail_outbox DROP COLUMN order_id`,
  `ALTER TABLE cart DROP COLUMN frozen_until`,
  `DROP TABLE coupon_redemption, webhook_inbox, reservation, provider_call, payment_attempt`,
  `DROP SEQUENCE order_number_seq`,
];

export class Payments1794702000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
