import { blockKinds } from '@tradehall/domain/content/content-block.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../testing/admin-client';
import { ContentClient, titleBlock } from '../testing/content-client';
import { ShopClient } from '../testing/shop-client';
import { startTestEngine, type TestEngine } from '../testing/test-engine';

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const anHourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

let engine: TestEngine;
let url: string;
let operator: AdminClient;
let content: ContentClient;

beforeAll(async () => {
  engine = await startTestEngine();
  ({ url, operator } = engine);
  content = new ContentClient(operator);
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
});

async function run(statement: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(statement, values);
    return z.array(z.unknown()).parse(rows);
  } finally {
    await client.end();
  }
}

describe('a page', () => {
  it('goes from draft to page, is covered by a scheduled one, and is withdrawn', async () => {
    const key = 'payment';
    await content.createPage(key, 'de-DE', 'zahlung');
    expect(await content.page(key, 'de-DE')).toMatchObject({ slug: 'zahlung', title: '', isLive: false });
    const draft = await content.saveDraft({ pageKey: key, locale: 'de-DE', title: 'Zahlung' });
    expect(draft).toMatchObject({ state: 'DRAFT', isLive: false, updatedBy: 'superadmin' });
    expect(await content.page(key, 'de-DE')).toMatchObject({ title: 'Zahlung', isLive: false, hasDraft: true });

    expect(await content.publish(draft.id)).toMatchObject({ state: 'PUBLISHED', isLive: true, endsAt: null });
    expect(await content.page(key, 'de-DE')).toMatchObject({ isLive: true, hasDraft: false });

    const later = await content.saveDraft({ pageKey: key, locale: 'de-DE', title: 'Zahlung im Sale' });
    expect(await content.publish(later.id, inAnHour())).toMatchObject({ state: 'PUBLISHED', isLive: false });
    expect(await content.publish(later.id, undefined, inAnHour())).toMatchObject({ isLive: true });
    const states = async () => (await content.revisions(key, 'de-DE')).map(({ title, isLive }) => [title, isLive]);
    expect(await states()).toEqual([
      ['Zahlung im Sale', true],
      ['Zahlung', false],
    ]);

    await content.withdraw(later.id);
    expect(await states()).toEqual([
      ['Zahlung im Sale', false],
      ['Zahlung', true],
    ]);
    await content.withdraw(draft.id);
    expect(await content.page(key, 'de-DE')).toMatchObject({ isLive: false });
  });

  it('is shown in the locales that fall back to it until they have their own', async () => {
    const key = 'our-history';
    await content.createPage(key, 'de-DE', 'geschichte');
    const { id } = await content.saveDraft({ pageKey: key, locale: 'de-DE', title: 'Geschichte' });
    await content.publish(id);
    const german = { slug: 'geschichte', title: 'Geschichte', isLive: true, fallbackOf: 'de-DE' };
    expect(await content.page(key, 'de-AT')).toMatchObject(german);
    expect(await content.page(key, 'fr-FR')).toMatchObject({ slug: null, title: '', isLive: false, fallbackOf: null });

    await content.createPage(key, 'de-AT', 'unsere-geschichte');
    const own = await content.saveDraft({ pageKey: key, locale: 'de-AT', title: 'Servus' });
    expect(await content.page(key, 'de-AT')).toMatchObject({ ...german, hasDraft: true });
    expect(await content.page(key, 'de-AT')).toMatchObject({ hasOwn: true, ownSlug: 'unsere-geschichte' });
    expect(await content.page(key, 'de-CH')).toMatchObject({ hasOwn: false, ownSlug: null });
    await content.publish(own.id);
    expect(await content.page(key, 'de-AT')).toMatchObject({
      slug: 'unsere-geschichte',
      title: 'Servus',
      fallbackOf: null,
    });
  });

  it('keeps what was published: saving makes a new draft of it', async () => {
    await content.createPage('partners', 'de-DE', 'partner');
    const first = await content.saveDraft({ pageKey: 'partners', locale: 'de-DE', title: 'Partner' });
    await content.publish(first.id);
    const second = await content.saveDraft({
      id: first.id,
      pageKey: 'partners',
      locale: 'de-DE',
      title: 'Partner neu',
    });
    expect(second.id).not.toBe(first.id);
    const revisions = await content.revisions('partners', 'de-DE');
    expect(revisions.map(({ title, state }) => [title, state])).toEqual([
      ['Partner neu', 'DRAFT'],
      ['Partner', 'PUBLISHED'],
    ]);
  });

  it('is not overwritten by an operator who has not seen the latest draft', async () => {
    const page = { pageKey: 'inspirations', locale: 'de-DE' };
    await content.createPage(page.pageKey, page.locale, 'inspirationen');
    const opened = await content.saveDraft({ ...page, title: 'Eins' });
    const saved = await content.saveDraft({ ...page, id: opened.id, title: 'Zwei', updatedAt: opened.updatedAt });
    const stale = { ...page, id: opened.id, title: 'Drei', updatedAt: opened.updatedAt };
    await expect(content.saveDraft(stale)).rejects.toThrow('superadmin has saved this draft since you opened it');
    await run('UPDATE content_revision SET updated_by = $1 WHERE id = $2', ['anna', opened.id]);
    await expect(content.saveDraft({ ...page, id: opened.id })).rejects.toThrow('anna has saved this draft');
    await content.saveDraft({ ...stale, updatedAt: saved.updatedAt });
    expect((await content.revisions(page.pageKey, page.locale)).map(({ title }) => title)).toEqual(['Drei']);
  });

  it('is saved without anything but plain markup', async () => {
    await content.createPage('home', 'de-DE', null);
    const html = '<p onclick="x()">Hallo<script>alert(1)</script></p>';
    const blocks = [{ kind: 'text-section', fields: { html } }];
    const saved = await content.saveDraft({ pageKey: 'home', locale: 'de-DE', blocks });
    expect(saved.blocks).toEqual([{ kind: 'text-section', fields: { html: '<p>Hallo</p>' } }]);
  });

  it('may be as long as the terms of a shop are in an alphabet of two bytes a letter', async () => {
    await content.createPage('terms-and-conditions', 'el-GR', 'oroi');
    const html = `<p>${'ό'.repeat(29_000)}</p>`;
    const blocks = Array.from({ length: 5 }, () => ({ kind: 'text-section', fields: { html } }));
    const saved = await content.saveDraft({ pageKey: 'terms-and-conditions', locale: 'el-GR', blocks });
    expect(saved.blocks).toEqual(blocks);
  });

  it('is described to the editor block by block', async () => {
    const answer = z.object({ contentBlockSchemas: z.record(z.string(), z.object({ properties: z.object({}) })) });
    const { contentBlockSchemas } = await operator.ask(answer, '{ contentBlockSchemas }');
    expect(Object.keys(contentBlockSchemas)).toEqual(blockKinds);
  });
});

