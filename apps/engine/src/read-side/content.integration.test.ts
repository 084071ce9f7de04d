import { storeDocument } from '@tradehall/domain/catalogue/store-document.ts';
import { contentDocument, contentIndexDocument, findLive, isLive } from '@tradehall/domain/content/content-document.ts';
import { redirectDocument } from '@tradehall/domain/content/redirect.ts';
import { readTestingEnvironment } from '@tradehall/testing/environment.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { migratedTemplate } from '../testing/migrated-template';
import { selectRows } from '../platform/database';
import { loadContent } from './load/load-content';
import { ProjectorUnderTest } from '../testing/projector-under-test';

const hour = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hour);
const titleBlock = (title: string) => ({ kind: 'page-title', fields: { title } });
const idRow = z.object({ id: z.number() });

let database: DisposableDatabase;
let projector: ProjectorUnderTest;
let redis: Redis;
const announced: string[] = [];

beforeAll(async () => {
  const { REDIS_URL: redisUrl } = readTestingEnvironment();
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  projector = await new ProjectorUnderTest(database.url, redisUrl).open();
  redis = new Redis(redisUrl);
  await redis.subscribe('read-side:changed');
  redis.on('message', (_channel, message) => announced.push(...z.array(z.string()).parse(JSON.parse(message))));
  projector.start();
  await projector.settled();
});

afterAll(async () => {
  redis.disconnect();
  await projector.close();
  await database[Symbol.asyncDispose]();
});

beforeEach(async () => {
  await projector.client.query('DELETE FROM content_page');
  await projector.settled();
});

async function addPage(key: string, locale: string, slug: string | null): Promise<void> {
  await projector.client.query('INSERT INTO content_page (key, locale, slug) VALUES ($1, $2, $3)', [key, locale, slug]);
}

interface NewRevision {
  readonly key: string;
  readonly locale: string;
  readonly title: string;
  readonly state?: string;
  readonly from?: Date;
  readonly to?: Date | null;
  readonly blocks?: readonly unknown[];
}

async function addRevision(revision: NewRevision): Promise<number> {
  const { key, locale, title, state = 'published', from = inHours(-1), to = null } = revision;
  const blocks = JSON.stringify(revision.blocks ?? [titleBlock(title)]);
  const [row] = await selectRows(
    projector.client,
    idRow,
    `INSERT INTO content_revision
       (page_key, locale, title, meta_description, blocks, state, starts_at, ends_at, updated_at, updated_by)
     VALUES ($1, $2, $3, '', $4, $5, $6, $7, now(), 'test') RETURNING id`,
    [key, locale, title, blocks, state, from, to],
  );
  return row?.id ?? 0;
}

const page = (key: string, locale: string) => projector.find(contentDocument, 'content', locale, key);

async function shown(key: string, locale: string, at = new Date()): Promise<string | null> {
  const document = await page(key, locale);
  return document === null ? null : (findLive(document.revisions, at)?.title ?? null);
}

async function listed(locale: string, at = new Date()) {
  const index = await projector.find(contentIndexDocument, 'content-index', locale, 'pages');
  return index?.pages.filter((entry) => isLive(entry, at)) ?? [];
}

describe('a picture of the library in a page', () => {
  const source = `/media/uploads/${'0a'.repeat(16)}`;
  const banner = {
    kind: 'image-banner',
    fields: { picture: { src: `${source}-1280.webp`, alt: '', width: 9, height: 9 } },
  };
  const shownPicture = async () => {
    await projector.settled();
    const document = await page('our-history', 'de-DE');
    const [block] = document?.revisions[0]?.blocks ?? [];
    return block?.kind === 'image-banner' ? block.fields.picture : null;
  };

  it('is shown in the size that is there, then in the one that was chosen, with the focal point of now', async () => {
    await projector.client.query(
      `INSERT INTO asset (type, "mimeType", "fileSize", source, preview) VALUES ('IMAGE', 'image/webp', 1, $1, $2)`,
      [source, `${source}-640.webp`],
    );
    await addPage('our-history', 'de-DE', 'geschichte');
    await addRevision({ key: 'our-history', locale: 'de-DE', title: 'Geschichte', blocks: [banner] });
    expect(await shownPicture()).toMatchObject({ src: `${source}-640.webp` });
    await projector.client.query(`UPDATE uploaded_picture SET state = 'ready'`);
    expect(await shownPicture()).toEqual(banner.fields.picture);
    await projector.client.query(`UPDATE asset SET "focalPoint" = '{"x":0.25,"y":0.8}' WHERE source = $1`, [source]);
    expect(await shownPicture()).toEqual({ ...banner.fields.picture, focus: { x: 25, y: 80 } });
  });
});

