import type { MigrationInterface, QueryRunner } from 'typeorm';

// What the shop itself pays for a piece, without tax. Where it is not known there is no row, and nothing is judged by it.
const costs = [
  `CREATE TABLE purchase_cost (
    variant_id integer NOT NULL REFERENCES product_variant (id) ON DELETE CASCADE,
    currency_code text NOT NULL CHECK (currency_code ~ '^[A-Z]{3}$'),
    net_cents integer NOT NULL CHECK (net_cents > 0),
    PRIMARY KEY (variant_id, currency_code)
  )`,
  `SELECT log_operators_of('purchase_cost', 'shown')`,
];

const bulkLog = [
  // As note_operator_change, for all rows of a statement at once: a grid of prices has thousands. It shows values as they are,
  // so it is for tables in which no person, no secret and no long text may stand. Its argument: the columns of the primary key.
  `CREATE FUNCTION note_operator_changes() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      key text := (SELECT string_agg(format('rows.%I', part), ', ') FROM unnest(string_to_array(TG_ARGV[0], ',')) AS part);
      rows_of text := 'SELECT concat_ws(''/'', %s) AS id, to_jsonb(rows) AS row FROM %s AS rows';
      none text := 'SELECT NULL::text AS id, NULL::jsonb AS row WHERE false';
    BEGIN
      EXECUTE format('
        INSERT INTO operator_change (action_id, entity, entity_id, kind, before, after)
        SELECT current_setting(''tradehall.operator_action'')::uuid, %L, coalesce(o.id, n.id), %L, shown.before, shown.after
          FROM (%s) AS o FULL JOIN (%s) AS n ON n.id = o.id
         CROSS JOIN LATERAL (
           SELECT coalesce(jsonb_object_agg(key, o.row -> key) FILTER (WHERE o.row ? key), ''{}'') AS before,
                  coalesce(jsonb_object_agg(key, n.row -> key) FILTER (WHERE n.row ? key), ''{}'') AS after
             FROM jsonb_object_keys(coalesce(n.row, o.row)) AS key
            WHERE o.row -> key IS DISTINCT FROM n.row -> key AND key NOT IN (''createdAt'', ''updatedAt'')) AS shown
         WHERE %L <> ''update'' OR shown.after <> ''{}''',
        TG_TABLE_NAME, lower(TG_OP),
        CASE WHEN TG_OP = 'INSERT' THEN none ELSE format(rows_of, key, 'old_rows') END,
        CASE WHEN TG_OP = 'DELETE' THEN none ELSE format(rows_of, key, 'new_rows') END,
        lower(TG_OP));
      RETURN NULL;
    END $$`,
  // In place of log_operators_of, for tables that are written by the thousand.
  `CREATE FUNCTION log_operators_in_bulk_of(logged regclass) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      key text := (SELECT string_agg(attname, ',' ORDER BY attnum) FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
        WHERE indrelid = logged AND indisprimary);
      moment record;
    BEGIN
      EXECUTE format('DROP TRIGGER IF EXISTS note_operator_change ON %s', logged);
      FOR moment IN SELECT * FROM (VALUES
        ('note_operator_change', 'UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'),
        ('note_operator_insert', 'INSERT', 'NEW TABLE AS new_rows'),
        ('note_operator_delete', 'DELETE', 'OLD TABLE AS old_rows')) AS moments (name, event, tables)
      LOOP
        EXECUTE format('CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT
          WHEN (current_setting(''tradehall.operator_action'', true) <> '''') EXECUTE FUNCTION note_operator_changes(%L)',
          moment.name, moment.event, logged, moment.tables, key);
      END LOOP;
    END $$`,
  `SELECT log_operators_in_bulk_of('store_price')`,
];

export class PriceGrid1794704961000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...costs, ...bulkLog]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION log_operators_in_bulk_of(regclass)');
    await queryRunner.query('DROP FUNCTION note_operator_changes() CASCADE');
    await queryRunner.query(`SELECT log_operators_of('store_price', 'shown')`);
    await queryRunner.query('DROP TABLE purchase_cost');
  }
}
