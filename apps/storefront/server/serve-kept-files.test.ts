import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { startObjectStoreFake } from '@tradehall/fakes/object-store/object-store-fake.ts';
import { FolderFiles } from '@tradehall/process/files/folder-files.ts';
import type { ByteRange, KeptFiles } from '@tradehall/process/files/kept-files.ts';
import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import express from 'express';
import { request } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveMedia } from './serve-media.ts';

const amazons = { UPLOADS_BUCKET_REGION: 'eu-central-1', UPLOADS_BUCKET_ADDRESS: 'path' } as const;
const film = Buffer.from(Array.from({ length: 1_500_000 }, (_none, at) => at % 253));

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

function inFolder() {
  const uploads = folder();
  writeFileSync(join(uploads, '.film.mp4-unfinished'), 'half');
  return Promise.resolve({ uploads: openUploads({ ...amazons, UPLOADS_FOLDER: uploads }), faults: null });
}

async function inBucket() {
  const { url, bucket, key, stop, faults } = await startObjectStoreFake();
  onTestFinished(stop);
  const keys = { UPLOADS_BUCKET_KEY_ID: key.id, UPLOADS_BUCKET_SECRET: key.secret };
  const settings = { ...amazons, ...keys, UPLOADS_BUCKET: bucket, UPLOADS_BUCKET_URL: url };
  return { uploads: openUploads({ ...settings, UPLOADS_FOLDER: '/read-by-no-one-here' }), faults };
}

