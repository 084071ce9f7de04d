import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderFiles } from '@tradehall/process/files/folder-files.ts';
import { createDisposableDatabase, type DisposableDatabase } from '@tradehall/testing/postgres/disposable-database.ts';
import { prepareTemplateDatabase } from '@tradehall/testing/postgres/template-database.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { fetchNextPicture } from '../catalogue/pictures/outside/fetch-next-picture';
import { askForPictures } from '../catalogue/pictures/outside/outside-pictures';
import { PictureFiles } from '../catalogue/pictures/picture-files';
import { PictureWorkshop } from '../catalogue/pictures/picture-workshop';
import { inTransaction } from '../platform/database';
import { OutsideLine } from '../platform/outside-line';
import { ImportsUnderTest } from '../testing/imports/imports-under-test';
import { migratedTemplate } from '../testing/migrated-template';
import { samplePicture } from '../testing/sample-pictures';
import { beginImport } from './begin-import';
import { keepFolder } from './keep-folder';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const line = new OutsideLine('127.0.0.1/32');
const keeper = {
  files: new PictureFiles(new FolderFiles(join(folder, 'uploads'))),
  workshop: new PictureWorkshop(),
  line,
  silent: new Map<string, number>(),
};
let database: DisposableDatabase;
let imports: ImportsUnderTest;
let server: Server;
let origin: string;
/** What the server of the merchant has at each path; a number is a status. */
const there = new Map<string, Buffer | number>();
const asked: string[] = [];

beforeAll(async () => {
  database = await createDisposableDatabase({ template: await prepareTemplateDatabase(migratedTemplate()) });
  imports = new ImportsUnderTest(database.url, (client) => fetchNextPicture(client, keeper));
  await imports.client.connect();
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const found = there.get(url) ?? 404;
    if (typeof found === 'number') response.writeHead(found).end();
    else response.end(found);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
  for (const hue of [10, 20, 30]) there.set(`/${hue}.png`, await samplePicture('png', hue));
  await imports.bring('products', 'key;name\npan;Pan\nPAN-24;Pan 24\npot;Pot\nlid;Lid\n');
});

afterAll(async () => {
  await imports.client.end();
  await database[Symbol.asyncDispose]();
  line.close();
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  asked.length = 0;
  keeper.silent.clear();
});

const shownRow = z.object({ key: z.string(), place: z.int(), address: z.string(), alts: z.string() });
/** `pan 0 /10.png de:Pfanne` */
async function shown(): Promise<string[]> {
  const rows = await imports.rows(
    shownRow,
    `SELECT k.key, o.position AS place, coalesce(p.address, '') AS address,
       coalesce((SELECT string_agg(concat(language, ':', alt), ' ' ORDER BY language) FROM picture_text WHERE asset_id = o."assetId"), '') AS alts
     FROM product_asset o JOIN product_key k ON k.product_id = o."productId" LEFT JOIN outside_picture p ON p.asset_id = o."assetId"
     ORDER BY k.key, o.position`,
  );
  return rows.map(({ key, place, address, alts }) => `${key} ${place} ${address.replace(origin, '')} ${alts}`.trim());
}
const countRow = z.object({ count: z.int() });
const count = async (table: string) =>
  (await imports.rows(countRow, `SELECT count(*)::int FROM ${table}`))[0]?.count ?? 0;

const head = 'key;picture;position;altDe;altEn';
const list = () =>
  [
    head,
    `pan;${origin}/10.png;1;Pfanne;Pan`,
    `pan;${origin}/20.png;2;;`,
    `pot;${origin}/10.png;;Pfanne;`,
    `pot;${origin}/missing.png;2;;`,
    `lid;${origin}/text.png;1;;`,
    'lid;http://10.1.2.3/a.png;2;;',
    'lid;no address;3;;',
    `pan;${origin}/30.png;1;;`,
    `pan;${origin}/10.png;4;;`,
    `lid;${origin}/10.png;4;Deckel;`,
    `who;${origin}/10.png;1;;`,
    `lid;${origin}/10.png;0;;`,
  ].join('\n');