describe('refused with a sentence is', () => {
  const page = { pageKey: 'stamos', locale: 'de-DE' };

  beforeAll(async () => {
    await content.createPage(page.pageKey, page.locale, 'stamos');
  });

  it.each([
    [{ title: ' ' }, 'The title has to be a text'],
    [{ title: 'a<b' }, 'The title has to be a text'],
    [{ metaDescription: 'x'.repeat(321) }, 'The description has to be a text of at most 320 characters'],
    [{ blocks: 'text' }, 'The list of blocks must be a list'],
    [{ blocks: [{ kind: 'poem', fields: {} }] }, 'Block 1 (poem) is of a kind that does not exist'],
    [{ blocks: [titleBlock('Ja'), titleBlock('')] }, 'Block 2 (page-title), title is empty or too short'],
    [{ pageKey: 'nowhere' }, 'There is no page nowhere in de-DE yet'],
    [{ locale: 'de-AT' }, 'There is no page stamos in de-AT yet'],
    [{ id: '999999' }, 'There is no such revision'],
  ])('a draft with %j', async (changes, sentence) => {
    await expect(content.saveDraft({ ...page, ...changes })).rejects.toThrow(sentence);
  });

  it('a draft under the name of another page', async () => {
    const { id } = await content.saveDraft(page);
    await content.createPage('hillvert', 'de-DE', 'hillvert');
    await expect(content.saveDraft({ ...page, pageKey: 'hillvert', id })).rejects.toThrow(
      'This draft belongs to stamos',
    );
  });

  it('a page that ends before it begins, in the past, or without blocks', async () => {
    const { id } = await content.saveDraft({ ...page, blocks: [] });
    await expect(content.publish(id, inAnHour(), anHourAgo())).rejects.toThrow('The end has to be after the start');
    const longAgo = '2026-01-01T00:00:00.000Z';
    await expect(content.publish(id, longAgo, anHourAgo())).rejects.toThrow('The end has to be in the future');
    await expect(content.publish(id)).rejects.toThrow('A page needs at least one block');
  });

  it.each([
    ['volume-discount', 'de-DE', 'Mengenrabatt', 'small letters'],
    ['volume-discount', 'de-DE', '', 'small letters'],
    ['volume-discount', 'de-DE', 'checkout', 'an address the shop itself needs'],
    ['volume-discount', 'de-DE', 'fr', 'an address the shop itself needs'],
    ['volume-discount', 'de-DE', 'stamos', '/stamos/ is the page stamos in de-DE'],
    ['volume-discount', 'de-AT', 'stamos', '/stamos/ is the page stamos in de-AT'],
    ['volume-discount', 'de-DE', 'fritteusen', '/fritteusen/ is a category of the shop'],
    ['volume-discount', 'xx-XX', 'rabatt', 'There is no such locale'],
    ['Volume Discount', 'de-DE', 'rabatt', 'The key of a page is made of'],
    ['stamos', 'de-DE', 'stamos', 'The page stamos is already there in de-DE'],
    ['msw', 'de-DE', 'msw-marke', 'The brand page is at /msw/ in every language'],
    ['promo-area', 'de-DE', 'promo', 'promo-area has no address of its own'],
  ])('the page %s in %s at /%s/', async (key, locale, slug, sentence) => {
    await run(
      `INSERT INTO collection_translation ("languageCode", name, slug, description)
       SELECT 'de', 'Fritteusen', 'fritteusen', ''
       WHERE NOT EXISTS (SELECT FROM collection_translation WHERE slug = 'fritteusen')`,
    );
    await expect(content.createPage(key, locale, slug)).rejects.toThrow(sentence);
  });
});

