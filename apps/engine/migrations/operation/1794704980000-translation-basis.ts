import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of a product that are translated, and their columns. */
const texts = [
  ['name', 'name'],
  ['description', 'description'],
  ['highlights', 'customFieldsHighlights'],
  ['faq', 'customFieldsFaq'],
  ['deliveryPackage', 'customFieldsDeliverypackage'],
  ['safetyWarnings', 'customFieldsSafetywarnings'],
  ['metaTitle', 'customFieldsMetatitle'],
  ['metaDescription', 'customFieldsMetadescription'],
  ['metaKeywords', 'customFieldsMetakeywords'],
] as const;

const changed = texts
  .map(([field, column]) => `('${field}', '${column}', coalesce(OLD."${column}", ''), coalesce(NEW."${column}", ''))`)
  .join(', ');

const up = [
  // From which words of which language a text was translated: where they are others now, the text is out of date.
  `CREATE TABLE translation_basis (
    product_id integer NOT NULL REFERENCES product (id) ON DELETE CASCADE,
    language text NOT NULL,
    field text NOT NULL,
    source text NOT NULL,
    digest text NOT NULL,
    PRIMARY KEY (product_id, language, field)
  )`,
  `SELECT log_operators_of('translation_basis', 'shown')`,
  // Texts that nobody has noted a basis of are translations of the English ones, as these were before their first change,
  // wherever that is made: on the workbench, on the engine's own page, by an import.
  `CREATE FUNCTION note_translation_basis() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO translation_basis (product_id, language, field, source, digest)
      SELECT NEW."baseId", other."languageCode", text.field, 'en', md5(text.before)
        FROM (VALUES ${changed}) AS text (field, in_column, before, after)
        JOIN product_translation AS other ON other."baseId" = NEW."baseId" AND other."languageCode" <> 'en'
       WHERE text.before <> text.after AND text.before NOT IN ('', '[]')
         AND coalesce(to_jsonb(other) ->> text.in_column, '') NOT IN ('', '[]')
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $$`,
  `CREATE TRIGGER note_translation_basis AFTER UPDATE ON product_translation FOR EACH ROW
    WHEN (NEW."languageCode" = 'en' AND NEW."baseId" IS NOT NULL AND OLD IS DISTINCT FROM NEW)
    EXECUTE FUNCTION note_translation_basis()`,
];

const down = [
  `DROP TRIGGER note_translation_basis ON product_translation`,
  `DROP FUNCTION note_translation_basis()`,
  `DROP TABLE translation_basis`,
];

export class TranslationBasis1794704980000 implements MigrationInterface {
  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of up) await queryRunner.query(statement);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of down) await queryRunner.query(statement);
  }
}
