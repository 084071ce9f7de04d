// node apps/engine/dist/src/imports/run-import.js --kind categories|products|texts|prices|stock|pictures|customers --file <file>
//   [--mapping <name>] [--column <field>=<column>]… [--full] [--dry-run]; =<value> as a column: all rows say so.
// node apps/engine/dist/src/imports/run-import.js --pictures <folder> [--source <other system>] [--dry-run]
// Started again with the same file after it was ended, it goes on.
import { readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openUploads } from '@tradehall/process/files/open-kept-files.ts';
import { Client } from 'pg';
import { z } from 'zod';
import { folderBegin } from '../catalogue/pictures/outside/outside-pictures';
import { startPictureFetcher } from '../catalogue/pictures/outside/start-picture-fetcher';
import { PictureFiles } from '../catalogue/pictures/picture-files';
import { PictureWorkshop } from '../catalogue/pictures/picture-workshop';
import { type Database, inTransaction, selectRows } from '../platform/database';
import { environment } from '../platform/environment';
import { createDisplay } from '../platform/progress-display';
import { beginImport } from './begin-import';
import { digestOf, findRun, type ImportRun, importRun, selectRuns } from './import-runs';
import { importKindNames, importKinds } from './kinds/import-kinds';
import { usualSource } from './kinds/named-products';
import { keepFolder } from './keep-folder';
import { placeOfField } from './mapping';
import { FileFault } from './read/file-fault';
import { startImporter } from './start-importer';

const mostBytes = 64 << 20;
const mostPrinted = 50;
const lookMs = 200;

const flags = { 'dry-run': z.boolean() };
const givenFolder = z.strictObject({ ...flags, pictures: z.string(), source: z.string().default(usualSource) });
const givenFile = z.strictObject({
  ...flags,
  kind: z.enum(importKindNames),
  file: z.string(),
  mapping: z.string().optional(),
  column: z.array(z.string().regex(/^\w+=./)).default([]),
  full: z.boolean().default(false),
});
const given = z.union([givenFile, givenFolder]);
type Given = z.output<typeof given>;

const selectLooked = `
  SELECT line, outcome, faults, coalesce(cells ->> 0, '') AS first FROM import_row WHERE run_id = $1 AND faults <> '[]' ORDER BY line LIMIT ${mostPrinted + 1}`;
const lookedRow = z.object({
  line: z.int(),
  outcome: z.string(),
  first: z.string(),
  faults: z.array(z.object({ field: z.string().nullable(), reason: z.string() })),
});

async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const options = {
    ...{ kind: text, file: text, mapping: text, pictures: text, source: text },
    column: { type: 'string', multiple: true },
    full: { type: 'boolean' },
    'dry-run': { type: 'boolean', default: false },
  } as const;
  const asked = given.safeParse({ ...parseArgs({ options }).values });
  if (!asked.success)
    throw new FileFault(
      `npm run import -- --kind ${importKindNames.join('|')} --file <file> [--mapping <name>] [--column <field>=<column>]… [--full] [--dry-run]
npm run import -- --pictures <folder> [--source <other system>] [--dry-run]`,
    );
  const client = new Client({ connectionString: environment.DATABASE_URL, application_name: 'import' });
  await client.connect();
  const watch = {
    databaseUrl: environment.DATABASE_URL,
    log: { warn: (message: string) => console.error(message) },
    pollMs: lookMs,
  };
  const importer = startImporter(watch);
  const fetcher = startPictureFetcher({
    ...{ ...watch, uploads: openUploads(environment), networks: environment.WEBHOOK_NETWORKS },
  });
  try {
    const id = await begin(client, asked.data);
    const run = await waitFor(client, id);
    await print(client, run);
  } finally {
    await Promise.all([importer.stop(), fetcher.stop()]);
    await client.end();
  }
}