it('pictures by address come in, each wrong one is named with its reason, and again nothing changes', async () => {
  there.set('/text.png', Buffer.from('<html>no picture</html>'));
  const id = await imports.check('pictures', list());
  expect(await imports.faults(id)).toEqual([
    [5, 'picture answered 404'],
    [6, 'picture is no JPEG, PNG, WebP or AVIF'],
    [7, 'picture leads into our own network, which WEBHOOK_NETWORKS does not name'],
    [8, 'picture “no address” is no address such as https://example.com/pan.jpg'],
    [9, expect.stringContaining('says the same thing as line 2')],
    [10, 'picture is the picture of line 2 as well'],
    [11, 'altDe line 2 says something else of the same picture'],
    [12, 'key there is no product “who”'],
    [13, 'place “0” is no whole number from 1 to 100'],
  ]);
  expect(asked.filter((path) => path === '/10.png')).toEqual(['/10.png']);
  expect(await shown()).toEqual([]);
  expect((await imports.apply(id)).counts).toMatchObject({ new: 3, wrong: 9 });
  const now = ['pan 0 /10.png de:Pfanne en:Pan', 'pan 1 /20.png', 'pot 0 /10.png de:Pfanne en:Pan'];
  expect(await shown()).toEqual(now);
  const [assets, waiting] = [await count('asset'), await count(`uploaded_picture WHERE state = 'waiting'`)];
  expect([assets, waiting]).toEqual([2, 2]);

  const again = await imports.bring('pictures', list().split('\n').slice(0, 4).join('\n'));
  expect((await imports.run(again)).counts).toMatchObject({ new: 0, changed: 0, unchanged: 3 });
  expect([await shown(), await count('asset')]).toEqual([now, assets]);

  // Another picture at the same address takes the place of the first.
  const [first, other] = [there.get('/20.png') ?? 404, await samplePicture('png', 90)];
  there.set('/20.png', other);
  const replaced = await imports.bring('pictures', `${head}\npan;${origin}/20.png;2;;\n`);
  expect((await imports.run(replaced)).counts).toMatchObject({ changed: 1 });
  expect([await count('asset'), (await shown()).length]).toEqual([assets + 1, 3]);
  expect((await imports.undo(replaced)).counts).toMatchObject({ 'put-back': 1 });
  there.set('/20.png', first);

  expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 3 });
  expect(await shown()).toEqual([]);
  expect(await count('picture_text')).toBe(0);
});

it('pictures change places, and undone they stand as before, but for what somebody has changed since', async () => {
  await imports.bring(
    'pictures',
    `${head}\npan;${origin}/10.png;1;;\npan;${origin}/20.png;2;;\npot;${origin}/30.png;1;;\n`,
  );
  const before = await shown();
  const id = await imports.bring(
    'pictures',
    `${head}\npan;${origin}/20.png;1;;\npan;${origin}/10.png;2;;\npot;${origin}/20.png;1;;\n`,
  );
  expect(await shown()).toEqual(['pan 0 /20.png', 'pan 1 /10.png', 'pot 0 /20.png']);
  const [first] = await imports.changes(id);
  expect(first?.changes).toEqual([
    { field: 'place', before: '2', after: '1' },
    { field: 'picture', before: `${origin}/10.png`, after: `${origin}/20.png` },
  ]);
  await imports.client.query(
    `DELETE FROM product_asset WHERE "productId" = (SELECT product_id FROM product_key WHERE key = 'pot')`,
  );
  expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 2, 'newer-stays': 1 });
  expect(await shown()).toEqual(before.slice(0, 2));
});

