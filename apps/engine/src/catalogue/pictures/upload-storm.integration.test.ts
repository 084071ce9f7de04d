import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pictureFormats, pictureWidths } from '@tradehall/domain/catalogue/picture-set.ts';
import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';
import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { RealProcess } from '@tradehall/testing/process/real-process.ts';
import { Client } from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { AdminClient } from '../../testing/admin-client';
import { describeEngine, describeWorker } from '../../testing/engine-process';
import { migratedTemplate } from '../../testing/migrated-template';
import { clearPictures } from './clear-pictures';
import { nameIn } from './picture-files';

// At its full size: UPLOAD_STORM=200 UPLOAD_STORM_MB=8 UPLOAD_STORM_MS=300000
const pictures = Number(process.env['UPLOAD_STORM'] ?? 10);
const megabytes = Number(process.env['UPLOAD_STORM_MB'] ?? 0.3);
/** In which all sizes have to be there, once the last picture is. */
const sizesWithinMs = Number(process.env['UPLOAD_STORM_MS'] ?? 120_000);
const inOneGo = 5;
const kills = Math.max(1, Math.round(pictures / 40));
const sizesOfOne = pictureFormats.length * pictureWidths.length;
/** The machine is busy while pictures are drawn. */
const healthyWithinMs = 180_000;
const deadRedis = 'redis://127.0.0.1:1';

let folder: string;
let kept: KeptFiles;
let database: DisposableDatabase;
let engine: RealProcess;
let worker: RealProcess;
let url: string;
let client: Client;
let operator: AdminClient;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const settings = { UPLOADS_FOLDER: folder };
  kept = openUploads({ ...settings, UPLOADS_BUCKET_REGION: 'eu-central-1', UPLOADS_BUCKET_ADDRESS: 'path' });
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  client = new Client({ connectionString: database.url });
  await client.connect();
  const described = await describeEngine(database.url, deadRedis, settings);
  ({ url } = described);
  engine = await RealProcess.start({ ...described.process, healthyWithinMs });
  operator = await new AdminClient(url).signIn();
  worker = await RealProcess.start({ ...(await describeWorker(database.url, deadRedis, settings)), healthyWithinMs });
}, 2 * healthyWithinMs);

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  await worker[Symbol.asyncDispose]();
  await client.end();
  await database[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const filesThere = async () => (await Array.fromAsync(kept.list())).toSorted();

/** As a camera makes it: nothing in it is like the rest, so that it is as large as asked for. */
async function photograph(): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(megabytes * 1_000_000));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } });
  return picture.jpeg({ quality: 92 }).toBuffer();
}

const assetRow = z.object({ name: z.string(), source: z.string(), state: z.string() });
async function assets(): Promise<z.output<typeof assetRow>[]> {
  const { rows } = await client.query(
    `SELECT t.name, a.source, u.state FROM asset a JOIN uploaded_picture u ON u.asset_id = a.id
       JOIN asset_translation t ON t."baseId" = a.id`,
  );
  return z.array(assetRow).parse(rows);
}

/** The operator's own names of the pictures that the library has. */
const namesThere = async () => (await assets()).map(({ name }) => name.slice(name.indexOf(' ') + 1));

/** What an operator does: a few in one go, and after a failure a look at the library for those that are missing. */
async function uploadAll(names: readonly string[], bytes: Buffer): Promise<void> {
  for (;;) {
    const there = new Set(await namesThere());
    const missing = names.filter((name) => !there.has(name)).slice(0, inOneGo);
    if (missing.length === 0) return;
    const files = missing.map((name) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }));
    // Its answer is lost with the engine: the library says what has become of it.
    await operator.upload(files).catch(() => vi.waitUntil(isHealthy, { timeout: healthyWithinMs, interval: 100 }));
  }
}

const isHealthy = () =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Each dies when so many files have come since it was alive: in the middle of an upload, of a file, of the sizes of a picture. */
async function killInTheMiddle(victim: RealProcess, progress: () => Promise<number>, most: number): Promise<void> {
  for (let nth = 0; nth < kills; nth += 1) {
    const before = await progress();
    const after = randomInt(1, most);
    await vi.waitUntil(async () => (await progress()) >= before + after, { timeout: 600_000, interval: 20 });
    await victim.restart();
  }
}

it(`${pictures} pictures are there once and in all sizes, whoever dies meanwhile, and nothing is left over`, async () => {
  const names = Array.from({ length: pictures }, (_, nth) => `picture-${nth}.jpg`);
  const bytes = await photograph();
  const originals = async () => (await filesThere()).filter((file) => file.includes('-original.')).length;
  const sizes = async () => (await filesThere()).filter((file) => !file.includes('-original.')).length;
  const beginning = performance.now();
  await Promise.all([
    uploadAll(names, bytes),
    killInTheMiddle(engine, originals, inOneGo),
    killInTheMiddle(worker, sizes, sizesOfOne),
  ]);
  const uploaded = performance.now();
  expect((await namesThere()).toSorted()).toEqual(names.toSorted());
  const isDone = async () => (await assets()).every(({ state }) => state === 'ready');
  await vi.waitUntil(isDone, { timeout: sizesWithinMs, interval: 100 });
  const seconds = (from: number, until: number) => ((until - from) / 1_000).toFixed(1);
  const told = `${pictures} pictures of ${(bytes.length / 1_000_000).toFixed(1)} MB: uploaded in ${seconds(beginning, uploaded)} s`;
  console.log(
    `${told}, in all sizes ${seconds(uploaded, performance.now())} s later; ${kills} kills of engine and of worker`,
  );

  const inEightDays = new Date(Date.now() + 8 * 24 * 60 * 60_000);
  await clearPictures(client, kept, inEightDays);
  expect(await kept.clearUnfinished(inEightDays)).toBe(0);
  const expected = (await assets()).flatMap(({ source }) => {
    const name = nameIn(source) ?? basename(source);
    const drawn = pictureFormats.flatMap((format) => pictureWidths.map((width) => `${name}-${width}.${format}`));
    return [`${name}-original.webp`, ...drawn];
  });
  expect(await filesThere()).toEqual(expected.toSorted());
}, 3_600_000);
