import { randomUUID } from 'node:crypto';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { erasureStatement, exportStatement, valuesOf } from '../privacy/personal-table';
import { personalTables } from '../privacy/personal-tables';
import { ImportsUnderTest } from '../testing/imports/imports-under-test';
import { migratedTemplate } from '../testing/migrated-template';

let database: DisposableDatabase;
let imports: ImportsUnderTest;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  imports = new ImportsUnderTest(database.url);
  await imports.client.connect();
  await imports.client.query(`INSERT INTO customer_group (name) VALUES ('gold'), ('silver'), ('not-logged-in')`);
  await imports.client.query(
    `WITH made AS (INSERT INTO "user" (identifier, verified) VALUES ('own@a.example', true) RETURNING id)
     INSERT INTO customer ("firstName", "lastName", "emailAddress", "userId") SELECT 'Own', 'Account', 'own@a.example', id FROM made`,
  );
});

afterAll(async () => {
  await imports.client.end();
  await database[Symbol.asyncDispose]();
});

const shownRow = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  keys: z.string().nullable(),
  groups: z.string().nullable(),
  addresses: z.array(z.record(z.string(), z.string())),
});
async function customerAt(email: string) {
  const [row] = await imports.rows(
    shownRow,
    `SELECT concat("firstName", ' ', "lastName") AS name, "phoneNumber" AS phone,
       (SELECT string_agg(key, ' ' ORDER BY key) FROM customer_key WHERE customer_id = customer.id) AS keys,
       (SELECT string_agg(name, ' ' ORDER BY name) FROM customer_group JOIN customer_groups_customer_group ON "customerGroupId" = customer_group.id
         WHERE "customerId" = customer.id) AS groups,
       ARRAY(SELECT address FROM customer_address WHERE customer_id = customer.id ORDER BY id) AS addresses
     FROM customer WHERE "emailAddress" = $1 AND "deletedAt" IS NULL`,
    [email],
  );
  return row ?? null;
}
const countRow = z.object({ count: z.int() });
const count = async (from: string) => (await imports.rows(countRow, `SELECT count(*)::int FROM ${from}`))[0]?.count;

/** What nobody but the person herself, or the tax office, makes. */
async function ofAccounts(): Promise<(readonly [string, number | undefined])[]> {
  const tables = '"user" authentication_method account_token mail_outbox newsletter_subscription vat_check'.split(' ');
  const counted: (readonly [string, number | undefined])[] = [];
  for (const table of tables) counted.push([table, await count(table)]);
  return counted;
}

const head =
  'customer number;e-mail;first name;last name;phone;group;company;vat id;street;house number;zip;city;country';
const mapping = {
  ...{
    key: 'customer number',
    email: 'e-mail',
    firstName: 'first name',
    lastName: 'last name',
    phone: 'phone',
    groups: 'group',
  },
  ...{ company: 'company', vatNumber: 'vat id', streetName: 'street', streetNumber: 'house number', postalCode: 'zip' },
  ...{ city: 'city', country: 'country' },
};
const berg = 'K1;Ada@Berg.example;Ada;Berg;+49 30 123456;gold;Berg GmbH;DE123456789;Lange Straße;5a;10115;Berlin;de';
const bring = (lines: readonly string[]) => imports.bring('customers', [head, ...lines].join('\n'), { mapping });
const check = (lines: readonly string[]) => imports.check('customers', [head, ...lines].join('\n'), { mapping });

