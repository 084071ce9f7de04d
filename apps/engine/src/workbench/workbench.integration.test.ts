import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AdminClient } from '../testing/admin-client';
import { OperatorsUnderTest, password } from '../testing/operators-under-test';
import { SampleDepartment } from '../testing/sample-catalogue';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

const department = new SampleDepartment(1);
const client = { of: new Client() };
let engine: TestEngine;

beforeAll(async () => {
  engine = await startTestEngine();
  client.of = new Client({ connectionString: engine.databaseUrl });
  await client.of.connect();
  await department.addCategories(client.of);
  await department.addOvens(client.of, 10, 20);
  await client.of.query(`INSERT INTO product_channels_channel ("productId", "channelId")
    SELECT id, (SELECT min(id) FROM channel) FROM product ON CONFLICT DO NOTHING`);
});

afterAll(async () => {
  await client.of.end();
  await engine[Symbol.asyncDispose]();
});

const question = z.object({ question: z.string(), answer: z.string() });
const texts = z.object({
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  highlights: z.array(z.string()),
  faq: z.array(question),
  deliveryPackage: z.array(z.string()),
  safetyWarnings: z.array(z.string()),
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
});
const work = z.object({
  version: z.string(),
  sku: z.string().nullable(),
  texts: z.array(z.object({ language: z.string(), texts })),
  outdated: z.array(z.object({ language: z.string(), field: z.string(), source: z.string() })),
  technicalData: z.unknown(),
  categoryIds: z.array(z.string()),
  relatedAccessories: z.array(z.string()),
  accessoryOf: z.array(z.string()),
  setParts: z.array(z.object({ sku: z.string(), quantity: z.number() })),
  files: z.array(z.object({ kind: z.string(), language: z.string(), address: z.string() })),
  related: z.array(z.object({ sku: z.string() })),
});
const fields = `version sku texts { language texts { ${Object.keys(texts.shape)
  .map((field) => (field === 'faq' ? 'faq { question answer }' : field))
  .join(' ')} } } outdated { language field source }
  technicalData categoryIds relatedAccessories accessoryOf setParts { sku quantity } files { kind language address } related { sku }`;

async function open(number: number) {
  const query = `query ($productId: ID!) { productWork(productId: $productId) { ${fields} } }`;
  const answer = z.object({ productWork: work });
  return (await engine.operator.ask(answer, query, { productId: department.productId(number) })).productWork;
}

async function save(number: number, input: object, by: AdminClient = engine.operator) {
  const mutation = `mutation ($input: SaveProductWorkInput!) { saveProductWork(input: $input) { ${fields} } }`;
  const wanted = { productId: department.productId(number), ...input };

  return (await by.ask(z.object({ saveProductWork: work }), mutation, { input: wanted })).saveProductWork;
}

const operators: { of: OperatorsUnderTest | null } = { of: null };
/** An operator of one store. */
async function addManager(customFields: object = { customFields: { stores: ['tradehall_de'] } }): Promise<AdminClient> {
  operators.of ??= new OperatorsUnderTest(engine);
  const { email } = await operators.of.addOperator(password, ['ReadCatalog', 'UpdateCatalog'], customFields);
  return operators.of.asOperator(email);
}

const textsIn = (shown: Pick<z.output<typeof work>, 'texts'>, language: string) =>
  texts.parse(shown.texts.find((each) => each.language === language)?.texts);

async function count(statement: string): Promise<number> {
  const { rows } = await client.of.query(statement);
  return z.tuple([z.object({ count: z.coerce.number() })]).parse(rows)[0].count;
}

