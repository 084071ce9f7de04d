import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedTemplate } from '../testing/migrated-template';
import { createMissingPartitions } from './search-partitions';

let database: DisposableDatabase;
let client: Client;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  client = new Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database[Symbol.asyncDispose]();
});

/** Each partition with its bounds, its settings and what its indexes are. */
async function describePartitions(): Promise<readonly unknown[]> {
  const { rows } = await client.query<Record<string, unknown>>(`
    SELECT whole.relname AS whole, part.relname AS name, part.reloptions AS options,
      pg_get_expr(part.relpartbound, part.oid) AS bounds,
      (SELECT array_agg(regexp_replace(indexdef, '^.* USING ', '') ORDER BY indexdef) FROM pg_indexes
        WHERE schemaname = 'read_side' AND tablename = part.relname) AS indexes
    FROM pg_inherits JOIN pg_class AS part ON part.oid = inhrelid JOIN pg_class AS whole ON whole.oid = inhparent
    WHERE part.relnamespace = 'read_side'::regnamespace AND part.relkind = 'r' ORDER BY part.relname`);
  return rows;
}

describe('the partitions of the search', () => {
  it('are there for every locale after a migration', async () => {
    expect(await describePartitions()).toHaveLength(2 * localeCodes.length);
    expect(await createMissingPartitions(client)).toEqual([]);
  });

  it('come back as they were where a locale lacks them, and a second run makes nothing', async () => {
    const before = await describePartitions();
    await client.query('DROP TABLE read_side.search_product_sl_si, read_side.search_word_sl_si');
    expect(await createMissingPartitions(client)).toEqual(['search_product_sl_si', 'search_word_sl_si']);
    expect(await describePartitions()).toEqual(before);
    await client.query(`INSERT INTO read_side.search_word (locale, word, written) VALUES ('sl-SI', 'miza', 'Miza')`);
    expect(await createMissingPartitions(client)).toEqual([]);
    expect(await describePartitions()).toEqual(before);
    expect((await client.query(`SELECT FROM read_side.search_word_sl_si`)).rowCount).toBe(1);
  });
});
