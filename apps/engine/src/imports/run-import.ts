// node apps/engine/dist/src/imports/run-import.js --kind prices|stock --file <file> [--mapping <name>] [--full] [--dry-run]
// Started again with the same file after it was ended, it goes on.
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { z } from 'zod';
import { type Database, inTransaction, selectRows } from '../platform/database';
import { environment } from '../platform/environment';
import { createDisplay } from '../platform/progress-display';
import { beginCheck, digestOf, findRun, type ImportRun, importRun, keepFile, selectRuns } from './import-runs';
import { importKindNames, importKinds } from './kinds/import-kinds';
import { guessMapping, problemOfMapping } from './mapping';
import { FileFault } from './read/file-fault';
import { findMapping, listMappings } from './saved-mappings';
import { startImporter } from './start-importer';

const mostBytes = 64 << 20;
const mostPrinted = 50;
const lookMs = 200;

const given = z.object({
  kind: z.enum(importKindNames),
  file: z.string(),
  mapping: z.string().optional(),
  full: z.boolean(),
  'dry-run': z.boolean(),
});
type Given = z.output<typeof given>;

const selectLooked = `
  SELECT line, outcome, faults FROM import_row WHERE run_id = $1 AND faults <> '[]' ORDER BY line LIMIT ${mostPrinted + 1}`;
const lookedRow = z.object({
  line: z.int(),
  outcome: z.string(),
  faults: z.array(z.object({ field: z.string().nullable(), reason: z.string() })),
});

async function main(): Promise<void> {
  const options = { kind: { type: 'string' }, file: { type: 'string' }, mapping: { type: 'string' } } as const;
  const flags = { full: { type: 'boolean', default: false }, 'dry-run': { type: 'boolean', default: false } } as const;
  const asked = given.safeParse(parseArgs({ options: { ...options, ...flags } }).values);
  if (!asked.success)
    throw new FileFault(
      `npm run import -- --kind ${importKindNames.join('|')} --file <file> [--mapping <name>] [--full] [--dry-run]`,
    );
  const client = new Client({ connectionString: environment.DATABASE_URL, application_name: 'import' });
  await client.connect();
  const importer = startImporter({
    databaseUrl: environment.DATABASE_URL,
    log: { warn: (message) => console.error(message) },
    pollMs: lookMs,
  });
  try {
    const id = await begin(client, asked.data);
    const run = await waitFor(client, id);
    await print(client, run);
  } finally {
    await importer.stop();
    await client.end();
  }
}

async function begin(client: Database, asked: Given): Promise<number> {
  if (statSync(asked.file).size > mostBytes) throw new FileFault(`The file is larger than ${mostBytes >> 20} MB.`);
  const bytes = readFileSync(asked.file);
  const open = `${selectRuns} WHERE kind = $1 AND digest = $2 AND state IN ('checking', 'applying') AND applies_itself = $3 ORDER BY id DESC`;
  const [under] = await selectRows(client, importRun, open, [asked.kind, digestOf(bytes), !asked['dry-run']]);
  if (under !== undefined) {
    console.log(`goes on with ${under.fileName} where it was ended`);
    return under.id;
  }
  return inTransaction(client, async () => {
    const file = { kind: asked.kind, fileName: basename(asked.file), bytes, stores: null, startedBy: null };
    const id = await keepFile(client, file);
    const run = await findRun(client, id);
    if (run === null) throw new Error('what was kept a moment ago is not there');
    const kind = importKinds[run.kind];
    if (asked.full && kind.selectMissing === null) throw new FileFault('A list of prices switches nothing off.');
    const mapping = await mappingOf(client, run, asked.mapping);
    const problem = problemOfMapping(kind.fields, run.columns, mapping);
    if (problem !== null) throw new FileFault(`${problem} Its columns: ${run.columns.join(', ')}.`);
    await beginCheck(client, id, { mapping, isFull: asked.full, appliesItself: !asked['dry-run'] });
    console.log(`${run.fileName}: ${run.format}, ${run.rows} rows`);
    return id;
  });
}

async function mappingOf(client: Database, run: ImportRun, title: string | undefined) {
  const { fields } = importKinds[run.kind];
  if (title === undefined)
    return (await findMapping(client, run.kind, run.columns))?.columns ?? guessMapping(fields, run.columns);
  const saved = await listMappings(client, run.kind);
  const named = saved.find((each) => each.title === title);
  if (named !== undefined) return named.columns;
  throw new FileFault(
    `No mapping is called “${title}”. There are: ${saved.map((each) => each.title).join(', ') || 'none'}.`,
  );
}

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

async function print(client: Database, { id, state, counts }: ImportRun): Promise<void> {
  const looked = await selectRows(client, lookedRow, selectLooked, [id]);
  for (const { line, outcome, faults } of looked.slice(0, mostPrinted)) {
    const words = faults.map(({ field, reason }) => (field === null ? reason : `${field}: ${reason}`)).join('; ');
    console.log(`line ${line} ${outcome === 'wrong' ? 'is wrong' : 'is worth a look'}: ${words}`);
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
