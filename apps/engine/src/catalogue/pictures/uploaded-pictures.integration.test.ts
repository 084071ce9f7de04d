import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { withoutSize } from '@tradehall/domain/catalogue/picture-set.ts';
import { startObjectStoreFake } from '@tradehall/fakes/object-store/object-store-fake.ts';
import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';
import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { loadProductFacts } from '../../read-side/load/load-product-facts';
import { loadProducts } from '../../read-side/load/load-products';
import { AdminClient } from '../../testing/admin-client';
import { OperatorsUnderTest, password } from '../../testing/operators-under-test';
import { claimingPng, sampleMp4, samplePicture, sampleWebm } from '../../testing/sample-pictures';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { clearPictures } from './clear-pictures';

const amazons = { UPLOADS_BUCKET_REGION: 'eu-central-1', UPLOADS_BUCKET_ADDRESS: 'path' } as const;

interface Place {
  readonly settings: Parameters<typeof openUploads>[0] & Record<string, string>;
  readonly close: () => Promise<void> | void;
}

function inFolder(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  return Promise.resolve({
    settings: { ...amazons, UPLOADS_FOLDER: folder },
    close: () => rmSync(folder, { recursive: true }),
  });
}

async function inBucket(): Promise<Place> {
  const { url, bucket, key, stop } = await startObjectStoreFake({ pageSize: 20 });
  const keys = { UPLOADS_BUCKET_KEY_ID: key.id, UPLOADS_BUCKET_SECRET: key.secret };
  const bucketSettings = { ...amazons, ...keys, UPLOADS_BUCKET: bucket, UPLOADS_BUCKET_URL: url };
  return { settings: { ...bucketSettings, UPLOADS_FOLDER: '/read-by-no-one-here' }, close: stop };
}