it('pictures change places in a file of several steps, and undone none is lost', async () => {
  const others = Array.from({ length: 49 }, (_, at) => `other-${at}`);
  await imports.bring('products', ['key;name', ...others.map((key) => `${key};Other`)].join('\n'));
  await imports.bring('pictures', `${head}\npan;${origin}/10.png;1;;\npan;${origin}/20.png;2;;\n`);
  const ofPan = async () => (await shown()).filter((each) => each.startsWith('pan '));
  const before = await ofPan();
  // The last two lines are of two steps.
  const rows = [...others.map((key) => `${key};${origin}/30.png;1;;`), `pan;${origin}/20.png;1;;`];
  const id = await imports.bring('pictures', [head, ...rows, `pan;${origin}/10.png;2;;`].join('\n'));
  expect(await ofPan()).toEqual(['pan 0 /20.png', 'pan 1 /10.png']);
  expect((await imports.undo(id)).counts).toMatchObject({ 'put-back': 51 });
  expect(await ofPan()).toEqual(before);
});

it('a picture that the shop cannot keep at the moment is not refused', async () => {
  class FullFiles extends PictureFiles {
    override writeOriginal(): Promise<void> {
      return Promise.reject(new Error('no space left'));
    }
  }
  const files = new FullFiles(new FolderFiles(join(folder, 'uploads')));
  there.set('/50.png', await samplePicture('png', 50));
  const file = { kind: 'pictures', fileName: 'a.csv', stores: null, startedBy: null };
  const bytes = Buffer.from(`${head}\npot;${origin}/50.png;30;;\n`);
  const begun = { file: { ...file, bytes }, mappingTitle: undefined, isFull: false, appliesItself: true };
  const { id } = await inTransaction(imports.client, () => beginImport(imports.client, begun));
  while (await imports.step());
  await expect(fetchNextPicture(imports.client, { ...keeper, files })).rejects.toThrow('no space left');
  for (let times = 0; times < 5; times += 1)
    expect(await fetchNextPicture(imports.client, { ...keeper, files })).toBe(false);
  await imports.client.query('UPDATE outside_picture SET due_at = now()');
  await imports.toTheEnd();
  expect(await imports.run(id)).toMatchObject({ state: 'applied', counts: { new: 1, wrong: 0 } });
});

it('a letter in an address that no picture can be called by keeps none back', async () => {
  there.set('/a%00b.png', await samplePicture('png', 60));
  const id = await imports.check('pictures', `${head}\nlid;${origin}/a%00b.png;9;;\n`);
  expect(await imports.run(id)).toMatchObject({ state: 'checked', counts: { new: 1, wrong: 0 } });
});

it('a run that waits for its pictures keeps no other back, and goes on wherever a worker has died', async () => {
  there.set('/slow.png', 503);
  there.set('/40.png', await samplePicture('png', 40));
  const file = { kind: 'pictures', fileName: 'a.csv', stores: null, startedBy: null };
  const bytes = Buffer.from(`${head}\nlid;${origin}/40.png;1;Deckel;\nlid;${origin}/slow.png;2;;\n`);
  const begun = { file: { ...file, bytes }, mappingTitle: undefined, isFull: false, appliesItself: true };
  const { id } = await inTransaction(imports.client, () => beginImport(imports.client, begun));
  await imports.dieInStep();
  const stock = { ...file, kind: 'stock', bytes: Buffer.from('key;stock\nlid;3\n') };
  const other = await inTransaction(imports.client, () => beginImport(imports.client, { ...begun, file: stock }));
  while (await imports.step());
  expect(await imports.run(other.id)).toMatchObject({ state: 'applied', counts: { changed: 1 } });
  expect(await imports.run(id)).toMatchObject({ state: 'checking', position: 0 });

  // Dies with the picture kept and not noted; the next one has it at once.
  const dying = new Client({ connectionString: database.url });
  dying.on('error', () => undefined);
  await dying.connect();
  const pid = z.object({ pid: z.int() }).parse((await dying.query('SELECT pg_backend_pid() AS pid')).rows[0]).pid;
  class DyingFiles extends PictureFiles {
    override async writeSize(): Promise<void> {
      await imports.client.query('SELECT pg_terminate_backend($1)', [pid]);
    }
  }
  const files = new DyingFiles(new FolderFiles(join(folder, 'uploads')));
  await expect(fetchNextPicture(dying, { ...keeper, files })).rejects.toThrow();
  await dying.end().catch(() => undefined);
  await imports.client.query('UPDATE outside_picture SET due_at = now()');
  for (let tried = 0; tried < 4; tried += 1) {
    await imports.toTheEnd();
    await imports.client.query('UPDATE outside_picture SET due_at = now()');
  }
  expect(await imports.run(id)).toMatchObject({ state: 'applied', counts: { new: 1, wrong: 1 } });
  expect(await imports.faults(id)).toEqual([[3, 'picture answered 503']]);
  expect((await shown()).filter((each) => each.startsWith('lid'))).toEqual(['lid 0 /40.png de:Deckel']);
});

