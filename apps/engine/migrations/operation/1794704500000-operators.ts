import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose values the log of operators shows. Of the other tables it says which columns changed: persons may stand in them. */
const shownTables = `
  asset asset_tags_tag asset_translation attribute_label attribute_value_label brand_manufacturer channel collection collection_asset
  collection_translation content_page content_revision country_store customer_group facet facet_translation facet_value
  facet_value_translation global_settings guarantee_settings payment_method payment_method_translation product product_asset
  product_category product_facet_values_facet_value product_option product_option_group product_option_group_translation
  product_option_groups_product_option_group product_option_translation product_recall product_translation product_variant
  product_variant_asset product_variant_facet_values_facet_value product_variant_options_product_option product_variant_price
  product_variant_translation promotion promotion_translation redirect region region_translation role seller settings_store_entry
  shipping_method shipping_method_translation stock_level stock_location store_price store_shipping_rate tag tax_category tax_rate
  user_roles_role volume_discount zone zone_members_region`;

/** What follows from something else that is in the log, or from no operator. */
const unloggedTables = `
  account_mail_turn account_token cart_intent cart_transfer co_purchase co_purchase_order collection_closure
  collection_product_variants_product_variant contact_case_count erasure erasure_duty import_progress invoice_counter mail_outbox migrations
  order_link_request outbox outbox_dead passkey_challenge privacy_token product_recall_notice redirect_hits reorder restock_request
  scheduled_task_record session sign_in_attempt store_price_history tracking_event vat_check webhook_inbox
  operator_sign_in_turn operator_action operator_change`;

const namesOf = (tables: string): string => `'{${tables.trim().split(/\s+/).join(',')}}'::text[]`;

const signingIn = [
  // How often somebody has failed to sign in as an operator, by address and by account, and until when nobody may try.
  `CREATE TABLE operator_sign_in_turn (
    key text PRIMARY KEY,
    failures integer NOT NULL,
    last_at timestamptz NOT NULL DEFAULT now(),
    open_at timestamptz NOT NULL DEFAULT now()
  )`,
  // A secret counts once a code of it was typed; until then it is pending.
  `CREATE TABLE operator_second_factor (
    user_id integer PRIMARY KEY REFERENCES "user" (id) ON DELETE CASCADE,
    secret text,
    recovery_hashes text[] NOT NULL DEFAULT '{}',
    last_step bigint NOT NULL DEFAULT 0,
    pending_secret text,
    pending_hashes text[] NOT NULL DEFAULT '{}'
  )`,
];

const byStore = [
  // Whose stores an operator looks after; none for all.
  `ALTER TABLE administrator ADD "customFieldsStores" text`,
];

const log = [
  // What operators did: rows are added and never changed.
  `CREATE TABLE operator_action (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    operator_id integer,
    operator text NOT NULL,
    address text NOT NULL,
    mutation text NOT NULL,
    target jsonb NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('changed', 'done', 'refused', 'failed')),
    reason text
  )`,
  `CREATE INDEX operator_action_at ON operator_action (at DESC, id)`,
  `CREATE INDEX operator_action_operator ON operator_action (operator, at DESC)`,
  `CREATE INDEX operator_action_mutation ON operator_action (mutation, at DESC)`,
  // No change is committed without the action it belongs to, which is written last.
  `CREATE TABLE operator_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    action_id uuid NOT NULL REFERENCES operator_action (id) DEFERRABLE INITIALLY DEFERRED,
    entity text NOT NULL,
    entity_id text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('insert', 'update', 'delete')),
    before jsonb NOT NULL,
    after jsonb NOT NULL
  )`,
  `CREATE INDEX operator_change_action ON operator_change (action_id, id)`,
  `CREATE INDEX operator_change_entity ON operator_change (entity, entity_id)`,
  `CREATE FUNCTION keep_operator_log() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'the log of operators is only added to'; END $$`,
  ...['operator_action', 'operator_change'].flatMap((table) => [
    `CREATE TRIGGER keep_operator_log BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION keep_operator_log()`,
    `CREATE TRIGGER keep_operator_log_whole BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION keep_operator_log()`,
  ]),
  `CREATE FUNCTION shown_in_operator_log(key text, value jsonb, how text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
      WHEN value IS NULL OR value = 'null' THEN 'null'::jsonb
      WHEN how <> 'shown' OR key ~* 'password|secret|token|hash' THEN '"…"'::jsonb
      WHEN length(value::text) > 2000 THEN to_jsonb(left(value::text, 2000) || '…')
      ELSE value END $$`,
  // Its arguments: how values are shown, and the columns of the primary key.
  `CREATE FUNCTION note_operator_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}'::jsonb ELSE to_jsonb(OLD) END;
      new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}'::jsonb ELSE to_jsonb(NEW) END;
      there jsonb := old_row || new_row;
      old_shown jsonb;
      new_shown jsonb;
    BEGIN
      SELECT coalesce(jsonb_object_agg(key, shown_in_operator_log(key, old_row -> key, TG_ARGV[0])) FILTER (WHERE old_row ? key), '{}'),
             coalesce(jsonb_object_agg(key, shown_in_operator_log(key, new_row -> key, TG_ARGV[0])) FILTER (WHERE new_row ? key), '{}')
        INTO old_shown, new_shown FROM jsonb_object_keys(there) AS key
       WHERE old_row -> key IS DISTINCT FROM new_row -> key AND key NOT IN ('createdAt', 'updatedAt');
      IF TG_OP = 'UPDATE' AND new_shown = '{}' THEN RETURN NULL; END IF;
      INSERT INTO operator_change (action_id, entity, entity_id, kind, before, after)
      SELECT current_setting('tradehall.operator_action')::uuid, TG_TABLE_NAME, string_agg(there ->> part, '/' ORDER BY at), lower(TG_OP),
             old_shown, new_shown
        FROM unnest(string_to_array(TG_ARGV[1], ',')) WITH ORDINALITY AS parts (part, at);
      RETURN NULL;
    END $$`,
  // A table that operators change gets it by: SELECT log_operators_of('name', 'shown' or 'hidden').
  `CREATE FUNCTION log_operators_of(logged regclass, how text) RETURNS void LANGUAGE plpgsql AS $$
    BEGIN
      EXECUTE format('CREATE TRIGGER note_operator_change AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW
        WHEN (current_setting(''tradehall.operator_action'', true) <> '''') EXECUTE FUNCTION note_operator_change(%L, %L)', logged, how,
        (SELECT string_agg(attname, ',' ORDER BY attnum) FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
          WHERE indrelid = logged AND indisprimary));
    END $$`,
  `SELECT log_operators_of(format('%I', tablename)::regclass, CASE WHEN tablename = ANY (${namesOf(shownTables)}) THEN 'shown' ELSE 'hidden' END)
     FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE '%\\_channels\\_channel' AND tablename <> ALL (${namesOf(unloggedTables)})`,
];

const down = [
  `DROP FUNCTION note_operator_change() CASCADE`,
  `DROP FUNCTION log_operators_of(regclass, text)`,
  `DROP FUNCTION shown_in_operator_log(text, jsonb, text)`,
  `DROP TABLE operator_change, operator_action`,
  `DROP FUNCTION keep_operator_log()`,
  `ALTER TABLE administrator DROP "customFieldsStores"`,
  `DROP TABLE operator_sign_in_turn, operator_second_factor`,
];

export class Operators1794704500000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [...signingIn, ...byStore, ...log]) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
