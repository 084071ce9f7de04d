import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { loadProductFacts } from '../../read-side/load/load-product-facts';
import { AdminClient } from '../../testing/admin-client';
import { OperatorsUnderTest, password } from '../../testing/operators-under-test';
import { claimingPng, samplePicture } from '../../testing/sample-pictures';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { clearPictures } from '../pictures/clear-pictures';
import { PictureFiles } from '../pictures/picture-files';

let engine: TestEngine;
let operator: AdminClient;
let uploads: string;

beforeAll(async () => {
  uploads = mkdtempSync(join(tmpdir(), 'uploads-'));
  engine = await startTestEngine(undefined, { UPLOADS_FOLDER: uploads });
  ({ operator } = engine);
});

afterAll(async () => {
  await engine[Symbol.asyncDispose]();
  rmSync(uploads, { recursive: true });
});

function createOven(techdetails: string, faq: string) {
  const mutation = 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { name } }';
  const english = { languageCode: 'en', name: 'Oven', slug: 'oven', description: '', customFields: { faq } };
  return operator.ask(z.unknown(), mutation, { input: { translations: [english], customFields: { techdetails } } });
}

describe('a product that an operator saves', () => {
  it('is refused with a sentence where its technical data are no JSON', async () => {
    await expect(createOven('1500 W', '[]')).rejects.toThrow(
      'Technical data must be a JSON list of objects with "key", "value" and perhaps "unit", but this is no JSON',
    );
  });

  it('is refused with a sentence where a question has no answer', async () => {
    await expect(createOven('[]', '[{"question":"Is it hot?"}]')).rejects.toThrow(
      'Questions and answers must be a JSON list of objects with the texts "question" and "answer", but entry 1 is not',
    );
  });

  it('is kept where both have their shape', async () => {
    const saved = createOven('[{"key":"power","value":1500,"unit":"W"}]', '[{"question":"Is it hot?","answer":"Yes"}]');
    expect(await saved).toEqual({ createProduct: { name: 'Oven' } });
  });
});

describe('a second variant of a product', () => {
  const english = (name: string) => [{ languageCode: 'en', name }];

  async function createProduct(): Promise<string> {
    const { createProduct: product } = await operator.ask(
      z.object({ createProduct: z.object({ id: z.string() }) }),
      'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
      { input: { translations: [{ languageCode: 'en', name: 'Fryer', slug: 'fryer', description: '' }] } },
    );
    return product.id;
  }

  async function addSizes(productId: string): Promise<string[]> {
    const { createProductOptionGroup: group } = await operator.ask(
      z.object({
        createProductOptionGroup: z.object({ id: z.string(), options: z.array(z.object({ id: z.string() })) }),
      }),
      'mutation ($input: CreateProductOptionGroupInput!) { createProductOptionGroup(input: $input) { id options { id } } }',
      {
        input: {
          code: 'size',
          translations: english('Size'),
          options: ['small', 'large'].map((code) => ({ code, translations: english(code) })),
        },
      },
    );
    await operator.ask(
      z.unknown(),
      `mutation ($productId: ID!, $optionGroupId: ID!) {
        addOptionGroupToProduct(productId: $productId, optionGroupId: $optionGroupId) { id } }`,
      { productId, optionGroupId: group.id },
    );
    return group.options.map(({ id }) => id);
  }

  it('is refused with a sentence, also with options of its own, for a page knows one price and one stock', async () => {
    const productId = await createProduct();
    const sizes = await addSizes(productId);
    const addVariants = (optionIds: readonly string[]) =>
      operator.ask(
        z.object({ createProductVariants: z.array(z.object({ id: z.string() })) }),
        'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
        {
          input: optionIds.map((id) => ({
            productId,
            sku: `EX1099900${id}`,
            optionIds: [id],
            translations: english(`Fryer ${id}`),
          })),
        },
      );
    await expect(addVariants(sizes)).rejects.toThrow('A product has one variant here');
    expect((await addVariants(sizes.slice(0, 1))).createProductVariants).toHaveLength(1);
    await expect(addVariants(sizes.slice(1))).rejects.toThrow('A product has one variant here');
  });
});

