import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { longestDrainMs } from '@tradehall/process/http-listener.ts';
import { FaultyLine } from '@tradehall/testing/line/faulty-line.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { type DisposableRedis, leaseDisposableRedis } from '@tradehall/testing/redis/disposable-redis.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeEngine, describeWorker } from './testing/engine-process';
import { migratedTemplate } from './testing/migrated-template';

let database: DisposableDatabase;
let redis: DisposableRedis;
let lines: readonly FaultyLine[];
let running: Readonly<Record<'engine' | 'worker', { readonly process: RealProcess; readonly port: number }>>;

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  redis = leaseDisposableRedis();
  const [toPostgres, toRedis] = [await FaultyLine.to(database.url), await FaultyLine.to(redis.url)];
  lines = [toPostgres, toRedis];
  const [databaseUrl, redisUrl] = [toPostgres.through(database.url), toRedis.through(redis.url)];
  const quick = { DRAIN_NOTICE_MS: '0' };
  const { process: engine } = await describeEngine(databaseUrl, redisUrl, quick);
  const worker = await describeWorker(databaseUrl, redisUrl, quick);
  const start = async (described: typeof engine) => ({
    process: await RealProcess.start(described),
    port: Number(new URL(described.healthUrl).port),
  });
  const [first, second] = await Promise.all([start(engine), start(worker)]);
  running = { engine: first, worker: second };
});

afterAll(async () => {
  for (const { process } of Object.values(running)) await process.kill9();
  for (const line of lines) await line[Symbol.asyncDispose]();
  await redis[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

describe.each(['engine', 'worker'] as const)('a request that nobody makes is refused by the %s', (name) => {
  it.each([
    ['to say back what was sent', 'TRACE /health', 405],
    ['the same elsewhere', 'TRACE /admin-api', 405],
    ['for a whole address, as of a proxy', 'GET http://evil.example/health', 400],
    ['for its own address in that form', 'GET http://127.0.0.1/health', 400],
    ['for no path', 'OPTIONS *', 400],
  ])('%s', async (_what, line, status) => {
    const socket = connect(running[name].port, '127.0.0.1');
    socket.write(`${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Said: aloud\r\nConnection: close\r\n\r\n`);
    const answer = await text(socket);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).not.toContain('aloud');
  });
});

const token = 'session-of-nobody';
const cookie = Buffer.from(JSON.stringify({ token })).toString('base64');

describe('a file that comes to the admin API is not read', () => {
  it.each([
    ['where nobody is signed in', [`Content-Length: ${50 << 20}`], 401],
    ['with a token that is nobody’s', ['Content-Length: 1000', `Authorization: Bearer ${token}`], 401],
    ['with the same in a cookie', ['Content-Length: 1000', `Cookie: engine-admin=${cookie}; engine-admin.sig=x`], 401],
    ['where all of the request are more than may be', [`Content-Length: ${1 << 30}`], 413],
    ['where nobody says how long it is', ['Transfer-Encoding: chunked'], 411],
  ])('%s', async (_what, headers, status) => {
    const socket = connect(running.engine.port, '127.0.0.1');
    const head = ['POST /admin-api HTTP/1.1', 'Host: 127.0.0.1', 'Content-Type: multipart/form-data; boundary=x'];
    // Its body does not come.
    socket.write([...head, ...headers, '', ''].join('\r\n'));
    for await (const answer of socket) {
      expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
      break;
    }
  });
});

it('engine and worker end in their time although PostgreSQL and Redis say nothing any more', async () => {
  for (const line of lines) line.fallSilent();
  // Questions are under way that nobody will answer.
  for (const { port } of Object.values(running)) fetch(`http://127.0.0.1:${port}/ready`).catch(() => undefined);
  const ended = Object.values(running).map(({ process }) => process.endsWithin(longestDrainMs + 2_000));
  expect(await Promise.all(ended)).toEqual([true, true]);
});