it('customers come in with their groups and an address that nobody calls checked, and without an account', async () => {
  const lines = [
    berg,
    'K2;bo@b.example;Bo;Lind;;Silver|gold;;;;;;;',
    'K3;own@a.example;Someone;Else;+49 30 654321;gold;Else GmbH;;Weg;1;10115;Berlin;DE',
    'K4;no mail;No;Mail;;;;;;;;;',
    'K5;;Nobody;Knows;;;;;;;;;',
    'K6;c@c.example;Cy;;;;;;;;;;',
    'K7;d@d.example;Di;Dorn;;platinum;;;;;;;',
    'K8;e@e.example;Ed;Eck;;;Eck GmbH;;;;;;',
    'K9;f@f.example;Fa;Fink;;;;;Weg;1;1011;Berlin;DE',
    'K1;g@g.example;Gu;Grau;;;;;;;;;',
    'K10;BO@b.example;Bo;Again;;;;;;;;;',
    ';h@h.example;Ha;Hell;;;;;;;;;',
  ];
  const before = await ofAccounts();
  const id = await check(lines);
  expect(await imports.faults(id)).toEqual([
    [5, 'email “no mail” is no e-mail address'],
    [6, 'email is missing, and the shop has no such customer yet'],
    [7, 'lastName is missing, and the shop has no such customer yet'],
    [8, expect.stringContaining('groups there is no group “platinum”: ')],
    [
      9,
      ...['streetName', 'streetNumber', 'postalCode', 'city', 'country'].map(
        (name) => `${name} is missing: an address is kept whole`,
      ),
    ],
    [10, 'postalCode does not fit DE'],
    [11, ' says the same thing as line 2: K1'],
    [12, ' says the same thing as line 3: bo@b.example'],
    [13, 'key is missing'],
  ]);
  expect(await customerAt('ada@berg.example')).toBeNull();
  expect((await imports.apply(id)).counts).toMatchObject({ new: 2, changed: 1, wrong: 9 });
  expect(await customerAt('ada@berg.example')).toEqual({
    ...{ name: 'Ada Berg', phone: '+49 30 123456', keys: 'K1', groups: 'gold' },
    addresses: [
      {
        ...{ firstName: 'Ada', lastName: 'Berg', company: 'Berg GmbH', vatNumber: 'DE123456789', country: 'DE' },
        ...{ streetName: 'Lange Straße', streetNumber: '5a', postalCode: '10115', city: 'Berlin' },
      },
    ],
  });
  expect(await customerAt('bo@b.example')).toMatchObject({ groups: 'gold silver', addresses: [] });
  // Of an account the merchant decides the groups alone.
  expect(await customerAt('own@a.example')).toEqual({
    ...{ name: 'Own Account', phone: null, keys: 'K3', groups: 'gold', addresses: [] },
  });
  expect(await ofAccounts()).toEqual(before);

  const again = await bring(lines.slice(0, 3));
  expect((await imports.run(again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  const moved = await bring(['K1;ada@new.example;Ada;Berg;;-gold;Berg AG;DE123456789;Lange Straße;5a;10115;Berlin;DE']);
  expect((await imports.changes(moved))[0]?.changes).toEqual([
    { field: 'email', before: 'ada@berg.example', after: 'ada@new.example' },
    { field: 'groups', before: 'gold', after: '' },
    { field: 'company', before: 'Berg GmbH', after: 'Berg AG' },
  ]);
  const refused = await check(['K3;other@a.example;;;;;;;;;;;', 'K2;ada@new.example;;;;;;;;;;;']);
  expect(await imports.faults(refused)).toEqual([
    [2, 'email is changed by the customer alone: there is an account'],
    [3, 'email is that of another customer'],
  ]);
  await imports.undo(moved);
  expect(await customerAt('ada@berg.example')).toMatchObject({ groups: 'gold', addresses: [{ company: 'Berg GmbH' }] });

  // One of them has an account by now.
  await imports.client.query(
    `WITH made AS (INSERT INTO "user" (identifier, verified) VALUES ('bo@b.example', true) RETURNING id)
     UPDATE customer SET "userId" = made.id FROM made WHERE "emailAddress" = 'bo@b.example'`,
  );
  expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 2, 'newer-stays': 1 });
  expect(await customerAt('bo@b.example')).toMatchObject({ name: 'Bo Lind', keys: 'K2' });
  expect(await customerAt('own@a.example')).toMatchObject({ keys: null, groups: null });
  expect(await customerAt('ada@berg.example')).toBeNull();
  expect(await count(`customer WHERE "firstName" = 'Ada'`)).toBe(0);
});

it('who is taken away leaves nothing behind, also of what operators have noted since', async () => {
  const id = await bring(['K21;once@o.example;Onno;Once;;;;;;;;;']);
  await imports.client.query(
    `WITH noted AS (UPDATE customer SET "customFieldsDateofbirth" = '1990-01-01' WHERE "emailAddress" = 'once@o.example' RETURNING id)
     INSERT INTO address ("fullName", "streetLine1", "customerId") SELECT 'Onno Once', 'Weg 1', id FROM noted`,
  );
  expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 1 });
  expect(await count(`address WHERE "fullName" = 'Onno Once'`)).toBe(0);
  expect(await count(`customer WHERE "customFieldsDateofbirth" IS NOT NULL AND "deletedAt" IS NOT NULL`)).toBe(0);
});

