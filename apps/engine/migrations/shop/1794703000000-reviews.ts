import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  // What the import writes has no customer here and is published; a customer's own waits for somebody to read it.
  `ALTER TABLE review
    ADD customer_id integer REFERENCES customer (id) ON DELETE SET NULL,
    ADD order_id integer REFERENCES "order" (id) ON DELETE SET NULL,
    ADD sku text,
    ADD state text NOT NULL DEFAULT 'published' CHECK (state IN ('pending', 'published', 'refused')),
    ADD review_consent boolean,
    ADD consent_version text,
    ADD consent_language text,
    ADD moderated_at timestamptz,
    ADD moderated_by integer REFERENCES "user" (id) ON DELETE SET NULL,
    ADD refusal_reason text CHECK (refusal_reason IN ('unlawful', 'offensive', 'personal-data')),
    ADD CONSTRAINT review_refused_for_a_reason CHECK ((state = 'refused') = (refusal_reason IS NOT NULL)),
    ADD CONSTRAINT review_of_customer_has_sku CHECK (customer_id IS NULL OR sku IS NOT NULL),
    ADD CONSTRAINT review_once_a_customer UNIQUE (customer_id, sku)`,
  `CREATE INDEX review_state ON review (state, created_at DESC, id DESC)`,
  `CREATE INDEX review_order ON review (order_id) WHERE order_id IS NOT NULL`,
  `CREATE INDEX review_moderated_by ON review (moderated_by) WHERE moderated_by IS NOT NULL`,
];

const shown = (counted: string) => [
  `CREATE OR REPLACE VIEW read_side.review AS
    SELECT id, product_id, author_name, text, rating, created_at, locale FROM review WHERE ${counted}`,
  `DROP INDEX review_best, review_newest`,
  `CREATE INDEX review_newest ON review (product_id, created_at DESC, id DESC) WHERE ${counted}`,
  `CREATE INDEX review_best ON review (product_id, rating DESC, created_at DESC, id DESC) WHERE ${counted}`,
];

const without = [
  // Nobody was to see them.
  `DELETE FROM review WHERE state <> 'published'`,
  ...shown('included_in_statistics'),
  `ALTER TABLE review DROP COLUMN customer_id, DROP COLUMN order_id, DROP COLUMN sku, DROP COLUMN state,
    DROP COLUMN review_consent, DROP COLUMN consent_version, DROP COLUMN consent_language, DROP COLUMN moderated_at,
    DROP COLUMN moderated_by, DROP COLUMN refusal_reason`,
];

export class Reviews1794703000000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...columns, ...shown(`included_in_statistics AND state = 'published'`)]) {
      await queryRunner.query(statement);
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of without) await queryRunner.query(statement);
  }
}
