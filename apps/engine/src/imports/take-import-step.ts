import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';
import { type ImportRun, importRun, selectRuns } from './import-runs';
import type { ImportKind, RowFault, WrittenRow } from './kinds/import-kind';
import { importKinds } from './kinds/import-kinds';
import type { Cell } from './read/file-fault';

const rowsPerStep = 500;

const takeRun = `
  ${selectRuns} WHERE state IN ('checking', 'applying', 'undoing') AND ($1::int IS NULL OR id = $1)
  ORDER BY id LIMIT 1 FOR UPDATE`;
const selectRead = `
  SELECT line, cells, unreadable FROM import_row WHERE run_id = $1 AND line > $2 AND cells IS NOT NULL ORDER BY line LIMIT $3`;
const selectWanted = `
  SELECT line, wanted, outcome FROM import_row WHERE run_id = $1 AND line > $2
    AND wanted IS NOT NULL AND outcome IN ('new', 'changed', 'unchanged', 'switched-off') ORDER BY line LIMIT $3`;
const selectWritten = `
  SELECT line, before, after FROM import_row WHERE run_id = $1 AND line > $2 AND after IS NOT NULL ORDER BY line LIMIT $3`;
const selectEarlier = `
  SELECT key, min(line) AS line FROM import_row WHERE run_id = $1 AND key = ANY ($2::text[]) AND line <= $3 AND cells IS NOT NULL
  GROUP BY key`;

const noteRead = `
  UPDATE import_row SET key = given.key, wanted = given.wanted, outcome = given.outcome, faults = given.faults
  FROM jsonb_to_recordset($2::jsonb) AS given (line int, key text, wanted jsonb, outcome text, faults jsonb)
  WHERE run_id = $1 AND import_row.line = given.line`;
const noteWritten = `
  UPDATE import_row SET outcome = given.outcome, faults = given.faults, before = given.before, after = given.after
  FROM jsonb_to_recordset($2::jsonb) AS given (line int, outcome text, faults jsonb, before jsonb, after jsonb)
  WHERE run_id = $1 AND import_row.line = given.line`;
const noteOutcomes = `
  UPDATE import_row SET outcome = given.outcome FROM unnest($2::int[], $3::text[]) AS given (line, outcome)
  WHERE run_id = $1 AND import_row.line = given.line`;
const notePosition = 'UPDATE import_run SET position = $2 WHERE id = $1';

const forgetMissing = 'DELETE FROM import_row WHERE run_id = $1 AND cells IS NULL';
const addMissing = (missing: string) => `
  INSERT INTO import_row (run_id, line, key, wanted, outcome)
  SELECT $1, (SELECT max(line) FROM import_row WHERE run_id = $1) + row_number() OVER (ORDER BY missing.key), missing.key,
    missing.wanted, 'switched-off' FROM (${missing}) AS missing`;
const countUnnamed = `
  SELECT count(*)::int AS count FROM import_row WHERE run_id = $1 AND key IS NULL AND cells IS NOT NULL`;
const endPhase = `
  UPDATE import_run SET state = $2, position = 0, phase_at = clock_timestamp(), counts = coalesce((
    SELECT jsonb_object_agg(outcome, count) FROM (
      SELECT outcome, count(*)::int FROM import_row WHERE run_id = $1 AND outcome IS NOT NULL GROUP BY outcome) AS counted), '{}')
    || jsonb_build_object('unnamed', $3::int) WHERE id = $1`;
const asOperator = `SELECT set_config('tradehall.operator_action', $1, true)`;

const cell = z.union([z.string(), z.number()]);
const readRow = z.object({ line: z.int(), cells: z.array(cell), unreadable: z.string().nullable() });
const wantedRow = z.object({ line: z.int(), wanted: z.unknown(), outcome: z.string() });
const writtenRow = z.object({ line: z.int(), before: z.unknown(), after: z.unknown() });
const earlierRow = z.object({ key: z.string(), line: z.int() });
const countRow = z.object({ count: z.int() });

/**
 * The next rows of a run, within the caller's transaction, which holds the position as well: a worker that dies leaves
 * everything to the next one, and no row is written twice. Answers whether there may be more to do.
 */
export async function takeImportStep(database: Database, only: number | null = null): Promise<boolean> {
  const [run] = await selectRows(database, importRun, takeRun, [only]);
  if (run === undefined) return false;
  const kind = importKinds[run.kind];
  switch (run.state) {
    case 'checking':
      await check(database, run, kind);
      break;
    case 'applying':
      await apply(database, run, kind);
      break;
    default:
      await undo(database, run, kind);
  }
  return true;
}

interface ReadLine {
  readonly line: number;
  readonly key: string | null;
  readonly wanted: unknown;
  readonly faults: readonly RowFault[];
}