describe('a content page in the read side', () => {
  it('is there within 2 s of its publication, is announced, and is gone when it is withdrawn', async () => {
    await addPage('payment', 'de-DE', 'zahlung');
    const id = await addRevision({ key: 'payment', locale: 'de-DE', title: 'Zahlung', state: 'draft' });
    await projector.settled();
    expect(await page('payment', 'de-DE')).toBeNull();
    expect(await listed('de-DE')).toEqual([]);

    announced.length = 0;
    await projector.client.query(`UPDATE content_revision SET state = 'published' WHERE id = $1`, [id]);
    const took = await projector.until(async () => (await shown('payment', 'de-DE')) === 'Zahlung');
    expect(took).toBeLessThan(2_000);
    expect(await page('payment', 'de-DE')).toMatchObject({ revisions: [{ blocks: [titleBlock('Zahlung')] }] });
    await expect
      .poll(() => announced)
      .toEqual(expect.arrayContaining(['content:de-DE:payment', 'content-index:de-DE:pages']));

    await projector.client.query(`UPDATE content_revision SET state = 'withdrawn' WHERE id = $1`, [id]);
    await projector.until(async () => (await page('payment', 'de-DE')) === null);
    expect(await listed('de-DE')).toEqual([]);
  });

  it('is shown by every locale that falls back to it, at the address it has there', async () => {
    await addPage('payment', 'de-DE', 'zahlung');
    await addPage('payment', 'de-CH', 'zahlung-schweiz');
    await addPage('payment', 'fr-FR', 'paiement');
    for (const [locale, title] of [
      ['de-DE', 'Zahlung'],
      ['de-CH', 'Zahlung CH'],
      ['fr-FR', 'Paiement'],
    ] as const)
      await addRevision({ key: 'payment', locale, title });
    await projector.settled();
    const locales = ['de-DE', 'de-AT', 'de-CH', 'fr-FR', 'fr-BE', 'fr-CH', 'it-IT'];
    const titles = [];
    for (const locale of locales) titles.push(await shown('payment', locale));
    expect(titles).toEqual(['Zahlung', 'Zahlung', 'Zahlung CH', 'Paiement', 'Paiement', 'Paiement', null]);
    const slugAllLocales = {
      'de-DE': 'zahlung',
      'de-AT': 'zahlung',
      'de-CH': 'zahlung-schweiz',
      'fr-FR': 'paiement',
      'fr-BE': 'paiement',
      'fr-CH': 'paiement',
    };
    for (const locale of ['de-AT', 'fr-CH']) expect(await listed(locale)).toMatchObject([{ slugAllLocales }]);
    expect(await listed('it-IT')).toEqual([]);
  });

  it('changes by the clock, with nobody touching it', async () => {
    await addPage('home', 'de-DE', null);
    await addPage('winter-sale', 'de-DE', 'winter');
    await addRevision({ key: 'home', locale: 'de-DE', title: 'Start' });
    await addRevision({ key: 'home', locale: 'de-DE', title: 'Winterstart', from: inHours(2), to: inHours(4) });
    await addRevision({ key: 'winter-sale', locale: 'de-DE', title: 'Winter', from: inHours(2), to: inHours(4) });
    await projector.settled();
    const at = async (hours: number) => [
      await shown('home', 'de-AT', inHours(hours)),
      (await listed('de-AT', inHours(hours))).length,
    ];
    expect(await at(0)).toEqual(['Start', 0]);
    expect(await at(3)).toEqual(['Winterstart', 1]);
    expect(await at(5)).toEqual(['Start', 0]);
  });

  it('is made of what may still be shown, however often it was published before', async () => {
    await addPage('home', 'de-DE', null);
    for (const hours of [-4, -3, -2])
      await addRevision({ key: 'home', locale: 'de-DE', title: String(hours), from: inHours(hours) });
    await addRevision({ key: 'home', locale: 'de-DE', title: 'Sale', from: inHours(-1), to: inHours(1) });
    await addRevision({ key: 'home', locale: 'de-DE', title: 'Morgen', from: inHours(24) });
    const [source] = await loadContent(projector.client, ['home'], new Date());
    expect(source?.revisions.map(({ title }) => title).toSorted()).toEqual(['-2', 'Morgen', 'Sale']);
    await projector.settled();
    const titles = [];
    for (const hours of [0, 2, 25]) titles.push(await shown('home', 'de-DE', inHours(hours)));
    expect(titles).toEqual(['Sale', '-2', 'Morgen']);
  });

  it('loses a block nobody can read, not the rest', async () => {
    await addPage('partners', 'de-DE', 'partner');
    const blocks = [titleBlock('Partner'), { kind: 'of-yesterday', fields: {} }];
    await addRevision({ key: 'partners', locale: 'de-DE', title: 'Partner', blocks });
    await projector.settled();
    expect(await page('partners', 'de-DE')).toMatchObject({ revisions: [{ blocks: [titleBlock('Partner')] }] });
    expect(projector.warnings.join()).toContain('of the page partners is left out');
  });

  it('says where its author keeps search engines away', async () => {
    await addPage('samples', 'de-DE', 'muster');
    await addPage('contact', 'de-DE', 'kontakt');
    const config = { layout: 'default', newsletter: true, indexed: false };
    const blocks = [titleBlock('Muster'), { kind: 'marketing-landing-page-config', fields: config }];
    await addRevision({ key: 'samples', locale: 'de-DE', title: 'Muster', blocks });
    await addRevision({ key: 'contact', locale: 'de-DE', title: 'Kontakt' });
    await projector.settled();
    const unlisted = (await listed('de-DE')).map(({ key, isUnlisted }) => [key, isUnlisted === true]);
    expect(Object.fromEntries(unlisted)).toMatchObject({ samples: true, contact: false });
  });

  it('is not listed where it has no address of its own', async () => {
    await addPage('promo-area', 'de-DE', null);
    await addRevision({ key: 'promo-area', locale: 'de-DE', title: 'Aktion' });
    await projector.settled();
    expect(await shown('promo-area', 'de-DE')).toBe('Aktion');
    expect(await listed('de-DE')).toEqual([]);
  });
});

