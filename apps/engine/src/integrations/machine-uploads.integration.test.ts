import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inTransaction } from '../platform/database';
import { takeImportStep } from '../imports/take-import-step';
import { giveKey, MachineCaller, type TestKey, withdrawKey } from '../testing/integrations/machine-caller';
import { startTestEngine, type TestEngine } from '../testing/test-engine';
import { addProducts } from '../testing/test-products';

const sku = 'EX10000000';
const stockFile = (pieces: number) => `sku;pieces\n${sku};${pieces}\nEX99999999;1\n`;

let engine: TestEngine;
let client: Client;
let key: TestKey;
let erp: MachineCaller;

beforeAll(async () => {
  engine = await startTestEngine((url) =>
    addProducts(url, [{ sku, stock: 7, prices: { tradehall_de: { list: 10_000 } } }]),
  );
  client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
  key = await giveKey(engine.operator);
  erp = new MachineCaller(engine.url, key);
});

afterAll(async () => {
  await client.end();
  await engine[Symbol.asyncDispose]();
});

async function work(): Promise<void> {
  while (await inTransaction(client, () => takeImportStep(client)));
}

const countRow = z.tuple([z.object({ count: z.int() })]);
const count = async (of: string) =>
  countRow.parse((await client.query(`SELECT count(*)::int FROM ${of}`)).rows)[0].count;
const runs = () => count('import_run');
const pieces = async () =>
  countRow.parse((await client.query('SELECT max("stockOnHand") AS count FROM stock_level')).rows)[0].count;

const taken = z.object({ status: z.literal(200), data: z.object({ run: z.int(), isRepeated: z.boolean() }) });
const runOf = (answer: unknown): number => taken.parse(answer).data.run;

describe('a file that a machine brings', () => {
  it('is tried out without a change, and told row by row', async () => {
    const run = runOf(await erp.upload(stockFile(12)));
    expect(await erp.state(run)).toMatchObject({ data: { state: 'checking', isDone: false } });
    await work();
    expect(await erp.state(run)).toMatchObject({
      status: 200,
      data: {
        run,
        kind: 'stock',
        state: 'checked',
        isDone: true,
        rows: 2,
        counts: { changed: 1, wrong: 1, switchedOff: 0 },
        lines: [{ line: 3, about: 'EX99999999', outcome: 'wrong', faults: [{ column: 'sku' }] }],
        totalLines: 1,
      },
    });
    expect(await pieces()).toBe(7);
  });

  it('is applied where that is asked for, under the name of the key', async () => {
    const run = runOf(await erp.upload(stockFile(12), 'kind=stock&mode=apply&file=night.csv'));
    await work();
    expect(await erp.state(run, {}, '?take=1')).toMatchObject({ data: { state: 'applied', file: 'night.csv' } });
    expect(await pieces()).toBe(12);
    const list = z.object({ importRuns: z.object({ items: z.array(z.unknown()) }) });
    const { importRuns } = await engine.operator.ask(list, '{ importRuns(take: 1) { items { fileName startedBy } } }');
    expect(importRuns.items).toEqual([{ fileName: 'night.csv', startedBy: 'ERP' }]);
  });

  it('that cannot be read is refused with the reason, and nothing of it stays', async () => {
    const before = await runs();
    expect(await erp.upload('')).toMatchObject({ status: 422, refusal: 'file-refused' });
    expect(await erp.upload('a;b\n1;2\n', 'kind=stock&mode=apply')).toMatchObject({ refusal: 'file-refused' });
    expect(await erp.upload(stockFile(1), 'kind=stock&mode=apply&mapping=none')).toMatchObject({ status: 422 });
    expect([await runs(), await count('integration_call WHERE run_id IS NULL')]).toEqual([before, 0]);
  });

  it('is begun once, however often the call is made, and at the same moment', async () => {
    const before = await runs();
    const id = 'call-in-parallel';
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => erp.upload(stockFile(3), undefined, { id })));
    expect(new Set(answers.map(runOf)).size).toBe(1);
    expect(
      answers.filter(({ data }) => z.object({ isRepeated: z.literal(false) }).safeParse(data).success),
    ).toHaveLength(1);
    expect(await runs()).toBe(before + 1);
    expect(await erp.upload(stockFile(4), undefined, { id })).toMatchObject({ status: 409, refusal: 'call-differs' });
    const applying = await erp.upload(stockFile(3), 'kind=stock&mode=apply', { id });
    expect(applying).toMatchObject({ refusal: 'call-differs' });
    expect(await runs()).toBe(before + 1);
  });

  it('is kept and begun, or neither: the line to the database breaks between the two', async () => {
    const before = await runs();
    const id = 'call-that-dies';
    const blocker = new Client({ connectionString: engine.databaseUrl });
    await blocker.connect();
    await blocker.query('BEGIN');
    // The rows of the file are written by then.
    await blocker.query('LOCK TABLE import_mapping IN ACCESS EXCLUSIVE MODE');
    const dying = erp.upload(stockFile(5), 'kind=stock&mode=apply', { id });
    const waits = z.array(z.object({ pid: z.int() }));
    const waiting = async () =>
      waits.parse(
        (await client.query(`SELECT pid FROM pg_locks WHERE relation = 'import_mapping'::regclass AND NOT granted`))
          .rows,
      );
    await expect.poll(waiting).toHaveLength(1);
    await client.query('SELECT pg_terminate_backend($1)', [(await waiting())[0]?.pid]);
    expect(await dying).toMatchObject({ status: 503, refusal: 'unavailable' });
    await blocker.query('ROLLBACK');
    await blocker.end();
    expect([await runs(), await count(`integration_call WHERE call_id = '${id}'`)]).toEqual([before, 0]);

    const again = await erp.upload(stockFile(5), 'kind=stock&mode=apply', { id });
    expect(again).toMatchObject({ status: 200, data: { isRepeated: false } });
    await work();
    expect([await runs(), await pieces()]).toEqual([before + 1, 5]);
  });
});

