import type { MigrationInterface, QueryRunner } from 'typeorm';

const moments = [
  { name: 'inserted', event: 'INSERT', referencing: 'NEW TABLE AS new_rows' },
  { name: 'updated', event: 'UPDATE', referencing: 'OLD TABLE AS old_rows NEW TABLE AS new_rows' },
  { name: 'deleted', event: 'DELETE', referencing: 'OLD TABLE AS old_rows' },
] as const;

/** Documents of products quote both. */
const productsOf = `SELECT p."productId" AS key FROM changed c JOIN product_asset p ON p."assetId" = c.asset_id`;
const outboxTriggers = ['uploaded_picture', 'picture_text'].flatMap((table) =>
  moments.map(
    ({ name, event, referencing }) =>
      `CREATE TRIGGER outbox_product_${name} AFTER ${event} ON ${table} REFERENCING ${referencing}
       FOR EACH STATEMENT EXECUTE FUNCTION note_in_outbox('product', '${productsOf}')`,
  ),
);

const statements = [
  // What the worker knows of a picture that an operator has uploaded. Those of an import come with all their sizes and have no row.
  `CREATE TABLE uploaded_picture (
    asset_id integer PRIMARY KEY REFERENCES asset (id) ON DELETE CASCADE,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'ready', 'failed')),
    attempts smallint NOT NULL DEFAULT 0,
    due_at timestamptz NOT NULL DEFAULT now(),
    unused_since timestamptz
  )`,
  `CREATE INDEX uploaded_picture_due ON uploaded_picture (due_at, asset_id) WHERE state = 'waiting'`,
  // What a picture shows, for whoever does not see it.
  `CREATE TABLE picture_text (
    asset_id integer NOT NULL REFERENCES asset (id) ON DELETE CASCADE,
    language text NOT NULL,
    alt text NOT NULL CHECK (alt <> ''),
    PRIMARY KEY (asset_id, language)
  )`,
  `SELECT log_operators_of('picture_text', 'shown')`,
  // In the transaction of the upload: no picture is without the row that has its sizes drawn.
  `CREATE FUNCTION note_uploaded_picture() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO uploaded_picture (asset_id) VALUES (NEW.id); RETURN NULL; END $$`,
  `CREATE TRIGGER note_uploaded_picture AFTER INSERT ON asset FOR EACH ROW
    WHEN (NEW.source LIKE '/media/uploads/%') EXECUTE FUNCTION note_uploaded_picture()`,
  ...outboxTriggers,
];

export class UploadedPictures1794704975000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of statements) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION note_uploaded_picture CASCADE');
    await queryRunner.query('DROP TABLE picture_text, uploaded_picture');
  }
}
