import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Engine } from '../engine/engine.ts';
import { createLogger } from '../operations/logger.ts';
import { EngineStandIn } from '../testing/engine-stand-in.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp, testEngineSecret } from '../testing/test-app.ts';
import { RedirectHits } from '../context/services/redirect-hits.ts';

const told = { body: { data: { countRedirectHits: {} } } };

describe('an address that moved', () => {
  let engine: EngineStandIn;
  let documents: StoredDocuments;
  let app: FastifyInstance;

  beforeEach(async () => {
    engine = await EngineStandIn.start();
    engine.answer = told;
    documents = new StoredDocuments();
    app = buildTestApp({ engineUrl: engine.url, load: documents.load });
    documents.put('redirect', 'fr-BE', '/nl/oud', { id: '4', targetPath: '/nl/nieuw/', status: 301 });
    documents.put('redirect', 'de-DE', '/alt', { id: '5', targetPath: '/neu/?x=1', status: 308 });
    documents.put('redirect', 'de-DE', '/böse', { id: '6', targetPath: '//evil.example', status: 301 });
  });
  afterEach(async () => {
    await app.close();
    await engine[Symbol.asyncDispose]();
  });

  const lookUp = async (sourceUrl: string, host = 'de.localhost') => {
    const url = '/api/shop/seo-redirection';
    return app.inject({ method: 'GET', url, query: { sourceUrl }, headers: { host } });
  };

  it.each([
    ['/alt', 'de.localhost', { redirectionCode: 308, targetURL: '/neu/?x=1' }],
    ['/Alt/?utm=1', 'de.localhost', { redirectionCode: 308, targetURL: '/neu/?x=1' }],
    ['/nl/oud/', 'be.localhost', { redirectionCode: 301, targetURL: '/nl/nieuw/' }],
    ['/nl/oud/', 'de.localhost', null],
    ['/unbekannt', 'de.localhost', null],
    ['/%zz', 'de.localhost', null],
    ['/', 'de.localhost', null],
  ])('%s in %s: %j', async (address, host, data) => {
    const answer = await lookUp(address, host);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data });
  });

  it('leads nowhere else, whatever the table says', async () => {
    const answer = await lookUp('/böse');
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('evil');
  });

  it('is looked up once a second, also when there is nothing', async () => {
    for (let times = 0; times < 3; times += 1) await lookUp('/unbekannt');
    expect(documents.loads).toEqual([{ kind: 'redirect', keys: ['/unbekannt'] }]);
  });

  it('tells the engine how many followed it, at the latest when the process ends', async () => {
    for (const address of ['/alt', '/alt/', '/unbekannt']) await lookUp(address);
    await lookUp('/nl/oud', 'be.localhost');
    await app.close();
    expect(engine.asked.map(({ variables }) => variables)).toEqual([
      {
        hits: [
          { id: '5', count: 2 },
          { id: '4', count: 1 },
        ],
      },
    ]);
  });

  it('tells it again what the engine did not hear', async () => {
    const asked = new Engine({ url: engine.url, secret: testEngineSecret });
    const hits = new RedirectHits({ engine: asked, log: createLogger('silent'), everyMs: 20 });
    engine.answer = { status: 503, body: {} };
    hits.count('5', 'tradehall_de');
    hits.count('5', 'tradehall_de');
    await expect.poll(() => engine.asked.length).toBeGreaterThan(0);
    hits.count('5', 'tradehall_de');
    await expect.poll(() => engine.asked.at(-1)?.variables).toEqual({ hits: [{ id: '5', count: 3 }] });
    engine.answer = told;
    const askedByOneFlush = async () => {
      const times = engine.asked.length;
      await hits.flush();
      return engine.asked.length - times;
    };
    await expect.poll(askedByOneFlush).toBe(0);
    expect(engine.asked.at(-1)?.variables).toEqual({ hits: [{ id: '5', count: 3 }] });
    await asked.close();
  });
});
