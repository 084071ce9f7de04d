import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../platform/database';
import { migratedTemplate } from '../testing/migrated-template';
import { addProducts } from '../testing/test-products';
import { beginApply, beginCheck, beginUndo, findRun, keepFile } from './import-runs';
import { importKinds } from './kinds/import-kinds';
import { guessMapping, placeOfField } from './mapping';
import { startImporter } from './start-importer';
import { takeImportStep } from './take-import-step';

let database: DisposableDatabase;
let client: Client;

const skuOf = (number: number): string => `EX${10_000_000 + number}`;
const products = 1_300;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  client = new Client({ connectionString: database.url });
  await client.connect();
  const prices = { tradehall_de: { list: 10_000 }, tradehall_at: { list: 11_000, sale: 9_000 } };
  await addProducts(database.url, [{ sku: skuOf(0), stock: 7, prices }]);
  // As many again as several steps take.
  await client.query(
    `WITH made AS (INSERT INTO product ("customFieldsFamily") SELECT 'many' FROM generate_series(1, $1::int) RETURNING id),
     numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS number FROM made),
     variants AS (INSERT INTO product_variant (sku, "productId") SELECT 'EX' || 10000000 + number, id FROM numbered RETURNING id),
     levels AS (INSERT INTO stock_level ("stockOnHand", "stockAllocated", "productVariantId", "stockLocationId")
       SELECT 5, 0, id, (SELECT min(id) FROM stock_location) FROM variants)
     INSERT INTO store_price (variant_id, store_key, list_cents) SELECT id, 'tradehall_de', 10000 FROM variants`,
    [products],
  );
});

afterAll(async () => {
  await client.end();
  await database[Symbol.asyncDispose]();
});

const step = (of = client) => inTransaction(of, () => takeImportStep(of));

async function toTheEnd(): Promise<void> {
  while (await step());
}

async function keep(
  kind: keyof typeof importKinds,
  text: string,
  isFull = false,
  stores: readonly string[] | null = null,
) {
  const file = { kind, fileName: `${kind}.csv`, bytes: Buffer.from(text), stores, startedBy: null };
  const id = await inTransaction(client, () => keepFile(client, file));
  const { columns } = await runOf(id);
  const mapping = guessMapping(importKinds[kind].fields, columns);
  expect(await beginCheck(client, id, { mapping, isFull, appliesItself: false })).toBe(true);
  return id;
}

async function runOf(id: number) {
  const run = await findRun(client, id);
  if (run === null) throw new Error('there is no such run');
  return run;
}

async function rowsOf<Row extends z.ZodType>(row: Row, statement: string, values: unknown[] = []) {
  return z.array(row).parse((await client.query(statement, values)).rows);
}

const faultRow = z.object({ line: z.int(), reasons: z.array(z.string()) });
const faultsOf = (id: number) =>
  rowsOf(
    faultRow,
    `SELECT line, ARRAY(SELECT concat(fault ->> 'field', ' ', fault ->> 'reason') FROM jsonb_array_elements(faults) AS fault) AS reasons
       FROM import_row WHERE run_id = $1 AND outcome = 'wrong' ORDER BY line`,
    [id],
  );
const priceRow = z.object({ list_cents: z.int(), sale_cents: z.int().nullable() });
async function priceOf(number: number, store: string) {
  const statement = `SELECT list_cents, sale_cents FROM store_price JOIN product_variant v ON v.id = variant_id WHERE sku = $1 AND store_key = $2`;
  const [row] = await rowsOf(priceRow, statement, [skuOf(number), store]);
  return row === undefined ? null : [row.list_cents, row.sale_cents];
}
const piecesRow = z.object({ pieces: z.int() });
async function piecesOf(number: number) {
  const statement = `SELECT "stockOnHand" AS pieces FROM stock_level JOIN product_variant v ON v.id = "productVariantId" WHERE sku = $1`;
  const [row] = await rowsOf(piecesRow, statement, [skuOf(number)]);
  return row?.pieces ?? null;
}
const sumRow = z.object({ sum: z.string() });
const checksum = async () =>
  (
    await rowsOf(
      sumRow,
      `SELECT md5(string_agg(concat_ws(' ', variant_id, store_key, list_cents, sale_cents), ',' ORDER BY variant_id, store_key)) AS sum FROM store_price`,
    )
  )[0]?.sum;

