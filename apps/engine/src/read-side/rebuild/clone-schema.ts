import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { schemas, type NextSchema } from './next-schema';

const definition = z.object({ statement: z.string() });
const live = `'${schemas.live}'::regnamespace`;

const functions = `
  SELECT pg_get_functiondef(oid) AS statement FROM pg_proc WHERE pronamespace = ${live} ORDER BY proname`;

// Everything but indexes and keys, which are to keep their names; the quotes keep the model itself from being translated.
const tables = `
  SELECT format('CREATE TABLE ${schemas.live}.%I (LIKE "${schemas.live}".%1$I INCLUDING ALL EXCLUDING INDEXES)', relname)
    || CASE relkind WHEN 'p' THEN ' PARTITION BY ' || pg_get_partkeydef(oid) ELSE '' END
    || coalesce(' WITH (' || array_to_string(reloptions, ', ') || ')', '') AS statement
  FROM pg_class WHERE relnamespace = ${live} AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname`;

const keys = `
  SELECT format('ALTER TABLE ${schemas.live}.%I ADD CONSTRAINT %I %s', relname, conname, pg_get_constraintdef(con.oid))
    AS statement
  FROM pg_constraint AS con JOIN pg_class ON pg_class.oid = conrelid
  WHERE connamespace = ${live} AND contype IN ('p', 'u', 'x') AND NOT relispartition ORDER BY relname, conname`;

const indexes = `
  SELECT replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') AS statement
  FROM pg_index JOIN pg_class AS indexed ON indexed.oid = indrelid
  WHERE indexed.relnamespace = ${live} AND NOT indexed.relispartition
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid) ORDER BY indexrelid`;

const partitions = `
  SELECT format('CREATE TABLE ${schemas.live}.%I PARTITION OF ${schemas.live}.%I %s%s', part.relname, whole.relname,
      pg_get_expr(part.relpartbound, part.oid),
      coalesce(' WITH (' || array_to_string(part.reloptions, ', ') || ')', '')) AS statement
  FROM pg_inherits JOIN pg_class AS part ON part.oid = inhrelid JOIN pg_class AS whole ON whole.oid = inhparent
  WHERE part.relnamespace = ${live} AND part.relkind IN ('r', 'p') ORDER BY part.relname`;

const views = `
  SELECT format('CREATE VIEW ${schemas.live}.%I AS %s', relname, pg_get_viewdef(oid)) AS statement
  FROM pg_class WHERE relnamespace = ${live} AND relkind = 'v' ORDER BY oid`;

/** Empty tables with all that belongs to them, as the migrations have left the live ones. Triggers are not copied. */
export async function cloneSchema(database: Database, next: NextSchema): Promise<void> {
  await database.query(`CREATE SCHEMA ${schemas.next}`);
  for (const source of [functions, tables, keys, indexes, partitions, views]) {
    for (const { statement } of await selectRows(database, definition, source))
      await database.query(next.translate(statement));
  }
}

const sequence = z.object({ name: z.string() });

/** Those that stand for themselves; one that belongs to a column goes with its table. */
export async function findSequences(database: Database): Promise<string[]> {
  const found = await selectRows(
    database,
    sequence,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = ${live} AND relkind = 'S'
       AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('a', 'i')) ORDER BY relname`,
  );
  return found.map(({ name }) => name);
}
