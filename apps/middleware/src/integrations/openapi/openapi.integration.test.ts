import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { productDocument, storeDocument } from '../../testing/documents.ts';
import { giveMachineKey, signedHeaders } from '../../testing/machine-under-test.ts';
import { type RealEngine, startRealEngine } from '../../testing/real-shop.ts';
import { StoredDocuments } from '../../testing/stored-documents.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { makeOpenApi } from './openapi-document.ts';

const shopHost = { host: 'de.localhost:3000' };
const media = z
  .looseObject({ example: z.unknown(), schema: z.record(z.string(), z.unknown()) })
  .partial({ example: true });
const contents = z.record(z.string(), media);
const operation = z.looseObject({
  operationId: z.string(),
  parameters: z.array(z.looseObject({ name: z.string(), example: z.string().optional() })).default([]),
  requestBody: z.object({ content: contents }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: contents })),
});
const document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), operation)) });

let engine: RealEngine;
let app: FastifyInstance;
const openApi = makeOpenApi();
const { paths } = document.parse(openApi);
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, each]) => ({ path, method, ...each })),
);

beforeAll(async () => {
  engine = await startRealEngine();
  const documents = new StoredDocuments();
  documents.put('product', 'de-DE', 'EX10010001', productDocument());
  documents.put('store', 'de-DE', 'tradehall_de', storeDocument);
  app = buildTestApp({ engineUrl: engine.url, load: documents.load });
});

afterAll(async () => {
  await app.close();
  await engine[Symbol.asyncDispose]();
});

/** What the document says of an answer, held against one. */
function faultsOf(path: string, method: string, status: number, answer: unknown) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', ...openApi });
  const told = paths[path]?.[method]?.responses[String(status)]?.content['application/json']?.schema;
  const text = JSON.stringify(told).replaceAll('"#/components', '"openapi#/components');
  const isTold = ajv.compile(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));
  return isTold(answer) ? [] : isTold.errors;
}

describe('the document of all calls', () => {
  it('is OpenAPI 3.1 to those who keep the schema of it, and names nothing that is not there', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...openApi })).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
    const text = JSON.stringify(openApi);
    const { components } = z
      .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
      .parse(openApi);
    const named = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(components.schemas, name))).toEqual([]);
    expect([...text.matchAll(/"\$ref":"(?!#\/components\/schemas\/)/g)]).toEqual([]);
  });

  it('is served to programs and to people', async () => {
    const served = await app.inject({ url: '/api/machines/openapi.json' });
    expect(served.json()).toEqual(JSON.parse(JSON.stringify(openApi)));
    const page = await app.inject({ url: '/api/machines/reference', headers: { 'accept-encoding': 'identity' } });
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(operations.filter(({ operationId }) => !page.body.includes(`id="${operationId}"`))).toEqual([]);
    expect(page.body).not.toMatch(/<script|style="/);
    const targets = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
    expect(new Set(targets.filter((id) => !page.body.includes(`id="${id}"`)))).toEqual(new Set());
  });

  const byPages = operations.filter(
    ({ requestBody, operationId }) =>
      requestBody?.content['application/json']?.example !== undefined && !operationId.startsWith('machines.'),
  );
  it.each(byPages)(
    'has an example that runs, and is answered as it says: $path',
    async ({ path, method, requestBody }) => {
      const payload = z.record(z.string(), z.unknown()).parse(requestBody?.content['application/json']?.example);
      const answer = await app.inject({ method: 'POST', url: path, payload, headers: shopHost });
      expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.stringContaining('"data"')]);
      expect(faultsOf(path, method, 200, answer.json())).toEqual([]);
    },
  );

  it('has an example of events that runs', async () => {
    const key = await giveMachineKey(engine.url, 60, ['events']);
    const database = new Client({ connectionString: engine.databaseUrl });
    await database.connect();
    await database.query(`INSERT INTO merchant_event (fact, type, object, store_key, facts, happened_at)
      VALUES ('case:1', 'case.opened', 'case:C1', 'tradehall_de', '{"caseNumber":"C1"}', now())`);
    await database.end();
    const path = '/api/machines/events';
    const get = operations.find(({ operationId }) => operationId === 'machines.events');
    const examples = (get?.parameters ?? []).map(({ name, example }): [string, string] => [name, example ?? '']);
    const query = Object.fromEntries(examples);
    const answer = await app.inject({ url: path, query, headers: signedHeaders(key, path) });
    expect(answer.json()).toMatchObject({ data: { events: [{ id: 'evt_1', type: 'case.opened' }], next: '1' } });
    expect(faultsOf(path, 'get', 200, answer.json())).toEqual([]);
    const refused = await app.inject({ url: path, query: { after: '9' }, headers: signedHeaders(key, path) });
    expect(faultsOf(path, 'get', 410, refused.json())).toEqual([]);
  });

  it.each(['machines.sendShipment', 'machines.notePayment'])(
    'has an example of %s that is understood',
    async (name) => {
      const key = await giveMachineKey(engine.url, 60, ['shipments', 'payments']);
      const post = operations.find(({ operationId }) => operationId === name);
      const path = post?.path ?? '';
      const payload = JSON.stringify(post?.requestBody?.content['application/json']?.example);
      const headers = { ...signedHeaders(key, payload), 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: path, payload, headers });
      // This shop has sold nothing yet.
      expect(answer.json()).toMatchObject({ refusal: 'order-unknown' });
      expect(faultsOf(path, 'post', 404, answer.json())).toEqual([]);
    },
  );

  it('has an example of a file, and leads from its answer to its state', async () => {
    const key = await giveMachineKey(engine.url);
    const path = '/api/machines/imports';
    const post = operations.find(({ operationId }) => operationId === 'machines.upload');
    const body = z.string().parse(post?.requestBody?.content['application/octet-stream']?.example);
    const query = Object.fromEntries(
      (post?.parameters ?? []).flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]])),
    );
    const taken = await app.inject({
      method: 'POST',
      url: path,
      query,
      payload: body,
      headers: signedHeaders(key, body),
    });
    expect(faultsOf(path, 'post', 200, taken.json())).toEqual([]);
    const { run } = z.object({ data: z.object({ run: z.int() }) }).parse(taken.json()).data;
    const state = await app.inject({ url: `${path}/${run}`, headers: signedHeaders(key, `${path}/${run}`) });
    expect(faultsOf(`${path}/{run}`, 'get', 200, state.json())).toEqual([]);
    const refused = await app.inject({ url: `${path}/${run}`, headers: signedHeaders(key, `${path}/0`) });
    expect(faultsOf(`${path}/{run}`, 'get', 401, refused.json())).toEqual([]);
    expect(faultsOf(`${path}/{run}`, 'get', 401, { refusal: 'run-unknown' })).not.toEqual([]);
  });
});