describe('a list of prices', () => {
  it('says what it would do to each row, and does nothing before it is applied', async () => {
    const lines = [
      'SKU;Country;Price;Sale price',
      `${skuOf(0)};DE;129,90;99,90`,
      `${skuOf(0)};AT;110,00;90`,
      `${skuOf(0)};FR;1.299;`,
      `${skuOf(0)};DE;12,00;`,
      `${skuOf(1)};DE;50,00;60`,
      'EX99999999;DE;1;',
      `${skuOf(2)};XX;1;`,
      `${skuOf(2)};GB;1.299;`,
    ];
    const id = await keep('prices', lines.join('\n'));
    await toTheEnd();
    const run = await runOf(id);
    expect(run).toMatchObject({ state: 'checked', rows: 8, counts: { new: 1, changed: 1, unchanged: 1, wrong: 5 } });
    expect(await faultsOf(id)).toEqual([
      { line: 5, reasons: [' says the same thing as line 2: EX10000000 tradehall_de'] },
      { line: 6, reasons: ['salePrice The sale price is not below the list price of 50.00 EUR.'] },
      { line: 7, reasons: ['sku there is no product EX99999999'] },
      { line: 8, reasons: ['store “XX” is no store: its country, such as DE'] },
      { line: 9, reasons: ['listPrice “1.299” is no amount of GBP above nothing'] },
    ]);
    expect(await priceOf(0, 'tradehall_de')).toEqual([10_000, null]);

    expect(await beginApply(client, id)).toBe(true);
    await toTheEnd();
    expect(await runOf(id)).toMatchObject({ state: 'applied', counts: { new: 1, changed: 1, unchanged: 1, wrong: 5 } });
    expect(await priceOf(0, 'tradehall_de')).toEqual([12_990, 9_990]);
    expect(await priceOf(0, 'tradehall_fr')).toEqual([129_900, null]);
    expect(await beginApply(client, id)).toBe(false);

    // Somebody has the last word about one of them.
    await client.query(`UPDATE store_price SET list_cents = 12000 WHERE store_key = 'tradehall_fr'`);
    expect(await beginUndo(client, id)).toBe(true);
    await toTheEnd();
    expect(await runOf(id)).toMatchObject({ state: 'undone', counts: { 'put-back': 1, 'newer-stays': 1 } });
    expect(await priceOf(0, 'tradehall_de')).toEqual([10_000, null]);
    expect(await priceOf(0, 'tradehall_fr')).toEqual([12_000, null]);
  });

  it('is in the log of operators under the mutation that asked for it, price by price', async () => {
    const id = await keep('prices', `sku;store;price\n${skuOf(4)};DE;44\n${skuOf(5)};DE;55\n`);
    await toTheEnd();
    const action = '11111111-1111-4111-8111-111111111111';
    await inTransaction(client, async () => {
      await client.query(`SELECT set_config('tradehall.operator_action', $1, true)`, [action]);
      await beginApply(client, id);
      await client.query(
        `INSERT INTO operator_action (id, operator, address, mutation, target, outcome) VALUES ($1, 'olga', '', 'applyImport', '{}', 'changed')`,
        [action],
      );
    });
    await toTheEnd();
    const noted = z.object({ entity: z.string(), count: z.int() });
    const statement = `SELECT entity, count(*)::int FROM operator_change WHERE action_id = $1 GROUP BY entity ORDER BY entity`;
    expect(await rowsOf(noted, statement, [action])).toEqual([
      { entity: 'import_run', count: 2 },
      { entity: 'store_price', count: 2 },
    ]);
  });

  it('without a column of sale prices leaves them as they are', async () => {
    const id = await keep('prices', `sku,store,price\n${skuOf(0)},AT,120\n`);
    await toTheEnd();
    await beginApply(client, id);
    await toTheEnd();
    expect(await priceOf(0, 'tradehall_at')).toEqual([12_000, 9_000]);
    const { fields } = importKinds.prices;
    const { mapping } = await runOf(id);
    expect(placeOfField('salePrice', fields, mapping)).toBe('Sale price with tax');
    expect(placeOfField('listPrice', fields, mapping)).toBe('price');
  });

  it('changes the stores of its operator alone', async () => {
    const id = await keep('prices', `sku;store;price\n${skuOf(0)};DE;77\n${skuOf(0)};AT;77\n`, false, ['tradehall_de']);
    await toTheEnd();
    expect(await faultsOf(id)).toEqual([{ line: 3, reasons: ['store you do not look after AT'] }]);
  });

  it('ends as it would have when whoever writes it dies between any two steps', async () => {
    const text = (plus: number) =>
      ['sku;store;price', ...Array.from({ length: products }, (_, at) => `${skuOf(at + 1)};DE;${at + plus}`)].join(
        '\n',
      );
    const undisturbed = await keep('prices', text(200));
    await toTheEnd();
    await beginApply(client, undisturbed);
    await toTheEnd();
    const wanted = await checksum();
    const away = await keep('prices', text(300));
    await toTheEnd();
    await beginApply(client, away);
    await toTheEnd();
    expect(await checksum()).not.toBe(wanted);

    const id = await keep('prices', text(200));
    const dies = async () => {
      const worker = new Client({ connectionString: database.url });
      worker.on('error', () => undefined);
      await worker.connect();
      await worker.query('BEGIN');
      await takeImportStep(worker);
      const [{ pid }] = z
        .tuple([z.object({ pid: z.int() })])
        .parse((await worker.query('SELECT pg_backend_pid() AS pid')).rows);
      await client.query('SELECT pg_terminate_backend($1)', [pid]);
      await worker.end().catch(() => undefined);
    };
    do await dies();
    while (await step());
    await beginApply(client, id);
    do await dies();
    while (await step());
    expect(await runOf(id)).toMatchObject({ state: 'applied', counts: { changed: products } });
    expect(await checksum()).toBe(wanted);
  });
});