it('a server that does not answer is not waited for, picture by picture', async () => {
  const paths = Array.from({ length: 9 }, (_, at) => `/away-${at}.png`);
  for (const path of paths) there.set(path, 503);
  const rows = paths.map((path, at) => `pot;${origin}${path};${at + 10};;`);
  const id = await imports.check('pictures', [head, ...rows].join('\n'));
  // The first five are tried again.
  await imports.client.query('UPDATE outside_picture SET due_at = now()');
  await imports.toTheEnd();
  expect(await imports.run(id)).toMatchObject({ state: 'checked', counts: { wrong: 9 } });
  expect(asked.length).toBe(14);
  // One that answers again is asked as before.
  await imports.bring('pictures', `${head}\npot;${origin}/10.png;9;;\n`);
  expect(keeper.silent.size).toBe(0);
});

it('a server that says it has no picture has answered', async () => {
  const paths = Array.from({ length: 9 }, (_, at) => `/gap-${at}.png`);
  for (const path of paths) there.set(path, path === '/gap-4.png' ? 404 : 503);
  await askForPictures(
    imports.client,
    paths.map((path) => `${origin}${path}`),
    new Date(),
  );
  // Each once: what is tried again comes behind the others.
  for (let tried = 0; tried < paths.length; tried += 1)
    expect(await fetchNextPicture(imports.client, keeper)).toBe(true);
  expect([...asked].toSorted()).toEqual(paths);
  expect(await count(`outside_picture WHERE address LIKE '%/gap-%' AND state = 'refused'`)).toBe(1);
});

it('a folder comes in by the names of its files, and again it changes nothing', async () => {
  const pictures = mkdtempSync(join(folder, 'given-'));
  const give = async (name: string, hue: number) =>
    writeFileSync(join(pictures, name), await samplePicture('png', hue));
  await give('PAN-24.jpg', 10);
  await give('PAN-24-2.PNG', 20);
  await give('pot-3.png', 30);
  await give('who.png', 40);
  writeFileSync(join(pictures, 'lid-2.webp'), 'nothing');
  writeFileSync(join(pictures, 'notes.txt'), 'nothing');
  const asRows = () => keepFolder(imports.client, keeper, { folder: pictures, source: 'main', tell: () => undefined });
  const rows = await asRows();
  const assets = await count('asset');
  const id = await imports.check('pictures', rows.toString());
  expect((await imports.faults(id)).map(([, reason]) => reason)).toEqual([
    'picture is no JPEG, PNG, WebP or AVIF',
    'key there is no product “who”',
  ]);
  expect((await imports.apply(id)).counts).toMatchObject({ new: 3, wrong: 2 });
  const own = (await shown()).filter((each) => each.includes('folder:'));
  expect(own).toEqual(['PAN-24 0 folder:PAN-24.jpg', 'PAN-24 1 folder:PAN-24-2.PNG', 'pot 2 folder:pot-3.png']);
  expect((await asRows()).equals(rows)).toBe(true);
  expect(await count('asset')).toBe(assets);
  const again = await imports.bring('pictures', rows.toString());
  expect((await imports.run(again)).counts).toMatchObject({ unchanged: 3, wrong: 2 });
  await give('pot-3.png', 77);
  expect((await asRows()).equals(rows)).toBe(false);
});
