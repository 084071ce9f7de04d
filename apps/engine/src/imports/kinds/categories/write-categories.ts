import { type Database, storableJson } from '../../../platform/database';
import type { CategoryValues } from './category-states';
import type { WrittenCategory } from './judge-categories';

// As they are named everywhere: by their keys, and by their numbers where an operator has given them none.
const nameOf = (of: string) => `coalesce(nullif(${of}."customFieldsKey", ''), '#' || ${of}.id)`;
const root = '(SELECT id FROM collection WHERE "isRoot" ORDER BY id LIMIT 1)';

/** One change of the tree at a time; operators who add to it do not wait. */
export const lockTree = 'SELECT id FROM collection ORDER BY id FOR NO KEY UPDATE';

const makeCategories = [
  `INSERT INTO collection ("parentId", position, "isPrivate", filters, "inheritFilters", "customFieldsKey",
     "customFieldsHasproducts", "customFieldsCategoryposts")
   SELECT ${root}, 0, true, '[]', false, key, '[]', '[]' FROM unnest($1::text[]) WITH ORDINALITY AS given (key, at) ORDER BY at`,
  `INSERT INTO collection_channels_channel ("collectionId", "channelId")
   SELECT c.id, channel.id FROM collection c JOIN channel ON channel.code = '__default_channel__'
   WHERE c."customFieldsKey" = ANY ($1::text[])`,
];

const given = 'jsonb_to_recordset($1::jsonb) AS given (key text, language text, said jsonb)';
const updateCategories = `
  UPDATE collection AS category SET "updatedAt" = now(),
    "parentId" = CASE WHEN given.said ? 'parent' THEN coalesce(above.id, ${root}) ELSE category."parentId" END,
    "isPrivate" = CASE WHEN given.said ? 'isOn' THEN NOT (given.said ->> 'isOn')::boolean ELSE category."isPrivate" END,
    position = coalesce((given.said ->> 'position')::int, category.position)
  FROM ${given} LEFT JOIN collection above ON NOT above."isRoot" AND ${nameOf('above')} = given.said ->> 'parent'
  WHERE ${nameOf('category')} = given.key AND given.said ?| '{parent,isOn,position}' AND NOT category."isRoot"`;

const columns = {
  ...{ name: 'name', slug: 'slug', content: 'customFieldsCategorycontenthtml' },
  ...{ metaTitle: 'customFieldsMetatitle', metaDescription: 'customFieldsMetadescription' },
};
const texts = Object.entries(columns).map(([name, column]) => ({ name, column: `"${column}"` }));
const saysTexts = `given.said ?| '{${Object.keys(columns).join(',')}}'`;
const insertTexts = `
  INSERT INTO collection_translation ("baseId", "languageCode", description, ${texts.map(({ column }) => column).join(', ')})
  SELECT c.id, given.language, '', ${texts.map(({ name }) => `coalesce(given.said ->> '${name}', '')`).join(', ')}
  FROM ${given} JOIN collection c ON ${nameOf('c')} = given.key
  WHERE ${saysTexts} AND NOT EXISTS (
    SELECT FROM collection_translation t WHERE t."baseId" = c.id AND t."languageCode" = given.language)`;
const updateTexts = `
  UPDATE collection_translation AS own SET "updatedAt" = now(),
    ${texts.map(({ name, column }) => `${column} = coalesce(given.said ->> '${name}', own.${column})`).join(', ')}
  FROM ${given} JOIN collection c ON ${nameOf('c')} = given.key
  WHERE ${saysTexts} AND own."baseId" = c.id AND own."languageCode" = given.language`;

// What the engine keeps beside the tree: each category with all that are above it, and itself.
const closure = `
  WITH RECURSIVE above (id, ancestor) AS (
    SELECT id, id FROM collection
    UNION
    SELECT above.id, c."parentId" FROM above JOIN collection c ON c.id = above.ancestor WHERE c."parentId" IS NOT NULL)`;
const closeTree = [
  `${closure} DELETE FROM collection_closure known WHERE NOT EXISTS (
     SELECT FROM above WHERE (above.id, above.ancestor) = (known.id_descendant, known.id_ancestor))`,
  `${closure} INSERT INTO collection_closure (id_ancestor, id_descendant) SELECT ancestor, id FROM above ON CONFLICT DO NOTHING`,
];

const removeCategories = `DELETE FROM collection WHERE "customFieldsKey" = ANY ($1::text[]) AND NOT "isRoot"`;
const forgetTexts = `
  DELETE FROM collection_translation own USING ${given}, collection c
  WHERE ${nameOf('c')} = given.key AND own."baseId" = c.id AND own."languageCode" = given.language`;

type Change = Pick<WrittenCategory, 'key' | 'language' | 'values'>;
const asJson = (rows: readonly Change[]): string =>
  storableJson(rows.map(({ key, language, values: said }) => ({ key, language, said })));
const saysTree = ({ values }: Change): boolean => values['parent'] !== undefined;

export async function writeCategories(database: Database, rows: readonly WrittenCategory[]): Promise<void> {
  const made = rows.filter(({ makes }) => makes);
  if (made.length > 0)
    for (const statement of makeCategories) await database.query(statement, [made.map(({ key }) => key)]);
  // English always says something: what every other language falls back to.
  const english = made.filter(({ language }) => language !== 'en');
  const borrowed = english.map((row) => ({ ...row, language: 'en' as const, values: textsOf(row.values) }));
  if (borrowed.length > 0) await database.query(insertTexts, [asJson(borrowed)]);
  await setCategories(database, rows);
}

/** The fields that are named, and no others. */
export async function setCategories(database: Database, rows: readonly Change[]): Promise<void> {
  if (rows.length === 0) return;
  await database.query(updateCategories, [asJson(placesOf(rows))]);
  for (const statement of [updateTexts, insertTexts]) await database.query(statement, [asJson(rows)]);
  if (rows.some(saysTree)) for (const statement of closeTree) await database.query(statement);
}

/** A category once, however many languages of it there are. */
const placesOf = (rows: readonly Change[]): readonly Change[] =>
  [...Map.groupBy(rows, ({ key }) => key).values()].flatMap((own) => {
    const [first] = own;
    const values = Object.fromEntries(own.flatMap((row) => Object.entries(row.values)));
    return first === undefined ? [] : [{ ...first, values }];
  });

const textsOf = (values: CategoryValues): CategoryValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(columns, name)));

export async function forgetLanguages(database: Database, rows: readonly Change[]): Promise<void> {
  if (rows.length > 0) await database.query(forgetTexts, [asJson(rows)]);
}

export async function deleteCategories(database: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await database.query(removeCategories, [keys]);
}