async function serve(uploads: KeptFiles, app = express()): Promise<number> {
  app.use('/media', serveMedia({ folder: folder(), uploads, draftsUrl: null }));
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address: string | AddressInfo | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function ask(port: number, name: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') {
  const answer = await request(`http://127.0.0.1:${port}/media/uploads/${name}`, { method, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: Buffer.from(await answer.body.arrayBuffer()),
  };
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('what operators have uploaded into %s', (_where, open) => {
  async function opened() {
    const { uploads, faults } = await open();
    await uploads.put('film.mp4', film);
    return { uploads, faults, port: await serve(uploads) };
  }

  it('is handed out whole, of its type, for ever and to every origin', async () => {
    const { port } = await opened();
    const { status, headers, body } = await ask(port, 'film.mp4');
    expect([status, headers['content-type'], headers['content-length']]).toEqual([200, 'video/mp4', '1500000']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['accept-ranges'], headers['cross-origin-resource-policy']]).toEqual(['bytes', 'cross-origin']);
    expect(body.equals(film)).toBe(true);
    const head = await ask(port, 'film.mp4', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.headers['etag']]).toEqual([
      200,
      '1500000',
      headers['etag'],
    ]);
  });

  it.each([
    ['bytes=0-', 0, 1_499_999],
    ['bytes=0-0', 0, 0],
    ['bytes=1000000-1200000', 1_000_000, 1_200_000],
    ['bytes=-5', 1_499_995, 1_499_999],
    ['bytes=1499990-9999999', 1_499_990, 1_499_999],
  ])('is handed out in part: %s', async (range, first, last) => {
    const { port } = await opened();
    const { status, headers, body } = await ask(port, 'film.mp4', { range });
    expect([status, headers['content-range']]).toEqual([206, `bytes ${first}-${last}/1500000`]);
    expect(headers['content-length']).toBe(String(last - first + 1));
    expect(body.equals(film.subarray(first, last + 1))).toBe(true);
  });

  it('says how long it is where a part beyond its end is asked for', async () => {
    const { port } = await opened();
    const { status, headers, body } = await ask(port, 'film.mp4', { range: 'bytes=1500000-' });
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */1500000', 0]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['lines=1-2', 'bytes=a-b', 'bytes=0-1,5-6'])('is handed out whole for %j', async (range) => {
    const { port } = await opened();
    const { status, body } = await ask(port, 'film.mp4', { range });
    expect([status, body.length]).toEqual([200, 1_500_000]);
  });

  it('goes on in the middle only of what the visitor has the beginning of', async () => {
    const { port } = await opened();
    const { headers } = await ask(port, 'film.mp4');
    const range = 'bytes=10-19';
    for (const known of [String(headers['etag']), String(headers['last-modified'])])
      expect((await ask(port, 'film.mp4', { range, 'if-range': known })).status).toBe(206);
    for (const known of ['"another"', 'W/"film"', 'Thu, 01 Jan 2026 00:00:00 GMT'])
      expect((await ask(port, 'film.mp4', { range, 'if-range': known })).status).toBe(200);
    const again = await ask(port, 'film.mp4', { range, 'if-none-match': String(headers['etag']) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is not found where it is unfinished, elsewhere or gone', async () => {
    const { port, uploads } = await opened();
    await uploads.remove('film.mp4');
    for (const name of ['film.mp4', '.film.mp4-unfinished', '', '..%2fpackage.json', 'a%00b', '%'.repeat(3)]) {
      const { status, headers } = await ask(port, name);
      expect([name, status === 404 || status === 400]).toEqual([name, true]);
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
    }
  });

  it('costs nobody else anything where a visitor leaves in the middle', async () => {
    const { port } = await opened();
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /media/uploads/film.mp4 HTTP/1.1\r\nHost: shop\r\n\r\n');
      await once(socket, 'data');
      socket.destroy();
    }
    expect((await ask(port, 'film.mp4')).body.equals(film)).toBe(true);
  });

  it('is an error that nobody keeps where the store is away', async () => {
    const { port, faults } = await opened();
    if (faults === null) return;
    faults.set({ kind: 'refuse' });
    const { status, headers } = await ask(port, 'film.mp4');
    expect([status >= 500, headers['cache-control']]).toEqual([true, undefined]);
    faults.clear();
    expect((await ask(port, 'film.mp4')).status).toBe(200);
  });
});

/** The night's clearing comes between any two questions. */
class ClearedMeanwhile extends FolderFiles {
  override async facts(name: string) {
    const found = await super.facts(name);
    await this.remove(name);
    return found;
  }
}

it('is not found, as if it had never been there, where it is cleared at this moment', async () => {
  const uploads = new ClearedMeanwhile(folder());
  await uploads.put('film.mp4', film);
  const { status, headers, body } = await ask(await serve(uploads), 'film.mp4', { range: 'bytes=5-' });
  expect([status, body.toString(), headers['cache-control']]).toEqual([404, 'Not Found', 'no-store']);
  for (const name of ['accept-ranges', 'content-range', 'last-modified']) expect(headers[name]).toBeUndefined();
});

/** Notes what is opened, and answers late. */
class SlowToFind extends FolderFiles {
  readonly opened: Readable[] = [];
  readonly #asked = Promise.withResolvers<string>();
  readonly #left = Promise.withResolvers<string>();

  /** The visitor leaves when a file is asked for, and it is found after that. */
  async leaveMeanwhile(leave: () => Promise<string>) {
    await this.#asked.promise;
    this.#left.resolve(await leave());
  }

  override async facts(name: string) {
    this.#asked.resolve(name);
    await this.#left.promise;
    return super.facts(name);
  }

  override async stream(name: string, range?: ByteRange) {
    const stream = await super.stream(name, range);
    this.opened.push(stream);
    return stream;
  }
}

it('leaves no file open where the visitor has left before it was found', async () => {
  const uploads = new SlowToFind(folder());
  await uploads.put('film.mp4', film);
  const app = express();
  const left = Promise.withResolvers<string>();
  app.use((_request, response, next) => {
    response.once('close', () => left.resolve('left'));
    next();
  });
  const socket = connect(await serve(uploads, app), '127.0.0.1');
  socket.write('GET /media/uploads/film.mp4 HTTP/1.1\r\nHost: shop\r\n\r\n');
  await uploads.leaveMeanwhile(() => {
    socket.destroy();
    return left.promise;
  });
  await expect.poll(() => uploads.opened.map(({ destroyed }) => destroyed)).toEqual([true]);
});