async function check(database: Database, run: ImportRun, kind: ImportKind): Promise<void> {
  if (run.position === 0) await database.query(forgetMissing, [run.id]);
  const rows = await selectRows(database, readRow, selectRead, [run.id, run.position, rowsPerStep]);
  const last = rows.at(-1)?.line;
  if (last === undefined) return endCheck(database, run, kind);
  const read = rows.map((row) => readLine(row, run, kind));
  const single = await withoutDoubles(database, run, read);
  const wanted = single.filter(({ faults }) => faults.length === 0);
  const judged = new Map((await kind.judge(database, wanted)).map((row) => [row.line, row]));
  const noted = single.map(({ line, key, wanted: wish, faults }) => ({
    ...{ line, key, wanted: wish },
    outcome: judged.get(line)?.outcome ?? 'wrong',
    faults: judged.get(line)?.faults ?? faults,
  }));
  await database.query(noteRead, [run.id, JSON.stringify(noted)]);
  await database.query(notePosition, [run.id, last]);
}

function readLine(row: z.output<typeof readRow>, run: ImportRun, kind: ImportKind): ReadLine {
  const { line, cells, unreadable } = row;
  if (unreadable !== null) return { line, key: null, wanted: null, faults: [{ field: null, reason: unreadable }] };
  const cellOf = (field: string): Cell | null => {
    const column = run.mapping[field];
    return column === undefined ? null : (cells[run.columns.indexOf(column)] ?? '');
  };
  return { line, ...kind.read(cellOf, run.stores) };
}

/** Of several rows about the same thing the first one counts. */
async function withoutDoubles(
  database: Database,
  run: ImportRun,
  rows: readonly ReadLine[],
): Promise<readonly ReadLine[]> {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const known = await selectRows(database, earlierRow, selectEarlier, [run.id, keys, run.position]);
  const firsts = new Map(known.map(({ key, line }) => [key, line]));
  return rows.map((row) => {
    if (row.key === null) return row;
    const first = firsts.get(row.key);
    if (first === undefined) {
      firsts.set(row.key, row.line);
      return row;
    }
    const reason = `says the same thing as line ${first}: ${row.key}`;
    return { ...row, wanted: null, faults: [...row.faults, { field: null, reason }] };
  });
}

async function endCheck(database: Database, run: ImportRun, kind: ImportKind): Promise<void> {
  const [unnamed] = await selectRows(database, countRow, countUnnamed, [run.id]);
  const count = unnamed?.count ?? 0;
  // A line that nobody can read may be about anything: then nothing is missing for sure.
  if (run.isFull && count === 0 && kind.selectMissing !== null)
    await database.query(addMissing(kind.selectMissing), [run.id]);
  await database.query(endPhase, [run.id, run.appliesItself ? 'applying' : 'checked', count]);
}

/** What somebody has changed since the check is seen again here. */
async function apply(database: Database, run: ImportRun, kind: ImportKind): Promise<void> {
  const rows = await selectRows(database, wantedRow, selectWanted, [run.id, run.position, rowsPerStep]);
  const last = rows.at(-1)?.line;
  if (last === undefined) {
    await database.query(endPhase, [run.id, 'applied', run.counts.unnamed]);
    return;
  }
  await kind.lock(database, rows);
  const outcomes = new Map(rows.map(({ line, outcome }) => [line, outcome]));
  const judged = await kind.judge(database, rows);
  const changed = judged.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  await asItsOperator(database, run, () => kind.write(database, changed));
  const noted = judged.map((row) => {
    const isWritten = row.outcome === 'new' || row.outcome === 'changed';
    const isOff = outcomes.get(row.line) === 'switched-off' && isWritten;
    const values = isWritten ? { before: row.before, after: row.after } : { before: null, after: null };
    return { line: row.line, outcome: isOff ? 'switched-off' : row.outcome, faults: row.faults, ...values };
  });
  await database.query(noteWritten, [run.id, JSON.stringify(noted)]);
  await database.query(notePosition, [run.id, last]);
}

async function undo(database: Database, run: ImportRun, kind: ImportKind): Promise<void> {
  const rows: WrittenRow[] = await selectRows(database, writtenRow, selectWritten, [run.id, run.position, rowsPerStep]);
  const last = rows.at(-1)?.line;
  if (last === undefined) {
    await database.query(endPhase, [run.id, 'undone', run.counts.unnamed]);
    return;
  }
  const back = new Set(await asItsOperator(database, run, () => kind.putBack(database, rows)));
  const outcomes = rows.map(({ line }) => (back.has(line) ? 'put-back' : 'newer-stays'));
  await database.query(noteOutcomes, [run.id, rows.map(({ line }) => line), outcomes]);
  await database.query(notePosition, [run.id, last]);
}

/** The triggers of the log note what is written under the mutation that asked for it. */
async function asItsOperator<Result>(database: Database, run: ImportRun, work: () => Promise<Result>): Promise<Result> {
  if (run.action !== null) await database.query(asOperator, [run.action]);
  const result = await work();
  if (run.action !== null) await database.query(asOperator, ['']);
  return result;
}
