import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { ImportsUnderTest } from '../testing/imports/imports-under-test';
import { OperatorsUnderTest, password } from '../testing/operators-under-test';
import { SampleDepartment } from '../testing/sample-catalogue';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

const department = new SampleDepartment(8);
let engine: TestEngine;
let imports: ImportsUnderTest;

beforeAll(async () => {
  engine = await startTestEngine();
  imports = new ImportsUnderTest(engine.databaseUrl);
  await imports.client.connect();
  await department.addCategories(imports.client);
  await department.addOvens(imports.client, 10, 19);
  await imports.client.query(`INSERT INTO product_channels_channel ("productId", "channelId")
    SELECT id, (SELECT min(id) FROM channel) FROM product ON CONFLICT DO NOTHING`);
});

afterAll(async () => {
  await imports.client.end();
  await engine[Symbol.asyncDispose]();
});

beforeEach(() => imports.client.query('UPDATE product SET enabled = true'));

const begun = z.object({ changeProducts: z.object({ id: z.string(), state: z.string(), rows: z.int() }) });
const mutation = `mutation ($filter: ProductFilterInput!, $changes: [BulkChangeInput!]!) {
  changeProducts(filter: $filter, changes: $changes) { id state rows } }`;

async function change(filter: object, changes: object, by = engine.operator) {
  const { id, ...run } = (await by.ask(begun, mutation, { filter, changes })).changeProducts;
  await imports.toTheEnd();
  return { id: Number(id), ...run };
}

const idRow = z.object({ id: z.int() });
const off = async () =>
  (await imports.rows(idRow, 'SELECT id FROM product WHERE NOT enabled ORDER BY id')).map(({ id }) => id);
const placed = () =>
  imports.rows(idRow, 'SELECT product_id AS id FROM product_category WHERE collection_id = $1', [department.fryers]);

it('changes all products of a category with what is below it, shows it before, and takes it back', async () => {
  const run = await change({ categoryId: department.gastronomy }, [{ field: 'enabled', value: 'no' }]);
  expect(run).toMatchObject({ state: 'checking', rows: 10 });
  expect((await imports.run(run.id)).counts).toMatchObject({ changed: 10, wrong: 0 });
  expect(await off()).toEqual([]);
  expect((await imports.changes(run.id))[0]).toEqual({
    line: 1,
    changes: [{ field: 'enabled', before: 'yes', after: 'no' }],
  });
  await imports.apply(run.id);
  expect(await off()).toHaveLength(10);
  await imports.undo(run.id);
  expect(await off()).toEqual([]);
});

it('changes those alone that are searched for, and adds to what each has', async () => {
  const sku = department.sku(12);
  const value = `+category-${department.fryers}-de`;
  const { id } = await change({ search: sku, enabled: true }, [{ field: 'categories', value }]);
  await imports.apply(id);
  expect(await placed()).toEqual([{ id: department.productId(12) }]);
  const path = 'Category en > Category en';
  expect((await imports.changes(id)).map(({ changes }) => changes)).toEqual([
    [{ field: 'categories', before: path, after: `${path} | ${path}` }],
  ]);
});

it('puts them into the category that was chosen, whatever others are called', async () => {
  const value = `+id:${department.fryers}`;
  const { id } = await change({ search: department.sku(14) }, [{ field: 'categories', value }]);
  expect((await imports.run(id)).counts).toMatchObject({ changed: 1, wrong: 0 });
  await imports.apply(id);
  expect(await placed()).toContainEqual({ id: department.productId(14) });
  await imports.undo(id);
  const gone = await change({ search: department.sku(14) }, [{ field: 'categories', value: '+id:999999' }]);
  expect(await imports.faults(gone.id)).toEqual([[1, expect.stringContaining('there is no category')]]);
});

it('says of each product why a value cannot be its own', async () => {
  const { id } = await change({ search: department.sku(13) }, [{ field: 'netWeight', value: 'heavy' }]);
  expect((await imports.run(id)).counts).toMatchObject({ changed: 0, wrong: 1 });
  expect(await imports.faults(id)).toEqual([[1, expect.stringContaining('“heavy” is no weight')]]);
});

it.each([
  ['of nothing', { search: 'EX00000000' }, [{ field: 'enabled', value: 'no' }], 'No product is like that any more.'],
  ['of what a product is called', {}, [{ field: 'name', value: 'Oven' }], 'field'],
  ['without a value', {}, [{ field: 'brand', value: '' }], 'value'],
])('takes no change %s', async (_what, filter, changes, reason) => {
  await expect(change(filter, changes)).rejects.toThrow(reason);
});

it('is for operators of all stores', async () => {
  const operators = new OperatorsUnderTest(engine);
  const customFields = { customFields: { stores: ['tradehall_de'] } };
  const { email } = await operators.addOperator(password, ['ReadCatalog', 'UpdateCatalog'], customFields);
  const manager = await operators.asOperator(email);
  const switchOff = [{ field: 'enabled', value: 'no' }];
  await expect(change({}, switchOff, manager)).rejects.toThrow('Only operators of all stores');
});