describe('the page of a product', () => {
  it('writes the texts of several languages at once, also one that it had not', async () => {
    await client.of.query(`DELETE FROM product_translation WHERE "baseId" = $1 AND "languageCode" = 'el'`, [
      department.productId(10),
    ]);
    const { version, ...before } = await open(10);
    const german = { ...textsIn(before, 'de'), name: 'Großer Ofen', highlights: ['Heiß', 'Schnell'] };
    const greek = { ...german, name: 'Φούρνος', slug: '', faq: [{ question: 'Καίει;', answer: 'Ναι.' }] };
    const wanted = [
      { language: 'de', texts: german },
      { language: 'el', texts: greek },
    ];
    const saved = await save(10, { version, texts: wanted });
    expect(textsIn(saved, 'de')).toEqual(german);
    expect(textsIn(saved, 'el')).toEqual({ ...greek, slug: 'φουρνος' });
    expect(textsIn(saved, 'fr')).toEqual(textsIn(before, 'fr'));
  });

  it('is refused whole where one text is wrong, with the language it is in', async () => {
    const before = await open(11);
    const german = { ...textsIn(before, 'de'), name: 'x'.repeat(201) };
    const input = { version: before.version, texts: [{ language: 'de', texts: german }], categoryIds: [] };
    await expect(save(11, input)).rejects.toThrow('“name in Deutsch” has more than 200 letters.');
    const nameless = [{ language: 'de', texts: { ...german, name: '' } }];
    await expect(save(11, { ...input, texts: nameless })).rejects.toThrow('The name in Deutsch is missing.');
    const elsewhere = [{ language: 'de', texts: { ...german, name: 'Ofen', slug: 'großer ofen!' } }];
    await expect(save(11, { ...input, texts: elsewhere })).rejects.toThrow('The address in Deutsch');
    expect(await open(11)).toEqual(before);
  });

  it('is written once by a double click, and not over the change of somebody else', async () => {
    const before = await open(12);
    const german = (name: string) => [{ language: 'de', texts: { ...textsIn(before, 'de'), name } }];
    const wish = { version: before.version, texts: german('Ofen von Olga'), categoryIds: [department.fryers] };
    const [one, other] = await Promise.all([save(12, wish), save(12, wish)]);
    expect(one).toEqual(other);
    const changes = `SELECT count(*) FROM operator_change WHERE entity = 'product_translation'
      AND entity_id IN (SELECT id::text FROM product_translation WHERE "baseId" = ${department.productId(12)})`;
    expect(await count(changes)).toBe(1);
    await expect(save(12, { version: before.version, texts: german('Ofen von Otto') })).rejects.toThrow(
      'Somebody has changed this product since you opened it.',
    );
  });

  it('says which texts were translated from other words than the source has now, wherever these were changed', async () => {
    const rename = (name: string) =>
      engine.operator.ask(
        z.unknown(),
        'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { id } }',
        { input: { id: department.productId(13), translations: [{ languageCode: 'en', name }] } },
      );
    expect((await open(13)).outdated).toEqual([]);
    await rename('Hot oven');
    const outdated = await open(13);
    expect(outdated.outdated).toHaveLength(20);
    expect(outdated.outdated).toContainEqual({ language: 'de', field: 'name', source: 'en' });
    const german = { ...textsIn(outdated, 'de'), name: 'Heißer Ofen' };
    const looked = await save(13, {
      version: outdated.version,
      texts: [{ language: 'de', texts: german }],
      checked: ['de', 'fr'].map((language) => ({ language, source: 'en', fields: ['name'] })),
    });
    expect(looked.outdated).toHaveLength(18);
    expect(looked.outdated.map(({ language }) => language)).not.toContain('fr');
    await rename('Very hot oven');
    expect((await open(13)).outdated).toHaveLength(20);
    await rename('Hot oven');
    expect((await open(13)).outdated).toHaveLength(18);
  });

  it('keeps technical data of the kinds of their attributes alone, and categories that there are', async () => {
    const { version } = await open(14);
    const power = { key: 'power', value: 2000, unit: 'W' };
    await expect(save(14, { version, technicalData: [{ ...power, unit: 'V' }] })).rejects.toThrow('but in W');
    await expect(save(14, { version, technicalData: '[]' })).rejects.toThrow('technicalData');
    await expect(save(14, { version, categoryIds: [987_654] })).rejects.toThrow('is not there any more');
    const details = [power, { key: 'volume', value: 10, unit: 'l' }];
    const categoryIds = [department.fryers, department.ovens];
    const saved = await save(14, { version, technicalData: details, categoryIds });
    expect(saved).toMatchObject({ technicalData: details, categoryIds: categoryIds.map(String).toSorted() });
  });

  it('writes both sides of a relation, and none to a product that there is not', async () => {
    const [oven, tray] = [department.sku(15), department.sku(16)];
    const { version } = await open(15);
    await expect(save(15, { version, relatedAccessories: [tray, 'EX99999999'] })).rejects.toThrow('EX99999999');
    await expect(save(15, { version, relatedAccessories: [oven] })).rejects.toThrow('no part of itself');
    const saved = await save(15, { version, relatedAccessories: [tray] });
    expect(saved.related).toEqual([{ sku: tray }]);
    expect((await open(16)).accessoryOf).toEqual([oven]);
    await save(16, { version: (await open(16)).version, accessoryOf: [] });
    expect((await open(15)).relatedAccessories).toEqual([]);
  });

  it('is a set of products that there are, each named once', async () => {
    const [set, oven, tray] = [department.sku(20), department.sku(18), department.sku(19)];
    const { version } = await open(20);
    const of = (sku: string, quantity = 1) => ({ sku, quantity });
    await expect(save(20, { version, setParts: [of('EX99999999')] })).rejects.toThrow('There is no product EX99999999');
    await expect(save(20, { version, setParts: [of(set)] })).rejects.toThrow('no part of itself');
    await expect(save(20, { version, setParts: [of(oven), of(oven)] })).rejects.toThrow('names a product twice');
    await expect(save(20, { version, setParts: [of(oven, 0)] })).rejects.toThrow('setParts');
    const saved = await save(20, { version, setParts: [of(tray, 2), of(oven)] });
    expect(saved).toMatchObject({ setParts: [of(tray, 2), of(oven)], related: [{ sku: oven }, { sku: tray }] });
    const query = `query ($input: SaveProductWorkInput!) { previewProductWork(input: $input, locale: "de-DE") { document } }`;
    const answer = z.object({ previewProductWork: z.object({ document: z.object({ setParts: z.unknown() }) }) });
    const input = { productId: department.productId(20), version: saved.version };
    const { previewProductWork: shown } = await engine.operator.ask(answer, query, { input });
    expect(shown.document.setParts).toEqual([of(tray, 2), of(oven)]);
  });

  it('shows what shoppers would read, and keeps nothing of it', async () => {
    const before = await open(17);
    await client.of.query('DELETE FROM outbox');
    const german = { ...textsIn(before, 'de'), name: 'Ofen im Entwurf' };
    const input = {
      productId: department.productId(17),
      version: before.version,
      texts: [{ language: 'de', texts: german }],
      technicalData: [{ key: 'power', value: 1234.5, unit: 'W' }],
    };
    const query = `query ($input: SaveProductWorkInput!) { previewProductWork(input: $input, locale: "de-DE") { document address } }`;
    const document = z.object({ name: z.string(), attributes: z.array(z.object({ value: z.string() })) });
    const answer = z.object({ previewProductWork: z.object({ document, address: z.string() }) });
    const { previewProductWork: shown } = await engine.operator.ask(answer, query, { input });
    expect(shown.document).toEqual({ name: 'Ofen im Entwurf', attributes: [{ value: '1.234,5\u00a0W' }] });
    expect(shown.address).toMatch(/\/oven-de-10010017\/$/);
    expect(await open(17)).toEqual(before);
    expect(await count('SELECT count(*) FROM outbox')).toBe(0);
  });

  it('opens for a product without a variant, and for one of which English says nothing', async () => {
    const { createProduct: product } = await engine.operator.ask(
      z.object({ createProduct: z.object({ id: z.string() }) }),
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
      { input: { translations: [{ languageCode: 'de', name: 'Neu', slug: 'neu', description: '' }] } },
    );
    const number = Number(product.id) - department.productId(0);
    const { version, sku, texts: shown } = await open(number);
    expect([sku, shown.map(({ language }) => language)]).toEqual([null, ['de']]);
    await expect(save(number, { version, relatedAccessories: [department.sku(10)] })).rejects.toThrow('in English');
  });

  it('is read and not changed by an operator of some stores', async () => {
    const manager = await addManager();
    const { version } = await open(18);
    await expect(save(18, { version, categoryIds: [] }, manager)).rejects.toThrow('not currently authorized');
  });
});

