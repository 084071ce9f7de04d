import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Database, selectRows, storableJson } from '../platform/database';
import { importKindNames } from './kinds/import-kinds';
import { FileFault, mostRows, type TableRow } from './read/file-fault';
import { openTable } from './read/open-table';

const runStates = ['read', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone'] as const;
const rowsAtOnce = 2_000;

const texts = z.array(z.string());
const importCounts = z.object({
  new: z.int().default(0),
  changed: z.int().default(0),
  unchanged: z.int().default(0),
  wrong: z.int().default(0),
  'switched-off': z.int().default(0),
  'put-back': z.int().default(0),
  'newer-stays': z.int().default(0),
  /** Lines that do not say what they are about. */
  unnamed: z.int().default(0),
});

export const importRun = z.object({
  id: z.int(),
  kind: z.enum(importKindNames),
  fileName: z.string(),
  digest: z.string(),
  format: z.string(),
  state: z.enum(runStates),
  stores: texts.nullable(),
  columns: texts,
  mapping: z.record(z.string(), z.string()),
  isFull: z.boolean(),
  appliesItself: z.boolean(),
  rows: z.int(),
  position: z.int(),
  counts: importCounts,
  startedBy: z.int().nullable(),
  startedAt: z.date(),
  phaseAt: z.date(),
  action: z.string().nullable(),
});
export type ImportRun = z.output<typeof importRun>;

/** As they are told outside. */
export function shownCounts(counts: ImportRun['counts']) {
  const { 'switched-off': switchedOff, 'put-back': putBack, 'newer-stays': newerStays, ...others } = counts;
  return { ...others, switchedOff, putBack, newerStays };
}

export const selectRuns = `
  SELECT id, kind, file_name AS "fileName", digest, format, state, stores, columns, mapping, is_full AS "isFull",
    applies_itself AS "appliesItself", rows, position, counts, started_by AS "startedBy", started_at AS "startedAt",
    phase_at AS "phaseAt", applied_by_action AS action
  FROM import_run`;

const beginRun = `
  INSERT INTO import_run (kind, file_name, digest, format, state, stores, columns, started_by)
  VALUES ($1, $2, $3, $4, 'read', $5, $6, $7) RETURNING id`;
const addRows = `
  INSERT INTO import_row (run_id, line, cells, unreadable)
  SELECT $1, line, cells, fault FROM jsonb_to_recordset($2::jsonb) AS given (line int, cells jsonb, fault text)`;
const endReading = 'UPDATE import_run SET rows = $2 WHERE id = $1';

const idRow = z.object({ id: z.int() });

export interface GivenFile {
  readonly kind: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly stores: readonly string[] | null;
  readonly startedBy: number | null;
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Within the caller's transaction: the whole file is kept as rows, or none of it. */
export async function keepFile(
  database: Database,
  { kind, fileName, bytes, stores, startedBy }: GivenFile,
): Promise<number> {
  const { format, columns, rows } = await openTable(bytes);
  const head = [kind, fileName.slice(0, 200), digestOf(bytes), format, stores, storableJson(columns), startedBy];
  const [run] = await selectRows(database, idRow, beginRun, head);
  if (run === undefined) throw new Error('an import run has an id');
  let [count, last] = [0, 0];
  let waiting: TableRow[] = [];
  const write = async () => {
    await database.query(addRows, [run.id, storableJson(waiting)]);
    waiting = [];
  };
  for (const row of rows) {
    count += 1;
    if (count > mostRows) throw new FileFault(`The file has more than ${mostRows} rows.`);
    // A workbook may say anything of its lines.
    last = Math.max(row.line, last + 1);
    waiting.push({ ...row, line: last });
    if (waiting.length >= rowsAtOnce) await write();
  }
  if (count === 0) throw new FileFault('The file has no rows below its first line.');
  await write();
  await database.query(endReading, [run.id, count]);
  return run.id;
}

export async function findRun(database: Database, id: number): Promise<ImportRun | null> {
  const [run] = await selectRows(database, importRun, `${selectRuns} WHERE id = $1`, [id]);
  return run ?? null;
}

const enter = `
  UPDATE import_run SET state = $2, position = 0, phase_at = clock_timestamp(), awaited = '{}'
  WHERE id = $1 AND state = ANY ($3::text[]) RETURNING id`;
const setMapping = 'UPDATE import_run SET mapping = $2, is_full = $3, applies_itself = $4 WHERE id = $1';
const noteAction = `
  UPDATE import_run SET applied_by_action = nullif(current_setting('tradehall.operator_action', true), '')::uuid WHERE id = $1`;

type State = (typeof runStates)[number];

/** Whether it was in one of those states, and is in the next one now. */
async function entered(database: Database, id: number, state: State, from: readonly State[]): Promise<boolean> {
  return (await selectRows(database, idRow, enter, [id, state, from])).length > 0;
}

interface WantedCheck {
  readonly mapping: Readonly<Record<string, string>>;
  readonly isFull: boolean;
  readonly appliesItself: boolean;
}

/** The worker goes on with each of these. */
export async function beginCheck(database: Database, id: number, wanted: WantedCheck): Promise<boolean> {
  if (!(await entered(database, id, 'checking', ['read', 'checked']))) return false;
  await database.query(setMapping, [id, JSON.stringify(wanted.mapping), wanted.isFull, wanted.appliesItself]);
  return true;
}

/** Of an operator the log shows each row that the worker writes for her. */
export async function beginApply(database: Database, id: number): Promise<boolean> {
  if (!(await entered(database, id, 'applying', ['checked']))) return false;
  await database.query(noteAction, [id]);
  return true;
}

/** Also of a run that is being applied: it ends there. */
export async function beginUndo(database: Database, id: number): Promise<boolean> {
  if (!(await entered(database, id, 'undoing', ['applying', 'applied']))) return false;
  await database.query(noteAction, [id]);
  return true;
}
