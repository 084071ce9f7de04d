import { takesOrders } from '@tradehall/domain/countries/store.ts';
import { localeCodes } from '@tradehall/domain/locales/locales.ts';
import { contentDocument, contentIndexDocument } from '@tradehall/domain/content/content-document.ts';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { selectRows } from '@tradehall/engine/platform/database';
import { ProjectorUnderTest } from '@tradehall/engine/testing/projector-under-test';
import { migratedTemplate } from '@tradehall/engine/testing/migrated-template';
import { basePages } from '@tradehall/engine/content/base/base-pages';
import { pagesOfLocales, writeBaseContent } from '@tradehall/engine/content/base/write-pages';
import { demoPages, writeDemoContent } from '../content/demo-pages';

let database: DisposableDatabase;
let projector: ProjectorUnderTest;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  projector = await new ProjectorUnderTest(database.url, readTestingEnvironment().REDIS_URL).open();
});

afterAll(async () => {
  await projector.close();
  await database[Symbol.asyncDispose]();
});

const revisionRow = z.object({ title: z.string(), state: z.string() });
const revisionsOf = (key: string, locale: string) =>
  selectRows(
    projector.client,
    revisionRow,
    'SELECT title, state FROM content_revision WHERE page_key = $1 AND locale = $2 ORDER BY id',
    [key, locale],
  );

it('adds the pages of the demo to those of every shop, and never undoes what an operator did', async () => {
  const { client } = projector;
  const base = pagesOfLocales(basePages).filter(({ differs }) => differs);
  const pages = pagesOfLocales(demoPages).filter(({ differs }) => differs);
  expect(await writeBaseContent(client)).toBe(base.length);
  expect(await writeDemoContent(client)).toBe(pages.length);
  expect(await writeDemoContent(client)).toBe(0);
  // A migration leaves to the demo what is the demo's.
  expect(await writeBaseContent(client)).toBe(0);

  const change = (statement: string) => client.query(`UPDATE content_revision SET ${statement} AND locale = 'de-DE'`);
  await change(`title = 'Unsere Zahlung', updated_by = 'anna' WHERE page_key = 'payment'`);
  await change(`state = 'withdrawn', updated_by = 'anna' WHERE page_key = 'partners'`);
  await change(`title = 'Von gestern' WHERE page_key = 'inspirations'`);
  await change(`title = 'Alte Hilfe' WHERE page_key = 'help-centre-faq'`);
  expect(await writeDemoContent(client)).toBe(1);
  expect(await writeBaseContent(client)).toBe(1);
  // Shoppers in Austria read what Anna wrote for Germany, as long as nobody writes something for them.
  await client.query(`DELETE FROM content_page WHERE locale = 'de-AT' AND key IN ('payment', 'merchant-information')`);
  expect(await writeBaseContent(client)).toBe(1);
  expect(await revisionsOf('payment', 'de-AT')).toEqual([]);
  expect(await revisionsOf('payment', 'de-DE')).toEqual([{ title: 'Unsere Zahlung', state: 'published' }]);
  expect(await revisionsOf('partners', 'de-DE')).toMatchObject([{ state: 'withdrawn' }]);
  expect(await revisionsOf('inspirations', 'de-DE')).not.toMatchObject([{ title: 'Von gestern' }]);
  expect(await revisionsOf('help-centre-faq', 'de-DE')).not.toMatchObject([{ title: 'Alte Hilfe' }]);
});

it('is in the read side of all 28 locales, each with a home page', async () => {
  projector.start();
  await projector.settled();
  for (const locale of localeCodes) {
    const home = demoPages(locale).find(({ key }) => key === 'home');
    const document = await projector.find(contentDocument, 'content', locale, 'home');
    expect(document?.revisions.map(({ title }) => title)).toEqual([home?.title]);
    const index = await projector.find(contentIndexDocument, 'content-index', locale, 'pages');
    expect(index?.pages.find(({ key }) => key === 'privacy-data')?.slugAllLocales).toHaveProperty(locale);
    // Ireland falls back to Great Britain, but not for what is said about orders.
    expect(index?.pages.some(({ key }) => key === 'payment')).toBe(takesOrders(locale));
  }
  expect(await projector.count('outbox_dead')).toBe(0);
  expect(projector.warnings).toEqual([]);
});