describe('the list of products', () => {
  const list = async (variables: object) => {
    const query = `query ($search: String, $lacking: String, $categoryId: ID, $enabled: Boolean) {
      workbenchProducts(search: $search, lacking: $lacking, categoryId: $categoryId, enabled: $enabled, take: 5) {
        items { sku missingLanguages } totalItems } }`;
    const item = z.object({ sku: z.string().nullable(), missingLanguages: z.array(z.string()) });
    const answer = z.object({ workbenchProducts: z.object({ items: z.array(item), totalItems: z.number() }) });
    return (await engine.operator.ask(answer, query, variables)).workbenchProducts;
  };

  it('finds products by SKU, and those that lack a text in a language', async () => {
    const sku = department.sku(19);
    expect(await list({ search: sku })).toEqual({ items: [{ sku, missingLanguages: [] }], totalItems: 1 });
    await client.of.query(
      `UPDATE product_translation SET description = '' WHERE "baseId" = $1 AND "languageCode" = 'hu'`,
      [department.productId(19)],
    );
    expect(await list({ lacking: 'hu' })).toEqual({ items: [{ sku, missingLanguages: ['hu'] }], totalItems: 1 });
  });

  it('finds the products of a category and of all below it, those that are on or off', async () => {
    const { gastronomy, ovens, fryers } = department;
    const count = async (variables: object) => (await list({ search: department.sku(19), ...variables })).totalItems;
    const within = (categoryId: number) => count({ categoryId });
    expect([await within(gastronomy), await within(ovens), await within(fryers)]).toEqual([1, 1, 0]);
    await client.of.query('UPDATE product SET enabled = false WHERE id = $1', [department.productId(19)]);
    const state = (enabled: boolean) => count({ categoryId: gastronomy, enabled });
    expect([await state(true), await state(false)]).toEqual([0, 1]);
  });
});