const fileOf = (bytes: Buffer, name = 'kitchen.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

function filesOf(source: string): string[] {
  const name = basename(source, '-1280.webp');
  const sizes = [320, 640, 960, 1280].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
  return [...sizes, `${name}-original.webp`];
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('a picture that an operator uploads into %s', (_where, open) => {
  let place: Place;
  let kept: KeptFiles;
  let engine: TestEngine;
  let operator: AdminClient;
  const filesThere = async () => (await Array.fromAsync(kept.list())).toSorted();
  const pool = { client: new Client() };

  beforeAll(async () => {
    place = await open();
    kept = openUploads(place.settings);
    engine = await startTestEngine(undefined, place.settings);
    ({ operator } = engine);
    pool.client = new Client({ connectionString: engine.databaseUrl });
    await pool.client.connect();
  });

  afterAll(async () => {
    await pool.client.end();
    await engine[Symbol.asyncDispose]();
    await place.close();
  });

  async function addProductWith(assetIds: readonly string[]): Promise<number> {
    const translations = [{ languageCode: 'en', name: 'Oven', slug: `oven-${assetIds.join('-')}`, description: '' }];
    const { createProduct: product } = await operator.ask(
      z.object({ createProduct: z.object({ id: z.string() }) }),
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
      { input: { translations, assetIds, featuredAssetId: assetIds[0] } },
    );
    return Number(product.id);
  }

  async function picturesShownOf(productId: number) {
    return (await loadProductFacts(pool.client, [productId], Date.now())).of(productId).pictures;
  }

  function startDrawing(): ChildProcess {
    const built = join(__dirname, '../../../dist/src/catalogue/pictures/start-picture-sizes.js');
    const options = JSON.stringify({ databaseUrl: engine.databaseUrl, pollMs: 50 });
    const program = `
      const { openUploads } = require('@tradehall/process/files/open-kept-files.ts');
      const uploads = openUploads(${JSON.stringify(place.settings)});
      require(${JSON.stringify(built)}).startPictureSizes({ ...${options}, uploads, log: console })`;
    const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  }

  async function isReady(assetId: string): Promise<boolean> {
    const { rows } = await pool.client.query('SELECT state FROM uploaded_picture WHERE asset_id = $1', [assetId]);
    return z.tuple([z.object({ state: z.string() })]).parse(rows)[0].state === 'ready';
  }

  it('is shown as a draft at once, and in all sizes once the worker has drawn them, also where one is killed', async () => {
    const samples = [await samplePicture('jpeg', 40), await samplePicture('jpeg', 70), await samplePicture('jpeg', 40)];
    const assets = await operator.upload(samples.map((bytes) => fileOf(bytes)));
    const productId = await addProductWith(assets.map(({ id }) => id));
    const drafts = await picturesShownOf(productId);
    expect(drafts.map(({ url }) => basename(url))).toEqual(assets.map(({ preview }) => basename(preview)));
    // A camera's place is not kept, nor the operator's name of the file.
    for (const file of await filesThere()) {
      expect(file).not.toContain('kitchen');
      expect((await kept.read(file)).includes('Tradehall kitchen')).toBe(false);
    }
    await pool.client.query('DELETE FROM outbox');

    const before = (await filesThere()).length;
    const killed = startDrawing();
    await vi.waitUntil(async () => (await filesThere()).length > before + 1, { timeout: 20_000, interval: 5 });
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
    expect(await isReady(assets.at(-1)?.id ?? '')).toBe(false);

    const [, second] = [startDrawing(), startDrawing()];
    for (const { id } of assets) await vi.waitUntil(() => isReady(id), { timeout: 30_000, interval: 50 });
    expect(second.exitCode).toBeNull();
    expect(await filesThere()).toEqual(assets.flatMap(({ source }) => filesOf(source)).toSorted());
    const shown = await picturesShownOf(productId);
    expect(shown.map(({ url }) => `${url}-1280.webp`)).toEqual(assets.map(({ source }) => new URL(source).pathname));
    const { rows } = await pool.client.query(`SELECT key FROM outbox WHERE topic = 'product'`);
    expect(new Set(rows.map((row) => z.object({ key: z.string() }).parse(row).key))).toEqual(new Set([`${productId}`]));
  }, 60_000);

  it.each([
    ['a drawing with scripts', 'image/svg+xml', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page that calls itself a picture', 'image/png', 'x.png', '<!doctype html><script>alert(1)</script>'],
  ])('is refused as %s, and leaves no file', async (_what, type, name, text) => {
    const before = await filesThere();
    await expect(operator.upload([fileOf(Buffer.from(text), name, type)])).rejects.toThrow();
    expect(await filesThere()).toEqual(before);
  });

  it('is refused with its name and a reason before it is unpacked, where it claims too much', async () => {
    const bomb = fileOf(claimingPng(60_000, 60_000), 'bomb.png', 'image/png');
    await expect(operator.upload([bomb])).rejects.toThrow('bomb.png has more than 50 million pixels.');
  });

  it('is refused alone: the others of its upload are kept, and it is named with its reason', async () => {
    const good = fileOf(await samplePicture('png'), 'good.png', 'image/png');
    const other = fileOf(await samplePicture('jpeg', 70), 'other.jpg');
    const answers = await operator.tryUpload([
      good,
      fileOf(claimingPng(60_000, 60_000), 'bomb.png', 'image/png'),
      fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing.svg', 'image/svg+xml'),
      fileOf(Buffer.alloc(21 * 1024 * 1024, await samplePicture('png')), 'huge.png', 'image/png'),
      other,
    ]);
    expect(answers.map((answer) => ('message' in answer ? answer.message : 'kept'))).toEqual([
      'kept',
      'bomb.png has more than 50 million pixels.',
      'drawing.svg is no JPEG, PNG, WebP or AVIF.',
      'huge.png is larger than 20 MB.',
      'kept',
    ]);
    const kept = answers.flatMap((answer) => ('id' in answer ? [answer] : []));
    const productId = await addProductWith(kept.map(({ id }) => id));
    const shown = await picturesShownOf(productId);
    expect(shown.map(({ url }) => basename(url))).toEqual(kept.map(({ preview }) => basename(preview)));
    for (const { preview } of kept) expect(await filesThere()).toContain(basename(preview));
  });

  it('is taken from operators of all stores alone', async () => {
    const operators = new OperatorsUnderTest(engine);
    const rights = ['ReadCatalog', 'CreateCatalog', 'UpdateCatalog'];
    const { email } = await operators.addOperator(password, rights, { customFields: { stores: ['tradehall_de'] } });
    const manager = await operators.asOperator(email);
    const picture = fileOf(await samplePicture('png'), 'x.png', 'image/png');
    await expect(manager.upload([picture])).rejects.toThrow('not currently authorized');
    await expect(new AdminClient(engine.url).upload([picture])).rejects.toThrow('not currently authorized');
  });

  it('has a text for each language, and says which are missing', async () => {
    const [asset] = await operator.upload([fileOf(await samplePicture('png'), 'x.png', 'image/png')]);
    const productId = await addProductWith([asset?.id ?? '']);
    const facts = z.object({ savePictureTexts: z.object({ missingLanguages: z.array(z.string()) }) });
    const save = (texts: readonly { language: string; alt: string }[]) =>
      operator.ask(
        facts,
        `mutation ($assetId: ID!, $texts: [PictureTextInput!]!) {
          savePictureTexts(assetId: $assetId, texts: $texts) { missingLanguages } }`,
        { assetId: asset?.id, texts },
      );
    const german = { language: 'de', alt: 'Ein Ofen mit zwei Türen' };
    await save([german, { language: 'fr', alt: 'Un four' }]);
    const { savePictureTexts: saved } = await save([{ language: 'fr', alt: ' ' }]);
    expect(saved.missingLanguages).toHaveLength(20);
    expect(saved.missingLanguages).toContain('fr');
    expect(await picturesShownOf(productId)).toMatchObject([{ alts: { de: german.alt } }]);
    await expect(save([{ language: 'tlh', alt: 'Qapla' }])).rejects.toThrow('a language of the shop');
  });

  it('is cleared 30 days after its last use, with its files; a used one stays, and so does what was just uploaded', async () => {
    const pngs = await Promise.all([40, 50, 70].map((hue) => samplePicture('png', hue)));
    const [used, named, unused] = await operator.upload(pngs.map((bytes) => fileOf(bytes, 'x.png', 'image/png')));
    await addProductWith([used?.id ?? '']);
    const address = new URL(named?.source ?? '').pathname;
    await pool.client.query(`UPDATE collection SET "customFieldsCategoryimageurl" = $1 WHERE "isRoot"`, [address]);
    expect(await clearPictures(pool.client, kept)).toEqual({ pictures: 0, files: 0 });
    await pool.client.query(`UPDATE uploaded_picture SET unused_since = now() - interval '31 days'`);
    const isOf = (asset: { source: string } | undefined) => (file: string) =>
      filesOf(asset?.source ?? '').includes(file);
    expect(await clearPictures(pool.client, kept)).toEqual({ pictures: 1, files: 2 });
    expect((await filesThere()).some(isOf(unused))).toBe(false);
    for (const asset of [used, named]) expect((await filesThere()).filter(isOf(asset))).toHaveLength(2);
    // What a killed process has left behind goes a week later.
    const inEightDays = new Date(Date.now() + 8 * 24 * 60 * 60_000);
    await clearPictures(pool.client, kept, inEightDays);
    expect(await kept.clearUnfinished(inEightDays)).toBe(0);
    expect((await filesThere()).filter(isOf(used))).toHaveLength(2);
  });

  it('may be a video, kept as it is, named by a product and cleared a week after none does', async () => {
    const keep = async (bytes: Buffer, name: string) => {
      const answer = z.object({ keepVideo: z.string() });
      const mutation = 'mutation ($file: Upload!) { keepVideo(file: $file) }';
      const places = [['file', fileOf(bytes, name, 'video/mp4')]] as const;
      return (await operator.askWithFiles(answer, mutation, { file: null }, places)).keepVideo;
    };
    const before = await filesThere();
    await expect(keep(Buffer.from('<script>alert(1)</script>'), 'x.mp4')).rejects.toThrow('x.mp4 is no MP4 or WebM');
    await expect(keep(sampleMp4(65 * 1024 * 1024), 'long.mp4')).rejects.toThrow('long.mp4 is larger than 64 MB.');
    expect(await filesThere()).toEqual(before);
    const film = sampleMp4(2_000_000);
    const [used, unused, webm] = [await keep(film, 'a.mp4'), await keep(film, 'b.mp4'), await keep(sampleWebm(), 'c')];
    expect(used).toMatch(/^\/media\/uploads\/[\da-f]{32}\.mp4$/);
    expect(webm).toMatch(/\.webm$/);
    expect((await kept.read(basename(used))).equals(film)).toBe(true);
    const productId = await addProductWith([]);
    const save = async (video: string) => {
      const seen = z.object({ productWork: z.object({ version: z.string() }) });
      const { productWork } = await operator.ask(seen, `{ productWork(productId: ${productId}) { version } }`);
      const mutation = 'mutation ($input: SaveProductWorkInput!) { saveProductWork(input: $input) { version } }';
      const input = { productId, version: productWork.version, facts: { video } };
      return operator.ask(z.unknown(), mutation, { input });
    };
    const gone = `/media/uploads/${'ab'.repeat(16)}.mp4`;
    await expect(save(gone)).rejects.toThrow('The video is not there any more.');
    await save(used);
    const inSixDays = new Date(Date.now() + 6 * 24 * 60 * 60_000);
    await clearPictures(pool.client, kept, inSixDays);
    for (const address of [used, unused, webm]) expect(await filesThere()).toContain(basename(address));
    await clearPictures(pool.client, kept, new Date(Date.now() + 8 * 24 * 60 * 60_000));
    const left = await filesThere();
    expect([used, unused, webm].map((address) => left.includes(basename(address)))).toEqual([true, false, false]);
  }, 60_000);

  it('may stand for a video: its product follows until it has all sizes, and when it is deleted', async () => {
    const [asset] = await operator.upload([fileOf(await samplePicture('jpeg', 20))]);
    const productId = await addProductWith([]);
    const variant = { productId, sku: 'EX90000001', translations: [{ languageCode: 'en', name: 'Oven' }] };
    await operator.ask(
      z.unknown(),
      'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
      { input: [variant] },
    );
    const address = withoutSize(new URL(asset?.source ?? '').pathname);
    await pool.client.query(`UPDATE product SET "customFieldsVideoposter" = $1 WHERE id = $2`, [address, productId]);
    const shown = async () => (await loadProducts(pool.client, [productId], Date.now())).find(productId)?.videoPoster;
    const after = async (change: string) => {
      await pool.client.query(`DELETE FROM outbox`);
      await pool.client.query(change, [asset?.id]);
      const noted = await pool.client.query(`SELECT key FROM outbox WHERE topic = 'product'`);
      return { noted: noted.rows, shown: await shown() };
    };
    const noted = [{ key: String(productId) }];
    expect(await shown()).toBe(`${address}-640.webp`);
    const ready = `UPDATE uploaded_picture SET state = 'ready' WHERE asset_id = $1`;
    expect(await after(ready)).toEqual({ noted, shown: address });
    expect(await after(ready)).toEqual({ noted: [], shown: address });
    expect(await after(`DELETE FROM asset WHERE id = $1`)).toEqual({ noted, shown: null });
  });
});