it('who has ordered since is not taken away', async () => {
  const id = await bring(['K20;guest@g.example;Gil;Gast;;;;;;;;;']);
  await imports.client.query(
    `INSERT INTO "order" (code, state, active, "couponCodes", "shippingAddress", "billingAddress", "currencyCode", "subTotal", "subTotalWithTax", "customerId")
     SELECT 'T20', 'Delivered', false, '', '{}', '{}', 'EUR', 0, 0, id FROM customer WHERE "emailAddress" = 'guest@g.example'`,
  );
  expect((await imports.undo(id)).counts).toMatchObject({ 'newer-stays': 1 });
  expect(await customerAt('guest@g.example')).toMatchObject({ name: 'Gil Gast', keys: 'K20' });
});

it('what other systems call a customer does not stand in the log of operators, which nobody is erased from', async () => {
  const id = await check(['K40;leo@l.example;Leo;Lang;;gold;;;;;;;']);
  const action = randomUUID();
  await imports.client.query(
    `INSERT INTO operator_action (id, operator, address, mutation, target, outcome)
     VALUES ($1, 'kim@shop.example', '', 'applyImport', '{}', 'done')`,
    [action],
  );
  await imports.client.query(`UPDATE import_run SET state = 'applying', applied_by_action = $2 WHERE id = $1`, [
    ...[id, action],
  ]);
  await imports.toTheEnd();
  const logged = await imports.rows(
    z.object({ entity: z.string(), change: z.string() }),
    'SELECT entity, operator_change::text AS change FROM operator_change WHERE action_id = $1',
    [action],
  );
  expect(logged.map(({ entity }) => entity)).toEqual(expect.arrayContaining(['customer', 'customer_key']));
  expect(logged.filter(({ change }) => /K40|leo|lang/i.test(change))).toEqual([]);
});

it('ends as it would have when whoever writes it dies between any two steps', async () => {
  const lines = Array.from({ length: 510 }, (_, at) => `M${at};m${at}@m.example;Mo;Many;;gold;;;;;;;`);
  const id = await check(lines);
  await imports.client.query(`UPDATE import_run SET state = 'applying' WHERE id = $1`, [id]);
  do await imports.dieInStep();
  while (await imports.step());
  expect((await imports.run(id)).counts).toMatchObject({ new: 510 });
  expect(await count(`customer WHERE "lastName" = 'Many' AND "deletedAt" IS NULL`)).toBe(510);
  expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 510 });
  expect(await count(`customer WHERE "lastName" = 'Many'`)).toBe(0);
});

it('what a file says of a person is told to her, and erased with her account', async () => {
  await bring(['K30;pia@p.example;Pia;Post;;;;;;;;;']);
  await bring(['K30;;Pia;Paul;;silver;;;;;;;', 'K31;PIA@p.example ;;;;platinum;;;;;;;']);
  // Nothing is wanted of a line that is wrong: it is hers by its key.
  await bring(['K30;;Pia;Post;;;;;Weg;1;1011;Berlin;DE', 'K301;;Pim;Post;;;;;Weg;1;1011;Berlin;DE']);
  const [found] = await imports.rows(
    z.object({ id: z.int() }),
    `SELECT id FROM customer WHERE "emailAddress" = 'pia@p.example'`,
  );
  const person = valuesOf({ customerIds: [found?.id ?? 0], userId: null, email: 'pia@p.example', orderIds: [] });
  const table = personalTables.find((each) => each.table === 'import_row');
  if (table === undefined) throw new Error('rows of files are in the list');
  const told = await imports.rows(z.object({ row: z.object({ line: z.int() }) }), exportStatement(table) ?? '', person);
  expect(told.map(({ row }) => row.line).toSorted()).toEqual([2, 2, 2, 3]);
  for (const each of personalTables.filter((own) => /^(?:import_row|customer_key)$/.test(own.table)))
    for (const step of each.erasure) await imports.client.query(erasureStatement(each, step) ?? '', person);
  expect(await count(`import_row WHERE cells::text ILIKE '%pia%' OR wanted::text ILIKE '%pia%'`)).toBe(0);
  expect(await count(`import_row WHERE cells::text LIKE '%Pim%'`)).toBe(1);
  expect(await count(`customer_key WHERE key = 'K30'`)).toBe(0);
});