describe('a file of prices or stock', () => {
  const run = z.object({ id: z.string(), stores: z.array(z.string()).nullable() });
  const send = async (by: AdminClient, kind: string, text: string) => {
    const query = `mutation ($kind: String!, $file: Upload!) { readImportFile(kind: $kind, file: $file) { id stores } }`;
    const place = ['file', new File([text], 'list.csv')] as const;
    return (await by.askWithFiles(z.object({ readImportFile: run }), query, { kind, file: null }, [place]))
      .readImportFile;
  };
  const list = 'sku;store;price\nEX10010010;FR;1';
  const aboutRun = (id: string) =>
    [
      ...['importRun(id: $) { sample }', 'importLines(id: $) { totalItems }', 'importChanges(id: $) { totalItems }'],
      ...['checkImport(id: $, mapping: []) { id }', 'applyImport(id: $) { id }', 'undoImport(id: $) { id }'],
    ].map((field, at) => `${at < 3 ? 'query' : 'mutation'} { ${field.replace('$', id)} }`);
  const ids = async (by: AdminClient) => {
    const answer = z.object({ importRuns: z.object({ items: z.array(z.object({ id: z.string() })) }) });
    return (await by.ask(answer, '{ importRuns { items { id } } }')).importRuns.items.map(({ id }) => id);
  };

  it('is brought in by an operator of some stores for these alone, and nobody else’s is seen', async () => {
    const manager = await addManager();
    const own = await send(manager, 'prices', list);
    expect(own.stores).toEqual(['tradehall_de']);
    await expect(send(manager, 'stock', 'sku;stock\nEX10010010;1')).rejects.toThrow('Only operators of all stores');
    const other = await send(engine.operator, 'prices', list);
    expect(other.stores).toBeNull();
    expect([await ids(manager), await ids(engine.operator)]).toEqual([[own.id], [other.id, own.id]]);
    for (const query of aboutRun(other.id))
      await expect(manager.ask(z.unknown(), query)).rejects.toThrow('not currently authorized');
  });

  it('of customers is for whoever may change customers, and nobody else sees the persons in it', async () => {
    const merchandiser = await addManager({});
    const file = 'key;e-mail;first name;last name\nK1;ada@berg.example;Ada;Berg';
    await expect(send(merchandiser, 'customers', file)).rejects.toThrow('not currently authorized');
    const { id } = await send(engine.operator, 'customers', file);
    expect([await ids(merchandiser), await ids(engine.operator)].map((all) => all.includes(id))).toEqual([false, true]);
    for (const query of aboutRun(id))
      await expect(merchandiser.ask(z.unknown(), query)).rejects.toThrow('not currently authorized');
  });

  it('is refused in words where it cannot be read, and its columns can be kept', async () => {
    await expect(send(engine.operator, 'prices', '[{"sku": 1}]')).rejects.toThrow('one JSON list');
    const { id } = await send(engine.operator, 'prices', 'number;land;amount\nEX10010010;DE;5');
    const check = `mutation ($id: ID!, $mapping: [ImportPairInput!]!) { checkImport(id: $id, mapping: $mapping, saveAs: "ERP") { state } }`;
    const mapping = [
      { field: 'sku', column: 'number' },
      { field: 'store', column: 'land' },
      { field: 'listPrice', column: 'amount' },
    ];
    const asked = (pairs: object) => engine.operator.ask(z.unknown(), check, { id, mapping: pairs });
    await expect(asked(mapping.slice(0, 2))).rejects.toThrow('Which column is “List price with tax”?');
    expect(await asked(mapping)).toEqual({ checkImport: { state: 'checking' } });
    const next = await send(engine.operator, 'prices', 'amount;number;land\n5;EX10010010;DE');
    const guess = `{ importRun(id: ${next.id}) { savedAs mapping { field column } } }`;
    expect(await engine.operator.ask(z.unknown(), guess)).toEqual({ importRun: { savedAs: 'ERP', mapping } });
  });
});
