import { createServer } from 'node:http';
import { createServer as createMailServer, type Server } from 'node:net';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AdminClient } from '../../testing/admin-client';
import { ContentClient } from '../../testing/content-client';
import { OperatorsUnderTest, password } from '../../testing/operators-under-test';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { closedQueries, storeRules } from './store-rules';

let engine: TestEngine;
let manager: AdminClient;
let operators: OperatorsUnderTest;

/** Those who are asked before a store opens: a mail server that greets, and a card provider that offers nothing. */
const mailServer = createMailServer((socket) => {
  socket.write('220 mail.test\r\n');
  socket.on('data', (words) => socket.write(/^QUIT/i.test(String(words)) ? '221 bye\r\n' : '250 mail.test\r\n'));
  socket.on('error', () => socket.destroy());
});
const cardProvider = createServer((_asked, answer) => {
  answer.setHeader('content-type', 'application/json').end('{"paymentMethods":[]}');
});

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return z.object({ port: z.number() }).parse(server.address()).port;
}

const mayDo = ['Redirect', 'CountryStore', 'VolumeDiscount', 'Content', 'ContactRequest', 'Review', 'Guarantee'];
const mine = { storeKey: 'tradehall_de', sourcePath: '/mine', targetPath: '/kettle/', status: 301 };

beforeAll(async () => {
  engine = await startTestEngine(addCases, {
    MAIL_URL: `smtp://127.0.0.1:${await portOf(mailServer)}`,
    CARD_PROVIDER_URL: `http://127.0.0.1:${await portOf(cardProvider)}`,
    SELLER_NAME: 'Tradehall GmbH',
    SELLER_ADDRESS: 'Am Kai 1, 20457 Hamburg',
  });
  operators = new OperatorsUnderTest(engine);
  const permissions = [
    ...mayDo.flatMap((name) => [`Read${name}`, `Write${name}`]),
    'ReadCatalog',
    'UpdateCatalog',
    'ReadOrder',
    'ReadFigures',
    'CreateAdministrator',
  ];
  const customFields = { customFields: { stores: ['tradehall_de'] } };
  const { email } = await operators.addOperator(password, permissions, customFields);
  manager = await operators.asOperator(email);
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  mailServer.close();
  cardProvider.close();
});