describe('a list whose steps always fail', () => {
  it('is tried ten times, and then keeps no other from being taken', async () => {
    const broken = await keep('prices', `sku;store;price\n${skuOf(4)};DE;61\n`);
    const other = await keep('prices', `sku;store;price\n${skuOf(5)};DE;62\n`);
    await client.query(`UPDATE import_row SET cells = '{}' WHERE run_id = $1`, [broken]);
    const warnings: string[] = [];
    const log = { warn: (words: string) => void warnings.push(words) };
    const importer = startImporter({ databaseUrl: database.url, log, pollMs: 1 });
    try {
      await expect.poll(async () => (await runOf(other)).state).toBe('checked');
      expect((await runOf(broken)).state).toBe('checking');
      expect(warnings).toHaveLength(10);
      expect(warnings[0]).toContain(`file ${broken}: `);
    } finally {
      await importer.stop();
      await client.query('DELETE FROM import_run WHERE id = $1', [broken]);
    }
  });
});

describe('what follows a list', () => {
  const notedRow = z.object({ lane: z.int(), rows: z.int(), products: z.int() });
  const noted = () =>
    rowsOf(
      notedRow,
      `SELECT lane, count(*)::int AS rows, count(DISTINCT key)::int AS products FROM outbox
        WHERE topic = 'product' GROUP BY lane ORDER BY lane`,
    );
  const bring = async (kind: keyof typeof importKinds, lines: readonly string[]) => {
    const id = await keep(kind, lines.join('\n'));
    await toTheEnd();
    await beginApply(client, id);
    await toTheEnd();
  };

  it('is told once for each product, and of a long list after what people change by hand', async () => {
    await client.query('DELETE FROM outbox');
    const many = Array.from({ length: 600 }, (_, at) => skuOf(at + 1));
    await bring('prices', ['sku;store;price', ...many.map((sku, at) => `${sku};FR;${at + 900}`)]);
    expect(await noted()).toEqual([{ lane: 1, rows: 600, products: 600 }]);
    await bring('stock', ['sku;stock', ...many.map((sku) => `${sku};77`)]);
    expect(await noted()).toEqual([{ lane: 1, rows: 600, products: 600 }]);
    await bring('stock', ['sku;stock', `${skuOf(1)};78`]);
    expect(await noted()).toEqual([
      { lane: 0, rows: 1, products: 1 },
      { lane: 1, rows: 600, products: 600 },
    ]);
    // What is being projected at this moment may be projected without it.
    const projector = new Client({ connectionString: database.url });
    await projector.connect();
    await projector.query('BEGIN');
    await projector.query('SELECT id FROM outbox WHERE lane = 0 FOR UPDATE');
    await bring('stock', ['sku;stock', `${skuOf(1)};79`]);
    expect(await noted()).toContainEqual({ lane: 0, rows: 2, products: 1 });
    await projector.end();
    await bring('stock', ['sku;stock', ...many.map((sku) => `${sku};5`)]);
  });
});

describe('a list of stock', () => {
  it('sets what is in the warehouse, and beside it the movement', async () => {
    const id = await keep('stock', `sku\tqty\n${skuOf(0)}\t12\n${skuOf(1)}\t5\n${skuOf(2)}\t1,5\n${skuOf(3)}\t-1\n`);
    await toTheEnd();
    expect((await faultsOf(id)).map(({ line }) => line)).toEqual([4, 5]);
    await beginApply(client, id);
    await toTheEnd();
    expect([await piecesOf(0), await piecesOf(1), await piecesOf(2)]).toEqual([12, 5, 5]);
    const moved = z.object({ quantity: z.int() });
    expect(await rowsOf(moved, 'SELECT quantity FROM stock_movement ORDER BY id DESC LIMIT 1')).toEqual([
      { quantity: 5 },
    ]);
  });

  it('that is full switches off what it does not name, and undone puts it back', async () => {
    const lines = [
      'sku;stock',
      `${skuOf(0)};3`,
      `${skuOf(1)};nothing`,
      ...Array.from({ length: products - 2 }, (_, at) => `${skuOf(at + 3)};5`),
    ];
    const id = await keep('stock', lines.join('\n'), true);
    await toTheEnd();
    expect(await runOf(id)).toMatchObject({ counts: { changed: 1, wrong: 1, 'switched-off': 1, unnamed: 0 } });
    await beginApply(client, id);
    await toTheEnd();
    // The line about product 1 is wrong, but it is named.
    expect([await piecesOf(0), await piecesOf(1), await piecesOf(2), await piecesOf(3)]).toEqual([3, 5, 0, 5]);
    await beginUndo(client, id);
    await toTheEnd();
    expect([await piecesOf(0), await piecesOf(2)]).toEqual([12, 5]);
  });

  it('that is full switches nothing off as long as a line does not say what it is about', async () => {
    const id = await keep('stock', `sku;stock\n${skuOf(0)};12\n"torn;1\n`, true);
    await toTheEnd();
    expect(await runOf(id)).toMatchObject({ counts: { wrong: 1, unnamed: 1, 'switched-off': 0 } });
  });
});