describe('a page that gets another address', () => {
  const redirects = async () =>
    (await content.redirects('versand')).items.map(({ storeKey, sourcePath, targetPath }) => [
      storeKey,
      sourcePath,
      targetPath,
    ]);

  it('leaves a redirect behind in every shop that shows it, and never two in a row', async () => {
    const key = 'dispatch-information';
    await content.createPage(key, 'fr-FR', 'versand-eins');
    await content.setSlug(key, 'fr-FR', 'versand-zwei');
    expect(await redirects()).toEqual([]);

    const { id } = await content.saveDraft({ pageKey: key, locale: 'fr-FR' });
    await content.publish(id);
    await content.setSlug(key, 'fr-FR', 'versand-drei');
    expect(await redirects()).toEqual([
      ['tradehall_ch', '/fr/versand-zwei', '/fr/versand-drei/'],
      ['tradehall_be', '/versand-zwei', '/versand-drei/'],
      ['tradehall_fr', '/versand-zwei', '/versand-drei/'],
    ]);

    await content.setSlug(key, 'fr-FR', 'versand-zwei');
    expect(await redirects()).toEqual([
      ['tradehall_ch', '/fr/versand-drei', '/fr/versand-zwei/'],
      ['tradehall_be', '/versand-drei', '/versand-zwei/'],
      ['tradehall_fr', '/versand-drei', '/versand-zwei/'],
    ]);
    await content.setSlug(key, 'fr-FR', 'versand-vier');
    const targets = (await redirects()).map(([, , target]) => target);
    expect(new Set(targets)).toEqual(new Set(['/fr/versand-vier/', '/versand-vier/']));
    await expect(content.setSlug(key, 'de-DE', 'versand')).rejects.toThrow('There is no page');
  });

  it('takes along what led to it in all shops, but only where it moves', async () => {
    await content.createPage('battery-regulations', 'it-IT', 'pile');
    const { id } = await content.saveDraft({ pageKey: 'battery-regulations', locale: 'it-IT' });
    await content.publish(id);
    for (const sourcePath of ['/batterie-vecchie', '/batterie'])
      await content.saveRedirect({ sourcePath, targetPath: '/pile/', status: 308 });
    await content.setSlug('battery-regulations', 'it-IT', 'batterie');
    const found = (await content.redirects('batterie')).items;
    expect(found.map(({ storeKey, sourcePath, targetPath }) => [storeKey, sourcePath, targetPath])).toEqual([
      [null, '/batterie', '/pile/'],
      ['tradehall_it', '/batterie-vecchie', '/batterie/'],
      [null, '/batterie-vecchie', '/pile/'],
      ['tradehall_ch', '/it/pile', '/it/batterie/'],
      ['tradehall_it', '/pile', '/batterie/'],
    ]);
  });
});

describe('a draft in the shop', () => {
  const preview = (revisionId: string, pass: string) =>
    new ShopClient(url, 'tradehall_de').call('contentPreview', z.unknown(), { revisionId, pass });

  it('is shown to who has a pass of the staff, and to nobody else', async () => {
    await content.createPage('uniprodo', 'de-DE', 'uniprodo');
    const { id } = await content.saveDraft({ pageKey: 'uniprodo', locale: 'de-DE', title: 'Entwurf' });
    const pass = await content.createStaffPass();
    expect(await preview(id, pass)).toEqual({
      key: 'uniprodo',
      locale: 'de-DE',
      title: 'Entwurf',
      metaDescription: '',
      blocks: [titleBlock('A page')],
    });
    for (const unknown of ['999999', 'mistyped', '99999999999']) expect(await preview(unknown, pass)).toBeNull();
    for (const madeUp of ['', 'x.y', `${pass}x`, pass.replace('%22', '%20')])
      expect(await preview(id, madeUp)).toBeNull();
  });

  it('needs an operator for its pass, and editing needs one too', async () => {
    const anybody = new AdminClient(url);
    for (const asked of [
      'mutation { createStaffPass { token } }',
      '{ contentPages(locale: "de-DE") { key } }',
      '{ contentBlockSchemas }',
      'mutation { withdrawContentRevision(id: 1) { id } }',
      '{ redirects { totalItems } }',
      'mutation { deleteRedirect(id: 1) }',
    ])
      await expect(anybody.ask(z.unknown(), asked)).rejects.toThrow(/authorized/);
  });
});