describe('a redirect in the read side', () => {
  const find = (locale: string) => projector.find(redirectDocument, 'redirect', locale, '/alt');
  const add = (storeKey: string | null, target: string) =>
    projector.client.query(
      `INSERT INTO redirect (store_key, source_path, target_path, status) VALUES ($1, '/alt', $2, 301)`,
      [storeKey, target],
    );

  it('is there for every shop, the shop’s own first, and gone when it is deleted', async () => {
    await add(null, '/neu/');
    await add('tradehall_de', '/ganz-neu/');
    await projector.settled();
    expect(await find('de-DE')).toMatchObject({ targetPath: '/ganz-neu/', status: 301 });
    expect(await find('fr-BE')).toMatchObject({ targetPath: '/neu/' });
    expect(await find('nl-BE')).toBeNull();
    expect(await projector.count(`read_side.document WHERE kind = 'redirect'`)).toBe(25);

    await projector.client.query(`DELETE FROM redirect WHERE store_key = 'tradehall_de'`);
    await projector.settled();
    expect(await find('de-DE')).toMatchObject({ targetPath: '/neu/' });
    await projector.client.query('DELETE FROM redirect');
    await projector.settled();
    expect(await projector.count(`read_side.document WHERE kind = 'redirect'`)).toBe(0);
  });

  it('writes nothing when somebody follows it', async () => {
    await add(null, '/neu/');
    await projector.settled();
    await projector.client.query('INSERT INTO redirect_hits SELECT id, 1, now() FROM redirect');
    await projector.client.query('UPDATE redirect_hits SET hits = hits + 1');
    expect(await projector.count('outbox')).toBe(0);
  });
});

it('the pages of a store learn which payment methods are switched off there, and that it was closed', async () => {
  const store = () => projector.find(storeDocument, 'store', 'de-DE', 'tradehall_de');
  const change = (set: string) => projector.client.query(`UPDATE country_store SET ${set} WHERE key = 'tradehall_de'`);
  await change(`switched_off_methods = '{paypal,bank-transfer}', state = 'closed'`);
  await projector.until(async () => (await store())?.state === 'closed');
  expect((await store())?.switchedOffMethods).toEqual(['paypal', 'bank-transfer']);
  await change(`switched_off_methods = '{}', state = 'open'`);
  await projector.until(async () => (await store())?.state === 'open');
  expect((await store())?.switchedOffMethods).toEqual([]);
});
