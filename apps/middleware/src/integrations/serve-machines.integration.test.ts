import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LocalPurses } from '../context/services/purses.ts';
import { giveMachineKey, type MachineKey, sendPart, signedHeaders } from '../testing/machine-under-test.ts';
import { type RealEngine, startRealEngine } from '../testing/real-shop.ts';
import { StoredDocuments } from '../testing/stored-documents.ts';
import { buildTestApp } from '../testing/test-app.ts';

const file = 'sku;pieces\nEX10010001;12\n';
const wish = 'kind=stock&mode=dry-run';

let engine: RealEngine;
let database: Client;
let app: FastifyInstance;
let url: string;
let key: MachineKey;
const purses = new LocalPurses();

beforeAll(async () => {
  engine = await startRealEngine();
  database = new Client({ connectionString: engine.databaseUrl });
  await database.connect();
  app = buildTestApp({ engineUrl: engine.url, load: new StoredDocuments().load, purses });
  url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/machines/imports`;
  key = await giveMachineKey(engine.url);
});

afterAll(async () => {
  // Of uploads that were cut nobody waits for the rest.
  app.server.closeAllConnections();
  await app.close();
  await database.end();
  await engine[Symbol.asyncDispose]();
});

const countRow = z.tuple([z.object({ count: z.int() })]);
const count = async (table: string) =>
  countRow.parse((await database.query(`SELECT count(*)::int FROM ${table}`)).rows)[0].count;
const kept = async () => [await count('import_run'), await count('import_row'), await count('integration_call')];

const told = z.object({ data: z.looseObject({ run: z.int() }) });

async function upload(content = file, headers: Record<string, string> = signedHeaders(key, content), query = wish) {
  const response = await fetch(`${url}?${query}`, { method: 'POST', headers, body: content });
  return { status: response.status, body: await response.json() };
}

describe('a file of another system', () => {
  it('comes to the engine as it was sent, and its run is told to whoever brought it', async () => {
    const { status, body } = await upload();
    const { run } = told.parse(body).data;
    expect([status, body]).toEqual([200, { data: { run, isRepeated: false } }]);
    const headers = signedHeaders(key, `/api/machines/imports/${run}`);
    const state = await fetch(`${url}/${run}?take=10`, { headers });
    expect(state.headers.get('cache-control')).toBe('private, no-store');
    expect(await state.json()).toMatchObject({ data: { run, kind: 'stock', state: 'checking', rows: 1 } });
  });

  it('may be eight megabytes', async () => {
    const line = `EX10010001;12;${'filler-'.repeat(1_000)}\n`;
    const content = `sku;pieces;note\n${line.repeat(Math.floor(((8 << 20) - 16) / line.length))}`;
    expect(await upload(content)).toMatchObject({ status: 200, body: { data: { isRepeated: false } } });
  });

  it('that is broken off leaves nothing, and is taken when it is sent again', async () => {
    const own = await giveMachineKey(engine.url, 3);
    const headers = signedHeaders(own, file, 'call-broken-off');
    const before = await kept();
    const length = { 'content-length': String(file.length) };
    const sending = sendPart(`${url}?${wish}`, { ...headers, ...length }, file.slice(0, 20));
    const failed = expect(sending.answer).rejects.toThrow();
    const purse = { key: `machines:key:${own.code}:127.0.0.1`, allowance: { most: 3, perMs: 60_000 } };
    // From then on the body goes through.
    await expect.poll(async () => (await purses.look([purse]))[0]).toBeLessThan(2.9);
    sending.breakOff();
    await failed;
    expect(await kept()).toEqual(before);
    expect(await upload(file, headers)).toMatchObject({ status: 200, body: { data: { isRepeated: false } } });
    expect(await upload(file, headers)).toMatchObject({ status: 200, body: { data: { isRepeated: true } } });
  });

  it('that comes slowly keeps no other system waiting', async () => {
    const slow = await giveMachineKey(engine.url);
    const headers = () => ({ ...signedHeaders(slow, file), 'content-length': String(file.length) });
    const sending = Array.from({ length: 4 }, () => sendPart(`${url}?${wish}`, headers(), file.slice(0, 20)));
    const failed = Promise.all(sending.map(({ answer }) => expect(answer).rejects.toThrow()));
    const purse = { key: `machines:key:${slow.code}:127.0.0.1`, allowance: { most: 60, perMs: 60_000 } };
    await expect.poll(async () => (await purses.look([purse]))[0]).toBeLessThan(57);
    expect(await upload()).toMatchObject({ status: 200 });
    for (const { breakOff } of sending) breakOff();
    await failed;
  });

  it('is refused as the engine says, with its status', async () => {
    const forged = { ...signedHeaders(key, `${file} `), 'content-length': String(file.length) };
    expect(await upload(file, forged)).toMatchObject({ status: 401, body: { refusal: 'signature-wrong' } });
    expect(await upload(file, undefined, 'kind=orders&mode=apply')).toMatchObject({ status: 403 });
    expect(await upload(file, undefined, '')).toMatchObject({ status: 400, body: { refusal: 'call-malformed' } });
    expect(await upload('')).toMatchObject({ status: 422, body: { refusal: 'file-refused' } });
  });
});

describe('a call that may not be made', () => {
  const lengthOf = (bytes: number) => ({ 'content-length': String(bytes) });
  const headersOf = (of = key) => ({ ...signedHeaders(of, file), ...lengthOf(file.length) });
  const begin = (headers: Record<string, string>) => sendPart(`${url}?${wish}`, headers).answer;

  it('is turned away before its body is read', async () => {
    const stranger = { code: 'key_AAAAAAAAAAAAAAAA', secret: key.secret };
    expect(await begin(headersOf(stranger))).toMatchObject({ status: 401, refusal: 'key-refused' });
    expect(await begin({ ...headersOf(), ...lengthOf((8 << 20) + 1) })).toMatchObject({ status: 413 });
    expect(await begin({ ...headersOf(), 'webhook-id': 'a.b' })).toMatchObject({ status: 400 });
    const old = { 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) - 400) };
    expect(await begin({ ...headersOf(), ...old })).toMatchObject({ status: 401, refusal: 'timestamp-off' });
    const unmeasured = { ...signedHeaders(key, file), 'transfer-encoding': 'chunked' };
    expect(await begin(unmeasured)).toMatchObject({ status: 411 });
  });

  it('is one too many of its key, and those of other keys go on', async () => {
    const slow = await giveMachineKey(engine.url, 2);
    expect(await upload(file, signedHeaders(slow, file))).toMatchObject({ status: 200 });
    expect(await upload(file, signedHeaders(slow, file))).toMatchObject({ status: 200 });
    const third = await begin(headersOf(slow));
    expect(third).toMatchObject({ status: 429, refusal: 'too-many-calls' });
    expect(third.retryAfter).toMatch(/^\d+$/);
    expect(await upload()).toMatchObject({ status: 200 });
  });

  it('uses up nothing of a key whose secret it does not know', async () => {
    const own = await giveMachineKey(engine.url, 2);
    const forge = async () => {
      const headers = { ...signedHeaders({ ...own, secret: key.secret }, file), ...lengthOf(file.length) };
      const call = { method: 'POST', url: `/api/machines/imports?${wish}`, payload: file, headers } as const;
      return (await app.inject({ ...call, remoteAddress: '203.0.113.9' })).statusCode;
    };
    expect([await forge(), await forge(), await forge()]).toEqual([401, 401, 429]);
    expect(await upload(file, signedHeaders(own, file))).toMatchObject({ status: 200 });
    expect(await upload(file, signedHeaders(own, file))).toMatchObject({ status: 200 });
  });

  it('is one too many of a key in all places together', async () => {
    const own = await giveMachineKey(engine.url, 2);
    const from = async (remoteAddress: string) => {
      const headers = { ...signedHeaders(own, file), ...lengthOf(file.length) };
      const call = { method: 'POST', url: `/api/machines/imports?${wish}`, payload: file, headers } as const;
      return (await app.inject({ ...call, remoteAddress })).statusCode;
    };
    expect([await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.3')]).toEqual([200, 200, 429]);
  });

  it('is one too many of its address', async () => {
    const place = { key: 'machines:address:127.0.0.1', allowance: { most: 600, perMs: 60_000 } };
    await purses.add([place], -600);
    expect(await begin(headersOf())).toMatchObject({ status: 429, refusal: 'too-many-calls' });
    await purses.add([place], 600);
    expect(await upload()).toMatchObject({ status: 200 });
  });

  it('can be made again when the engine is away', async () => {
    const alone = buildTestApp({ engineUrl: 'http://127.0.0.1:1', load: new StoredDocuments().load });
    const answer = await alone.inject({
      method: 'POST',
      url: `/api/machines/imports?${wish}`,
      payload: file,
      headers: headersOf(),
    });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ refusal: 'unavailable' });
    await alone.close();
  });
});