/** Two of a French shopper, one of a German. */
async function addCases(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO contact_request (case_number, store_key, locale, reason, subreason, contact_name, customer_email, subject,
       description, details)
     SELECT 'C-' || nth, key, '', '', '', '', '', '', '', '{}'
       FROM unnest(ARRAY['tradehall_fr', 'tradehall_fr', 'tradehall_de']) WITH ORDINALITY AS cases (key, nth)`,
  );
  await client.end();
}

const saved = z.object({ saveRedirect: z.object({ id: z.string() }) });
const save = 'mutation ($input: SaveRedirectInput!) { saveRedirect(input: $input) { id } }';
const saveAs = async (by: AdminClient, input: object) => (await by.ask(saved, save, { input })).saveRedirect.id;
const refused = 'not currently authorized';

describe('an operator of one store', () => {
  it('sees that store alone', async () => {
    const shown = `{ countryStores { key } contentShops { storeKey } contactRequestChoices { storeKeys }
      paymentBoardChoices { storeKeys } priceGridChoices { storeKeys } figuresChoices { storeKeys } contentPages(locale: "de-DE") { locale } }`;
    const answer = z.object({
      countryStores: z.array(z.object({ key: z.string() })),
      contentShops: z.array(z.object({ storeKey: z.string() })),
      contactRequestChoices: z.object({ storeKeys: z.array(z.string()) }),
      paymentBoardChoices: z.object({ storeKeys: z.array(z.string()) }),
      priceGridChoices: z.object({ storeKeys: z.array(z.string()) }),
      figuresChoices: z.object({ storeKeys: z.array(z.string()) }),
      contentPages: z.array(z.unknown()),
    });
    const seen = await manager.ask(answer, shown);
    const own = ['tradehall_de'];
    expect(seen.countryStores.map(({ key }) => key)).toEqual(own);
    expect([...new Set(seen.contentShops.map(({ storeKey }) => storeKey))]).toEqual(own);
    expect(seen.contactRequestChoices.storeKeys).toEqual(own);
    expect(seen.paymentBoardChoices.storeKeys).toEqual(own);
    expect(seen.priceGridChoices.storeKeys).toEqual(own);
    expect(seen.figuresChoices.storeKeys).toEqual(own);
    expect((await engine.operator.ask(answer, shown)).countryStores.length).toBeGreaterThan(20);
  });

  it.each([
    '{ contentPages(locale: "fr-FR") { key } }',
    '{ contactRequests(storeKey: "tradehall_fr") { totalItems } }',
    '{ paymentBoard(storeKey: "tradehall_fr") { totalItems } }',
    '{ priceGrid(stores: ["tradehall_de", "tradehall_fr"]) { totalItems } }',
    '{ previewStorePrices(stores: ["tradehall_fr"], rows: []) { totalItems } }',
    '{ figures(stores: ["tradehall_de", "tradehall_fr"], from: "2026-03-01", until: "2026-03-31") { totalItems } }',
    '{ dashboardMetricSummary { title } }',
    '{ goingLive(storeKey: "tradehall_fr") { state } }',
    '{ lowStockRule(storeKey: "tradehall_fr") { storeKey } }',
    '{ previewLowStock(storeKey: "tradehall_fr", pieces: { high: 1, middle: 1, low: 1 }) { now } }',
    '{ shopWords(locale: "fr-FR") { key } }',
    '{ orders { totalItems } }',
    '{ customers { totalItems } }',
  ])('may not ask for what is another’s: %s', async (query) => {
    await expect(manager.ask(z.unknown(), query)).rejects.toThrow(refused);
  });

  it('sees its own figures, and what waits in its own store for those who may see it', async () => {
    const figures = '{ figures(stores: ["tradehall_de"], from: "2026-03-01", until: "2026-03-31") { totalItems } }';
    expect(await manager.ask(z.unknown(), figures)).toEqual({ figures: { totalItems: 0 } });
    const waits = '{ whatWaits { kind storeKey count } }';
    const french = { kind: 'case', storeKey: 'tradehall_fr', count: 2 };
    const german = { kind: 'case', storeKey: 'tradehall_de', count: 1 };
    const answer = z.object({ whatWaits: z.array(z.unknown()) });
    expect((await engine.operator.ask(answer, waits)).whatWaits).toEqual(expect.arrayContaining([french, german]));
    expect(await manager.ask(answer, waits)).toEqual({ whatWaits: [german] });
    const { email } = await operators.addOperator(password, ['ReadReview']);
    const reader = await operators.asOperator(email);
    expect(await reader.ask(answer, waits)).toEqual({ whatWaits: [] });
    await expect(reader.ask(z.unknown(), figures)).rejects.toThrow(refused);
  });

  it('changes what is its own, and nothing of another or of all', async () => {
    const id = await saveAs(manager, mine);
    await expect(saveAs(manager, { ...mine, sourcePath: '/theirs', storeKey: 'tradehall_fr' })).rejects.toThrow(
      refused,
    );
    await expect(saveAs(manager, { ...mine, sourcePath: '/everybody', storeKey: null })).rejects.toThrow(refused);
    const theirs = await saveAs(engine.operator, { ...mine, storeKey: 'tradehall_fr' });
    await expect(saveAs(manager, { ...mine, id: theirs })).rejects.toThrow(refused);
    const remove = 'mutation ($id: ID!) { deleteRedirect(id: $id) }';
    await expect(manager.ask(z.unknown(), remove, { id: theirs })).rejects.toThrow(refused);
    const list = z.object({
      redirects: z.object({ items: z.array(z.object({ id: z.string() })), totalItems: z.number() }),
    });
    expect(await manager.ask(list, '{ redirects { items { id } totalItems } }')).toEqual({
      redirects: { items: [{ id }], totalItems: 1 },
    });
    expect(await manager.ask(z.unknown(), remove, { id })).toEqual({ deleteRedirect: true });
  });

  it.each([
    'updateCountryStore(input: { key: "tradehall_fr", version: 1, emailAddress: "a@example.test" }) { key }',
    'openStore(storeKey: "tradehall_fr") { key }',
    'closeStore(storeKey: "tradehall_fr") { key }',
    'saveLowStock(storeKey: "tradehall_fr", pieces: { high: 1, middle: 1, low: 1 }, seen: { high: 1, middle: 1, low: 1 }) { storeKey }',
    'saveLoyaltyRules(currencyCode: "EUR", rules: { periodMonths: 1, levels: [] }, seen: { periodMonths: 1, levels: [] }) { periodMonths }',
    'saveBadgeRule(rule: { newDays: 1, salesWindowDays: 1, bestsellerPieces: 1 }, seen: { newDays: 1, salesWindowDays: 1, bestsellerPieces: 1 }) { newDays }',
    'saveWording(locale: "fr-FR", key: "stock.in", words: "Là")',
    'forgetShippingFees(storeKey: "tradehall_fr", from: "2100-01-01") { storeKey }',
    'approveLegalPage(locale: "fr-FR", pageKey: "company-information", revisionId: 1)',
    'applyStorePrices(stores: ["tradehall_de", "tradehall_fr"], rows: []) { written }',
    'setPurchaseCosts(currencyCode: EUR, costs: [])',
    'saveVolumeDiscount(input: { discountGroup: "a", steps: [] }) { id }',
    'saveVolumeDiscount(input: { discountGroup: "a", steps: [], stores: ["tradehall_de", "tradehall_fr"] }) { id }',
    'saveGuaranteeSettings(input: { storeKey: "tradehall_fr" }) { storeKey }',
    'createContentPage(input: { key: "a", locale: "fr-FR" }) { key }',
    'createProduct(input: { translations: [] }) { id }',
    'createRole(input: { code: "a", description: "a", permissions: [] }) { id }',
    'updateActiveAdministrator(input: { customFields: { stores: [] } }) { id }',
  ])('is refused %s', async (mutation) => {
    await expect(manager.ask(z.unknown(), `mutation { ${mutation} }`)).rejects.toThrow(refused);
  });
});

it('changes words of its own locales, where they fit and are still those it has seen', async () => {
  const save = (words: string, seen: string | null = null, key = 'stock.in') =>
    manager.ask(
      z.unknown(),
      'mutation ($key: String!, $words: String!, $seen: String) { saveWording(locale: "de-DE", key: $key, words: $words, seen: $seen) }',
      { key, words, seen },
    );
  const list = async (by: AdminClient) => by.ask(z.unknown(), '{ changedWordings { key words state changedBy } }');
  await save('Sofort da');
  await expect(save('Gleich da')).rejects.toThrow('Somebody has changed these words');
  await expect(save('<b>da</b>', 'Sofort da')).rejects.toThrow('leave them out');
  await expect(save('Weiter', null, 'payment.orderAndPay')).rejects.toThrow('A law or an agreement');
  await save('Gleich da', 'Sofort da');
  const own = { key: 'stock.in', words: 'Gleich da', state: 'shown', changedBy: 'Olga Operator' };
  expect(await list(manager)).toEqual({ changedWordings: [own] });
  const log = '{ operatorLog(entity: "wording", take: 1) { items { mutation changes { kind entityId } } } }';
  const [items, changes] = ['saveWording', [{ kind: 'update', entityId: 'de-DE/stock.in' }]];
  expect(await engine.operator.ask(z.unknown(), log)).toEqual({
    operatorLog: { items: [{ mutation: items, changes }] },
  });
  await save('', 'Gleich da');
  expect(await list(engine.operator)).toEqual({ changedWordings: [] });
});

describe('a store that is prepared', () => {
  const check = async () => {
    const line = z.object({ name: z.string(), isDone: z.boolean(), words: z.string(), toApprove: z.unknown() });
    const answer = z.object({ goingLive: z.object({ state: z.string(), isReady: z.boolean(), lines: z.array(line) }) });
    const query = `{ goingLive(storeKey: "tradehall_de") { storeKey state isReady
      lines { name isDone words toApprove { locale pageKey revisionId } } } }`;
    return (await manager.ask(answer, query)).goingLive;
  };
  const missing = async () => (await check()).lines.filter(({ isDone }) => !isDone);
  const open = () => manager.ask(z.unknown(), 'mutation { openStore(storeKey: "tradehall_de") { key state } }');
  const legalPages = ['Imprint', 'Privacy', 'Terms and conditions', 'Withdrawal', 'Batteries'];
  const ofGermany = legalPages.map((name) => `${name}, de-DE`);

  it('is opened by nobody while anything is missing', async () => {
    expect((await missing()).map(({ name }) => name)).toEqual(['Phone', 'Hours', ...ofGermany]);
    await expect(open()).rejects.toThrow('The store is not ready. Phone: No phone number in Deutsch.');
    expect(await check()).toMatchObject({ state: 'preparing', isReady: false });
  });

  it('opens once its operators have entered what is theirs and answer for its legal pages by name', async () => {
    const contact = { phoneNumbers: { de: '+49 40 555 12 90' }, openingHours: { de: '8–17' } };
    const input = { key: 'tradehall_de', version: 1, ...contact };
    const update = 'mutation ($input: UpdateCountryStoreInput!) { updateCountryStore(input: $input) { version } }';
    await manager.ask(z.unknown(), update, { input });
    const content = new ContentClient(manager);
    const keys = 'company-information privacy-data terms-and-conditions withdrawal-policy battery-regulations'.split(
      ' ',
    );
    for (const pageKey of keys) {
      await content.createPage(pageKey, 'de-DE', `unsere-${pageKey}`);
      await content.publish((await content.saveDraft({ pageKey, locale: 'de-DE' })).id);
    }
    const unapproved = await missing();
    expect(unapproved.map(({ name, words }) => [name, words])).toEqual(
      ofGermany.map((name) => [name, 'Nobody has approved it.']),
    );
    await expect(open()).rejects.toThrow('Nobody has approved it.');
    const approve = `mutation ($locale: String!, $pageKey: String!, $revisionId: ID!) {
      approveLegalPage(locale: $locale, pageKey: $pageKey, revisionId: $revisionId) }`;
    const words = z.object({ locale: z.string(), pageKey: z.string(), revisionId: z.string() });
    for (const { toApprove } of unapproved) await manager.ask(z.unknown(), approve, words.parse(toApprove));
    expect((await check()).lines.find(({ name }) => name === 'Imprint, de-DE')?.words).toMatch(
      /^Approved by Olga Operator on \d{4}-\d\d-\d\d\.$/,
    );
    expect(await open()).toEqual({ openStore: { key: 'tradehall_de', state: 'open' } });
    await expect(open()).rejects.toThrow('open already');
  });

  it('stays open when other words of a legal page need another approval', async () => {
    const content = new ContentClient(manager);
    const pageKey = 'company-information';
    const draft = await content.saveDraft({ pageKey, locale: 'de-DE', title: 'Another page' });
    await content.publish(draft.id);
    const [imprint, ...others] = await missing();
    expect(imprint?.words).toMatch(/^Changed since it was approved by Olga/);
    expect(others).toEqual([]);
    expect((await check()).state).toBe('open');
  });

  it('is closed at once though it would not pass, twice is once, and it opens again only when it passes', async () => {
    const change = (name: string, by = manager, key = 'tradehall_de') =>
      by.ask(z.unknown(), `mutation { ${name}(storeKey: "${key}") { state } }`);
    expect(await change('closeStore')).toEqual({ closeStore: { state: 'closed' } });
    expect(await change('closeStore')).toEqual({ closeStore: { state: 'closed' } });
    await expect(change('openStore')).rejects.toThrow('The store is not ready. Imprint, de-DE: Changed since');
    await expect(change('closeStore', engine.operator, 'tradehall_fr')).rejects.toThrow('The store was never open.');
  });
});

describe('the list of what takes or shows a store', () => {
  it('misses nothing of the admin API', async () => {
    const named =
      '{ name fields { name args { name type { ...t } } type { ...t } } inputFields { name type { ...t } } }';
    const query = `{ __schema { types ${named} } } fragment t on __Type { name ofType { name ofType { name ofType { name } } } }`;
    interface TypeRef {
      readonly name: string | null;
      readonly ofType?: TypeRef | null | undefined;
    }
    const ref: z.ZodType<TypeRef> = z.lazy(() => z.object({ name: z.string().nullable(), ofType: ref.nullish() }));
    const part = z.object({ name: z.string(), type: ref });
    const type = z.object({
      name: z.string(),
      fields: z.array(part.extend({ args: z.array(part) })).nullable(),
      inputFields: z.array(part).nullable(),
    });
    const { __schema: schema } = await engine.operator.ask(
      z.object({ __schema: z.object({ types: z.array(type) }) }),
      query,
    );
    const types = new Map(schema.types.map((one) => [one.name, one]));
    const nameOf = ({ name, ofType }: TypeRef): string => name ?? (ofType ? nameOf(ofType) : '');
    const isOfStore = /^(storeKeys?|stores)$/;
    const holds = (name: string, depth: number): boolean =>
      name === 'CountryStore' ||
      (depth > 0 &&
        [...(types.get(name)?.fields ?? []), ...(types.get(name)?.inputFields ?? [])].some(
          (field) => isOfStore.test(field.name) || holds(nameOf(field.type), depth - 1),
        ));
    const takes = ({ args }: { args: readonly z.output<typeof part>[] }): boolean =>
      args.some((arg) => isOfStore.test(arg.name) || holds(nameOf(arg.type), 2));
    // A mutation without a row is refused as a whole, so that only what it is asked with matters.
    const operations = ['Query', 'Mutation'].flatMap((root) =>
      (types.get(root)?.fields ?? [])
        .filter((field) => takes(field) || (root === 'Query' && holds(nameOf(field.type), 3)))
        .map(({ name }) => `${root}.${name}`),
    );
    const unruled = operations.filter((name) => !storeRules[name] && !closedQueries.has(name));
    expect(unruled.toSorted()).toEqual(ofOperators.toSorted());
    expect(operations.length).toBeGreaterThan(15);
  });
});

/** They take or show the stores of operators themselves. The mutations are refused to an operator of some stores. */
const ofOperators = [
  'Query.administrators',
  'Query.administrator',
  'Query.activeAdministrator',
  'Mutation.createAdministrator',
  'Mutation.updateAdministrator',
  'Mutation.updateActiveAdministrator',
];
