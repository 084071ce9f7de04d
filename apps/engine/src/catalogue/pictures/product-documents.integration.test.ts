import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { productFilesIn } from '@tradehall/domain/catalogue/product-document.ts';
import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';
import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { loadProducts } from '../../read-side/load/load-products';
import type { AdminClient } from '../../testing/admin-client';
import { samplePdf } from '../../testing/sample-pictures';
import { startTestEngine, type TestEngine } from '../../testing/test-engine';
import { clearPictures } from './clear-pictures';

let folder: string;
let kept: KeptFiles;
let engine: TestEngine;
let operator: AdminClient;
let client: Client;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  const settings = { UPLOADS_FOLDER: folder };
  kept = openUploads({ ...settings, UPLOADS_BUCKET_REGION: 'eu-central-1', UPLOADS_BUCKET_ADDRESS: 'path' });
  engine = await startTestEngine(undefined, settings);
  ({ operator } = engine);
  client = new Client({ connectionString: engine.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await engine[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const filesThere = async () => (await Array.fromAsync(kept.list())).toSorted();
const fileOf = (bytes: Buffer, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });

async function addProduct(): Promise<number> {
  const translations = [{ languageCode: 'en', name: 'Oven', slug: 'oven', description: '' }];
  const { createProduct: product } = await operator.ask(
    z.object({ createProduct: z.object({ id: z.string() }) }),
    'mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }',
    { input: { translations } },
  );
  return Number(product.id);
}

it('a document of a product is a PDF of a kind in a language, shown in it, otherwise in English, and cleared when none names it', async () => {
  const keep = async (bytes: Buffer, name = 'manual.pdf') => {
    const mutation = 'mutation ($file: Upload!) { keepDocument(file: $file) }';
    const places = [['file', fileOf(bytes, name, 'application/pdf')]] as const;
    const answer = z.object({ keepDocument: z.string() });
    return (await operator.askWithFiles(answer, mutation, { file: null }, places)).keepDocument;
  };
  const before = await filesThere();
  const origin = await operator.ask(z.object({ filesOrigin: z.url() }), '{ filesOrigin }');
  expect(new URL('/media/uploads/x.pdf', origin.filesOrigin).host).not.toBe(new URL(engine.url).host);
  await expect(keep(Buffer.from('<script>alert(1)</script>'), 'x.pdf')).rejects.toThrow(
    'x.pdf is no PDF, or not whole.',
  );
  await expect(keep(samplePdf().subarray(0, -9), 'half.pdf')).rejects.toThrow('half.pdf is no PDF, or not whole.');
  await expect(keep(samplePdf('long'.repeat(5_500_000)), 'long.pdf')).rejects.toThrow('long.pdf is larger than 20 MB.');
  expect(await filesThere()).toEqual(before);
  const productId = await addProduct();
  const variant = { productId, sku: 'EX90000009', translations: [{ languageCode: 'en', name: 'Oven' }] };
  await operator.ask(
    z.unknown(),
    'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
    { input: [variant] },
  );
  const save = async (files: readonly object[]) => {
    const seen = z.object({ productWork: z.object({ version: z.string() }) });
    const { productWork } = await operator.ask(seen, `{ productWork(productId: ${productId}) { version } }`);
    const mutation = `mutation ($input: SaveProductWorkInput!) { saveProductWork(input: $input) { files { kind language address } } }`;
    const input = { productId, version: productWork.version, files };
    return operator.ask(z.unknown(), mutation, { input });
  };
  const [english, german, replaced] = [
    await keep(samplePdf('en')),
    await keep(samplePdf('de')),
    await keep(samplePdf()),
  ];
  const manual = (language: string, address: string) => ({ kind: 'manual', language, address });
  const gone = `/media/uploads/${'cd'.repeat(16)}.pdf`;
  await expect(save([manual('de', gone)])).rejects.toThrow('The document is not there any more. Upload it again.');
  await expect(save([manual('de', 'https://elsewhere.example/a.pdf')])).rejects.toThrow('is no file of the shop');
  await expect(save([manual('de', german), manual('de', english)])).rejects.toThrow('two of a kind in one language');
  await save([manual('de', replaced), manual('en', english)]);
  const files = [manual('de', german), manual('en', english)];
  // Whoever has had the page open for a week saves it while the files of no product are cleared.
  const longAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
  utimesSync(join(folder, basename(german)), longAgo, longAgo);
  expect(await save(files)).toEqual({ saveProductWork: { files } });
  expect((await kept.facts(basename(german)))?.touchedAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
  const source = (await loadProducts(client, [productId], Date.now())).find(productId);
  const shownIn = (language: 'de' | 'fr') => productFilesIn(language, source ?? { files: [], manualUrl: null });
  expect([shownIn('de'), shownIn('fr')]).toEqual([[files[0]], [files[1]]]);
  await clearPictures(client, kept, new Date(Date.now() + 8 * 24 * 60 * 60_000));
  const left = await filesThere();
  const there = [english, german, replaced].map((address) => left.includes(basename(address)));
  expect(there).toEqual([true, true, false]);
}, 60_000);
