import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migratedTemplate } from '../testing/migrated-template';
import { notPersonalTables } from '../testing/not-personal-tables';
import { erasureStatement, exportStatement, valuesOf } from './personal-table';
import { personalTables } from './personal-tables';
import { forgotten } from './retention-statements';

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

// What a column is called when somebody may stand in it, and every bag of JSON.
const looksPersonal = `
  SELECT DISTINCT columns.table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_type = 'BASE TABLE' AND columns.table_schema NOT IN ('pg_catalog', 'information_schema')
     AND (column_name ~* '(mail|phone|street|address|recipient|author|birth|company|identifier|contact|visitor|browser|session)'
       OR column_name ~* '(first|last|full)_?name|vat_?number|(^|_)ip(_|$)'
       OR column_name ~* '^(name|subject|number|(user|customer|order|cart|attempt|owner|payment|request|receipt)_?id)$'
       OR data_type IN ('jsonb', 'json'))
     -- Parts of a table are what the whole is.
     AND NOT EXISTS (SELECT FROM pg_inherits WHERE inhrelid = format('%I.%I', table_schema, table_name)::regclass)`;

const nameOf = (table: string) => table.replaceAll('"', '').split(' ')[0] ?? '';
const known = new Set([...personalTables.map(({ table }) => nameOf(table)), ...Object.keys(notPersonalTables)]);

const tablesOf = async (statement: string): Promise<string[]> =>
  (await client.query<{ name: string }>(statement)).rows.map(({ name }) => name).toSorted();

describe('the list of personal tables', () => {
  it('names every table in which somebody may stand, or says why nobody does', async () => {
    const unknown = (await tablesOf(looksPersonal)).filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  it('names no table that is not there, and none on both sides', async () => {
    const there = new Set(await tablesOf(`SELECT table_name AS name FROM information_schema.tables`));
    expect([...known].filter((name) => !there.has(name))).toEqual([]);
    const personal = new Set(personalTables.map(({ table }) => nameOf(table)));
    expect(Object.keys(notPersonalTables).filter((name) => personal.has(name))).toEqual([]);
  });

  it('gives each part of the file a name of its own', () => {
    const names = personalTables.flatMap(({ exported }) => exported?.as ?? []);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(personalTables)('can tell, erase and forget what stands in $table', async (table) => {
    const steps = [...table.erasure, ...(table.afterYears ? [table.afterYears] : [])];
    const statements = [exportStatement(table), ...steps.map((step) => erasureStatement(table, step))];
    const nobody = valuesOf({ customerIds: [0], userId: 0, email: 'nobody', orderIds: [0] });
    for (const statement of statements) {
      if (statement !== null) expect((await client.query(statement, nobody)).rowCount).toBe(0);
    }
  });

  it.each(personalTables)('keeps nothing of $table for ever', ({ erasure, afterYears, table }) => {
    const isKept = erasure.some((step) => step.kind === 'keep' && step.because !== 'open-claim');
    // What was ordered says nothing of anybody once the order does not.
    expect(!isKept || afterYears !== undefined || table === 'order_line').toBe(true);
  });

  it.each(Object.entries(forgotten))('forgets by age: %s', async (_name, statement) => {
    expect((await client.query(statement)).rowCount).toBe(0);
  });
});

describe('an invoice', () => {
  const insert = (issuedAt: string) => `
    WITH placed AS (INSERT INTO "order" (code, state, active, "couponCodes", "shippingAddress", "billingAddress", "currencyCode",
      "subTotal", "subTotalWithTax") VALUES ('T' || gen_random_uuid(), 'Delivered', false, '', '{}', '{}', 'EUR', 0, 0) RETURNING id)
    INSERT INTO invoice (order_id, number, issued_at, facts) SELECT id, 'T' || id, ${issuedAt}, '{}' FROM placed RETURNING order_id AS id`;

  it('may be deleted when its years are over, and not a day before', async () => {
    const idOf = async (issuedAt: string) => (await client.query<{ id: number }>(insert(issuedAt))).rows[0]?.id;
    const old = await idOf(`date_trunc('year', now()) - interval '8 years' - interval '1 second'`);
    const young = await idOf(`date_trunc('year', now()) - interval '8 years'`);
    await client.query('DELETE FROM invoice WHERE order_id = $1', [old]);
    await expect(client.query('DELETE FROM invoice WHERE order_id = $1', [young])).rejects.toThrow('stays as it is');
    await expect(client.query(`UPDATE invoice SET number = 'x' WHERE order_id = $1`, [young])).rejects.toThrow('stays');
  });
});
