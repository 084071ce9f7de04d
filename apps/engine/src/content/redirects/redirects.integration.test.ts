import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { ContentClient } from '../../testing/content-client';
import { ShopClient } from '../../testing/shop-client';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';

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

const save = (sourcePath: string, targetPath: string, changes: object = {}) =>
  content.saveRedirect({ sourcePath, targetPath, status: 301, ...changes });

const remove = (id: string) =>
  operator.ask(z.object({ deleteRedirect: z.boolean() }), 'mutation ($id: ID!) { deleteRedirect(id: $id) }', { id });

describe('a redirect', () => {
  it('is kept in one spelling, changed and deleted', async () => {
    const saved = await save('/Alte-Seite/', '/neue-seite/');
    expect(saved).toMatchObject({
      storeKey: null,
      sourcePath: '/alte-seite',
      targetPath: '/neue-seite/',
      status: 301,
      hits: 0,
      lastHitAt: null,
    });
    const changed = { id: saved.id, storeKey: 'tradehall_de', status: 308 };
    expect(await save('/alte-seite', '/andere-seite/', changed)).toMatchObject({
      ...changed,
      targetPath: '/andere-seite/',
    });
    expect(await content.redirects('ANDERE')).toMatchObject({ totalItems: 1, items: [{ id: saved.id }] });
    expect(await content.redirects('%')).toMatchObject({ totalItems: 0 });
    expect(await remove(saved.id)).toEqual({ deleteRedirect: true });
    expect(await remove(saved.id)).toEqual({ deleteRedirect: false });
    await expect(save('/alte-seite', '/x/', { id: saved.id })).rejects.toThrow('does not exist any more');
  });

  it('never leads to another: what led to its source is led on', async () => {
    await save('/kette-a', '/kette-b/');
    await save('/kette-b', '/kette-c/');
    expect((await content.redirects('kette')).items).toMatchObject([
      { sourcePath: '/kette-a', targetPath: '/kette-c/' },
      { sourcePath: '/kette-b', targetPath: '/kette-c/' },
    ]);
  });

  it.each([
    ['/kreis-a/', '/kreis-a', {}, '/kreis-a cannot be redirected to itself'],
    ['/kreis-b', '/kreis-a?x=1', {}, '/kreis-a is itself redirected to /kreis-c/: lead there directly'],
    ['/kreis-c', '/kreis-a/', {}, '/kreis-a is itself redirected to /kreis-c/: lead there directly'],
    ['/kreis-a', '/kreis-d', {}, '/kreis-a is already redirected'],
    ['/kreis-c', '/kreis-d', { storeKey: 'tradehall_de' }, '/kreis-a is redirected to /kreis-c in all shops'],
    ['/', '/kreis', {}, 'The old address has to be a path'],
    ['https://elsewhere.example/', '/kreis', {}, 'The old address has to be a path'],
    ['/kreis-e', 'https://elsewhere.example/', {}, 'The new address has to be a path of the shop'],
    ['/kreis-e', '//elsewhere.example', {}, 'The new address has to be a path of the shop'],
    ['/kreis-e', '/\\elsewhere.example', {}, 'The new address has to be a path of the shop'],
    ['/kreis-e', '/kreis', { status: 302 }, 'The status is one of 301, 308'],
    ['/kreis-e', '/kreis', { storeKey: 'tradehall_xx' }, 'There is no shop tradehall_xx'],
  ])('from %s to %s with %j is refused', async (source, target, changes, sentence) => {
    if ((await content.redirects('/kreis-a')).totalItems === 0) await save('/kreis-a', '/kreis-c/');
    await expect(save(source, target, changes)).rejects.toThrow(sentence);
  });

  it('of one shop goes beside that of all', async () => {
    await save('/neben', '/alle/');
    await save('/neben', '/nur-deutsch/', { storeKey: 'tradehall_de' });
    expect((await content.redirects('neben')).totalItems).toBe(2);
  });

  it('is left behind also where a page of its own is only being written', async () => {
    const key = 'product-recalls';
    await content.createPage(key, 'de-DE', 'rueckrufe');
    const { id } = await content.saveDraft({ pageKey: key, locale: 'de-DE' });
    await content.publish(id);
    await content.createPage(key, 'de-AT', 'rueckholungen');
    await content.createPage(key, 'de-CH', 'rueckrufe-schweiz');
    const swiss = await content.saveDraft({ pageKey: key, locale: 'de-CH' });
    await content.publish(swiss.id);
    await content.setSlug(key, 'de-DE', 'produktrueckrufe');
    const { items } = await content.redirects('/rueckrufe');
    expect(items.map(({ storeKey, targetPath }) => [storeKey, targetPath])).toEqual([
      ['tradehall_at', '/produktrueckrufe/'],
      ['tradehall_de', '/produktrueckrufe/'],
    ]);
  });

  it('counts the visitors it sent on', async () => {
    const { id } = await save('/gezaehlt', '/ziel/');
    const count = (hits: object[]) =>
      new ShopClient(url, 'tradehall_de').call('countRedirectHits', z.strictObject({}), { hits });
    expect(await count([{ id, count: 3 }])).toEqual({});
    const two = [
      { id, count: 2 },
      { id: '999999', count: 1 },
    ];
    expect(await count(two)).toEqual({});
    const { items } = await content.redirects('gezaehlt');
    expect(items).toMatchObject([{ hits: 5 }]);
    expect(items[0]?.lastHitAt).not.toBeNull();
    await expect(count([{ id, count: 0 }])).rejects.toThrow();
  });
});