async function begin(client: Client, asked: Given): Promise<number> {
  const given = 'pictures' in asked ? await pictureRows(client, asked) : fileOf(asked);
  const { file, mappingTitle, columns, isFull } = given;
  const open = `${selectRuns} WHERE kind = $1 AND digest = $2 AND state IN ('checking', 'applying') AND applies_itself = $3 ORDER BY id DESC`;
  const appliesItself = !asked['dry-run'];
  const [under] = await selectRows(client, importRun, open, [file.kind, digestOf(file.bytes), appliesItself]);
  if (under !== undefined) {
    console.log(`goes on with ${under.fileName} where it was ended`);
    return under.id;
  }
  const begun = { file: { ...file, stores: null, startedBy: null }, mappingTitle, columns, isFull, appliesItself };
  const run = await inTransaction(client, () => beginImport(client, begun));
  console.log(`${run.fileName}: ${run.format}, ${run.rows} rows`);
  return run.id;
}

function fileOf(asked: z.output<typeof givenFile>) {
  if (statSync(asked.file).size > mostBytes) throw new FileFault(`The file is larger than ${mostBytes >> 20} MB.`);
  const file = { kind: asked.kind, fileName: basename(asked.file), bytes: readFileSync(asked.file) };
  return { file, mappingTitle: asked.mapping, columns: columnsIn(asked.column), isFull: asked.full };
}

async function pictureRows(client: Client, { pictures, source }: z.output<typeof givenFolder>) {
  const keeper = { files: new PictureFiles(openUploads(environment)), workshop: new PictureWorkshop() };
  const display = createDisplay('keeping pictures');
  const bytes = await keepFolder(client, keeper, {
    ...{ folder: pictures, source },
    tell: (done, all) => (done === 0 ? display.start(all, 0) : display.update(done)),
  });
  display.stop();
  const fileName = `${basename(resolve(pictures))}/`;
  return { file: { kind: 'pictures' as const, fileName, bytes }, mappingTitle: undefined, columns: {}, isFull: false };
}

/** `listPrice=Variant Price`; `store==DE`, where all rows say so. */
const columnsIn = (pairs: readonly string[]): Record<string, string> =>
  Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

async function waitFor(client: Database, id: number): Promise<ImportRun> {
  const display = createDisplay('importing');
  let shown: string | null = null;
  for (;;) {
    const run = await findRun(client, id);
    if (run === null) throw new Error('the run was taken away');
    if (run.state !== 'checking' && run.state !== 'applying') {
      if (shown !== null) display.stop();
      return run;
    }
    if (shown === null) display.start(run.rows, 0);
    shown = run.state;
    display.update(Math.min(run.position, run.rows));
    await setTimeout(lookMs);
  }
}

async function print(client: Database, { id, kind, mapping, state, counts }: ImportRun): Promise<void> {
  const looked = await selectRows(client, lookedRow, selectLooked, [id]);
  for (const { line, outcome, faults, first } of looked.slice(0, mostPrinted)) {
    const placeOf = (field: string) => placeOfField(field, importKinds[kind].fields, mapping);
    const words = faults
      .map(({ field, reason }) => (field === null ? reason : `${placeOf(field)}: ${reason}`))
      .join('; ');
    const about = first.startsWith(folderBegin) ? first.slice(folderBegin.length) : `line ${line}`;
    console.log(`${about} ${outcome === 'wrong' ? 'is wrong' : 'is worth a look'}: ${words}`);
  }
  if (looked.length > mostPrinted) console.log('… and more: see Catalog → Imports in the dashboard');
  if (counts.unnamed > 0) console.log('As long as lines do not say what they are about, nothing is switched off.');
  const { new: added, changed, unchanged, wrong } = counts;
  const numbers = `${added} new, ${changed} changed, ${unchanged} unchanged, ${wrong} wrong, ${counts['switched-off']} switched off`;
  console.log(`run ${id}, ${state}: ${numbers}`);
}

main().then(
  () => process.exit(),
  (failure: unknown) => {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exit(1);
  },
);