describe('a call that is not what it says', () => {
  it.each([
    ['with another body than was signed', 'signature-wrong', { signs: stockFile(9) }],
    ['signed by another secret', 'signature-wrong', { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of six minutes ago', 'timestamp-off', { secondsAgo: 360 }],
    ['of six minutes ahead', 'timestamp-off', { secondsAgo: -360 }],
    ['with a point in its id', 'call-malformed', { id: 'a.1' }],
  ])('is refused: %s', async (_what, refusal, options) => {
    const before = await runs();
    expect(await erp.upload(stockFile(1), undefined, options)).toMatchObject({ refusal });
    expect(await runs()).toBe(before);
  });

  it.each([
    ['kind=stock', 'call-malformed'],
    ['kind=stock&mode=apply&store=tradehall_de', 'call-malformed'],
    ['kind=orders&mode=apply', 'kind-not-allowed'],
  ])('is refused: %s', async (query, refusal) => {
    expect(await erp.upload(stockFile(1), query)).toMatchObject({ refusal });
  });

  it('asks for a run by a signature for another one, or of another key', async () => {
    const run = runOf(await erp.upload(stockFile(1)));
    expect(await erp.state(run, { signs: `/api/machines/imports/${run + 1}` })).toMatchObject({ status: 401 });
    expect(await erp.state(run, { signs: '' })).toMatchObject({ status: 401 });
    const other = new MachineCaller(engine.url, await giveKey(engine.operator, { name: 'PIM' }));
    expect(await other.state(run)).toMatchObject({ status: 404, refusal: 'run-unknown' });
    expect(await erp.state(2_000_000)).toMatchObject({ status: 404, refusal: 'run-unknown' });
  });

  it('is refused with a key that may bring in something else, is over, or is withdrawn', async () => {
    const prices = await giveKey(engine.operator, { kinds: ['prices'] });
    const upload = (by: TestKey) => new MachineCaller(engine.url, by).upload(stockFile(1));
    expect(await upload(prices)).toMatchObject({ status: 403, refusal: 'kind-not-allowed' });
    const events = await giveKey(engine.operator, { kinds: ['events'] });
    const asEvents = await new MachineCaller(engine.url, events).upload(stockFile(1), 'kind=events&mode=apply');
    expect(asEvents).toMatchObject({ status: 403, refusal: 'kind-not-allowed' });
    const short = await giveKey(engine.operator, { endsAt: new Date(Date.now() + 60_000).toISOString() });
    await client.query(`UPDATE integration_key SET ends_at = now() WHERE code = $1`, [short.code]);
    expect(await upload(short)).toMatchObject({ status: 401, refusal: 'key-refused' });
    const gone = await giveKey(engine.operator);
    expect(await upload(gone)).toMatchObject({ status: 200 });
    expect(await withdrawKey(engine.operator, gone)).toEqual({ withdrawIntegrationKey: true });
    expect(await upload(gone)).toMatchObject({ status: 401, refusal: 'key-refused' });
    expect(await withdrawKey(engine.operator, gone)).toEqual({ withdrawIntegrationKey: false });
  });

  it('does not come in without the middleware', async () => {
    const { status } = await fetch(`${engine.url}/machines/imports?kind=stock&mode=apply`, {
      method: 'POST',
      body: 'a',
    });
    expect(status).toBe(404);
  });
});