describe('a picture that an operator uploads', () => {
  const fileOf = (bytes: Buffer, name = 'kitchen.jpg', type = 'image/jpeg') =>
    new File([new Uint8Array(bytes)], name, { type });
  const filesThere = () => readdirSync(uploads).toSorted();
  const filesOf = (source: string) => {
    const name = basename(source, '-1280.webp');
    const sizes = [320, 640, 960, 1280].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
    return [...sizes, `${name}-original.webp`];
  };
  const pool = { client: new Client() };

  beforeAll(async () => {
    pool.client = new Client({ connectionString: engine.databaseUrl });
    await pool.client.connect();
  });

  afterAll(() => pool.client.end());

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
    const told = JSON.stringify({ databaseUrl: engine.databaseUrl, uploadsFolder: uploads, pollMs: 50 });
    const program = `require(${JSON.stringify(built)}).startPictureSizes({ ...${told}, log: console })`;
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
    for (const file of filesThere()) {
      expect(file).not.toContain('kitchen');
      expect(readFileSync(join(uploads, file)).includes('Tradehall kitchen')).toBe(false);
    }
    await pool.client.query('DELETE FROM outbox');

    const before = filesThere().length;
    const killed = startDrawing();
    await vi.waitUntil(() => filesThere().length > before + 1, { timeout: 20_000, interval: 5 });
    const ended = once(killed, 'exit');
    killed.kill('SIGKILL');
    await ended;
    expect(await isReady(assets.at(-1)?.id ?? '')).toBe(false);

    const [, second] = [startDrawing(), startDrawing()];
    for (const { id } of assets) await vi.waitUntil(() => isReady(id), { timeout: 30_000, interval: 50 });
    expect(second.exitCode).toBeNull();
    const whole = filesThere().filter((file) => !file.startsWith('.'));
    expect(whole).toEqual(assets.flatMap(({ source }) => filesOf(source)).toSorted());
    const shown = await picturesShownOf(productId);
    expect(shown.map(({ url }) => `${url}-1280.webp`)).toEqual(assets.map(({ source }) => new URL(source).pathname));
    const { rows } = await pool.client.query(`SELECT key FROM outbox WHERE topic = 'product'`);
    expect(new Set(rows.map((row) => z.object({ key: z.string() }).parse(row).key))).toEqual(new Set([`${productId}`]));
  }, 60_000);

  it.each([
    ['a drawing with scripts', 'image/svg+xml', 'x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page that calls itself a picture', 'image/png', 'x.png', '<!doctype html><script>alert(1)</script>'],
  ])('is refused as %s, and leaves no file', async (_what, type, name, text) => {
    const before = filesThere();
    await expect(operator.upload([fileOf(Buffer.from(text), name, type)])).rejects.toThrow();
    expect(filesThere()).toEqual(before);
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
    for (const { preview } of kept) expect(filesThere()).toContain(basename(preview));
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
    const files = new PictureFiles(uploads);
    expect(await clearPictures(pool.client, files)).toEqual({ pictures: 0, files: 0 });
    await pool.client.query(`UPDATE uploaded_picture SET unused_since = now() - interval '31 days'`);
    const isOf = (asset: { source: string } | undefined) => (file: string) =>
      filesOf(asset?.source ?? '').includes(file);
    expect(await clearPictures(pool.client, files)).toEqual({ pictures: 1, files: 2 });
    expect(filesThere().some(isOf(unused))).toBe(false);
    for (const asset of [used, named]) expect(filesThere().filter(isOf(asset))).toHaveLength(2);
    // What a killed process has left behind goes a week later.
    const inEightDays = new Date(Date.now() + 8 * 24 * 60 * 60_000);
    await clearPictures(pool.client, files, inEightDays);
    expect(filesThere().filter((file) => file.startsWith('.'))).toEqual([]);
    expect(filesThere().filter(isOf(used))).toHaveLength(2);
  });
});
