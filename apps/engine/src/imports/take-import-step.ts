import { z } from 'zod';
import { type Database, selectRows, storableJson } from '../platform/database';
import { type Lane, lanes } from '../platform/outbox/outbox';
import { type ImportRun, importRun, selectRuns } from './import-runs';
import type { ImportKind, MappedRow, NamedLine, ReadRow, WrittenRow } from './kinds/import-kind';
import { importKinds } from './kinds/import-kinds';
import { nameByKey, nameLines } from './kinds/named-products';
import { fixedValue } from './mapping';

const rowsPerStep = 500;

const takeRun = `
  ${selectRuns} WHERE state IN ('checking', 'applying', 'undoing') AND id <> ALL ($1::int[])
    AND NOT EXISTS (SELECT FROM outside_picture WHERE address = ANY (awaited) AND outside_picture.state = 'waiting')
  ORDER BY id LIMIT 1 FOR UPDATE`;
const selectRead = `
  SELECT line, cells, unreadable FROM import_row WHERE run_id = $1 AND line > $2 AND cells IS NOT NULL ORDER BY line LIMIT $3`;
const selectWanted = `
  SELECT line, wanted, outcome FROM import_row WHERE run_id = $1 AND line > $2
    AND wanted IS NOT NULL AND outcome IN ('new', 'changed', 'unchanged', 'switched-off') ORDER BY line LIMIT $3`;
// From the end: a later line may have changed what an earlier one has left. Position 0 is where a state begins.
const selectWritten = `
  SELECT line, before, after FROM import_row
  WHERE run_id = $1 AND ($2 = 0 OR line < $2) AND after IS NOT NULL ORDER BY line DESC LIMIT $3`;
const selectEarlier = `
  SELECT name, min(line) AS line FROM (
    SELECT key AS name, line FROM import_row WHERE run_id = $1 AND key = ANY ($2::text[]) AND line <= $3 AND cells IS NOT NULL
    UNION ALL
    SELECT also, line FROM import_row WHERE run_id = $1 AND also = ANY ($2::text[]) AND line <= $3 AND cells IS NOT NULL
  ) AS named GROUP BY name`;

const noteRead = `
  UPDATE import_row SET key = given.key, also = given.also, wanted = given.wanted, outcome = given.outcome,
    faults = given.faults, changes = given.changes
  FROM jsonb_to_recordset($2::jsonb)
    AS given (line int, key text, also text, wanted jsonb, outcome text, faults jsonb, changes jsonb)
  WHERE run_id = $1 AND import_row.line = given.line`;
const noteWritten = `
  UPDATE import_row SET outcome = given.outcome, faults = given.faults, changes = given.changes, before = given.before,
    after = given.after
  FROM jsonb_to_recordset($2::jsonb)
    AS given (line int, outcome text, faults jsonb, changes jsonb, before jsonb, after jsonb)
  WHERE run_id = $1 AND import_row.line = given.line`;
const noteOutcomes = `
  UPDATE import_row SET outcome = given.outcome FROM unnest($2::int[], $3::text[]) AS given (line, outcome)
  WHERE run_id = $1 AND import_row.line = given.line`;
const noteAwaited = 'UPDATE import_run SET awaited = $2 WHERE id = $1';
const notePosition = 'UPDATE import_run SET position = $2 WHERE id = $1';

const forgetMissing = 'DELETE FROM import_row WHERE run_id = $1 AND cells IS NULL';
const addMissing = (missing: string) => `
  INSERT INTO import_row (run_id, line, key, wanted, changes, outcome)
  SELECT $1, (SELECT max(line) FROM import_row WHERE run_id = $1) + row_number() OVER (ORDER BY missing.key), missing.key,
    missing.wanted, jsonb_build_array(missing.change), 'switched-off' FROM (${missing}) AS missing`;
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
const earlierRow = z.object({ name: z.string(), line: z.int() });
const countRow = z.object({ count: z.int() });

/** A step of this run came to nothing. */
export class StepFailed extends Error {
  constructor(
    readonly runId: number,
    cause: unknown,
  ) {
    super(`file ${runId}: ${String(cause)}`, { cause });
  }
}

/**
 * The next rows of a run, within the caller's transaction, which holds the position as well: a worker that dies leaves
 * everything to the next one, and no row is written twice. Answers whether there may be more to do.
 */
export async function takeImportStep(database: Database, passedOver: readonly number[] = []): Promise<boolean> {
  const [run] = await selectRows(database, importRun, takeRun, [passedOver]);
  if (run === undefined) return false;
  try {
    await goOn(database, run, importKinds[run.kind]);
  } catch (failure) {
    throw new StepFailed(run.id, failure);
  }
  return true;
}

async function goOn(database: Database, run: ImportRun, kind: ImportKind): Promise<void> {
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
}

async function check(database: Database, run: ImportRun, kind: ImportKind): Promise<void> {
  if (run.position === 0) await database.query(forgetMissing, [run.id]);
  const rows = await selectRows(database, readRow, selectRead, [run.id, run.position, kind.rowsAtOnce ?? rowsPerStep]);
  const last = rows.at(-1)?.line;
  if (last === undefined) return endCheck(database, run, kind);
  const read = rows.map((row) => readLine(row, run, kind));
  const named = kind.isAboutProducts ? await nameLines(database, read, kind.makesProducts) : nameByKey(read);
  const single = await withoutDoubles(database, run, named);
  const { lines, awaited } = (await kind.gather?.(database, run, single)) ?? { lines: single, awaited: [] };
  if (awaited.length > 0) {
    await database.query(noteAwaited, [run.id, awaited]);
    return;
  }
  const wanted = lines.filter(({ faults }) => faults.length === 0);
  const judged = new Map((await kind.judge(database, wanted)).map((row) => [row.line, row]));
  const noted = lines.map(({ line, names: [key, also], wanted: wish, faults }) => ({
    ...{ line, key, also, wanted: wish },
    outcome: judged.get(line)?.outcome ?? 'wrong',
    faults: judged.get(line)?.faults ?? faults,
    // Where nobody looks at them before they are applied, applying notes them.
    changes: run.appliesItself ? [] : (judged.get(line)?.changes ?? []),
  }));
  await database.query(noteRead, [run.id, storableJson(noted)]);
  await database.query(notePosition, [run.id, last]);
}

type ReadLine = ReadRow & { readonly line: number };

function readLine(row: z.output<typeof readRow>, run: ImportRun, kind: ImportKind): ReadLine {
  const { line, cells, unreadable } = row;
  if (unreadable !== null) return { line, about: null, wanted: null, faults: [{ field: null, reason: unreadable }] };
  const columnOf = (field: string): string => run.mapping[field] ?? '';
  const cellOf: MappedRow['cellOf'] = (field) => {
    const column = run.mapping[field];
    if (column === undefined) return null;
    return cells[run.columns.indexOf(column)] ?? fixedValue(column, run.columns) ?? '';
  };
  return { line, ...kind.read({ cellOf, columnOf, stores: run.stores }) };
}

/** Of several rows about the same thing the first one counts. */
async function withoutDoubles(
  database: Database,
  run: ImportRun,
  rows: readonly NamedLine[],
): Promise<readonly NamedLine[]> {
  const given = rows.flatMap(({ names }) => names);
  const known = await selectRows(database, earlierRow, selectEarlier, [run.id, given, run.position]);
  const firsts = new Map(known.map(({ name, line }) => [name, line]));
  return rows.map((row) => {
    const earlier = row.names.find((name) => firsts.has(name));
    const first = earlier === undefined ? row.line : (firsts.get(earlier) ?? row.line);
    for (const name of row.names) if (!firsts.has(name)) firsts.set(name, first);
    if (earlier === undefined) return row;
    const reason = `says the same thing as line ${first}: ${earlier}`;
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
  const rows = await selectRows(database, wantedRow, selectWanted, [
    ...[run.id, run.position, kind.rowsAtOnce ?? rowsPerStep],
  ]);
  const last = rows.at(-1)?.line;
  if (last === undefined) {
    await database.query(endPhase, [run.id, 'applied', run.counts.unnamed]);
    return;
  }
  await kind.lock(database, rows);
  const outcomes = new Map(rows.map(({ line, outcome }) => [line, outcome]));
  const judged = await kind.judge(database, rows);
  const changed = judged.filter(({ outcome }) => outcome === 'new' || outcome === 'changed');
  await asItsOperator(database, run, () => kind.write(database, changed, laneOf(run)));
  const noted = judged.map((row) => {
    const isWritten = row.outcome === 'new' || row.outcome === 'changed';
    const isOff = outcomes.get(row.line) === 'switched-off' && isWritten;
    const values = isWritten ? { before: row.before, after: row.after } : { before: null, after: null };
    const { line, faults, changes } = row;
    return { line, outcome: isOff ? 'switched-off' : row.outcome, faults, changes, ...values };
  });
  await database.query(noteWritten, [run.id, storableJson(noted)]);
  await database.query(notePosition, [run.id, last]);
}

async function undo(database: Database, run: ImportRun, kind: ImportKind): Promise<void> {
  const values = [run.id, run.position, kind.rowsAtOnce ?? rowsPerStep];
  const rows: WrittenRow[] = (await selectRows(database, writtenRow, selectWritten, values)).toReversed();
  const [first] = rows;
  if (first === undefined) {
    await database.query(endPhase, [run.id, 'undone', run.counts.unnamed]);
    return;
  }
  const back = new Set(await asItsOperator(database, run, () => kind.putBack(database, rows, laneOf(run))));
  const outcomes = rows.map(({ line }) => (back.has(line) ? 'put-back' : 'newer-stays'));
  await database.query(noteOutcomes, [run.id, rows.map(({ line }) => line), outcomes]);
  await database.query(notePosition, [run.id, first.line]);
}

/** Whoever brings in a few rows waits for them. */
const laneOf = ({ rows }: ImportRun): Lane => (rows > rowsPerStep ? lanes.inBulk : lanes.byHand);

/** The triggers of the log note what is written under the mutation that asked for it. */
async function asItsOperator<Result>(database: Database, run: ImportRun, work: () => Promise<Result>): Promise<Result> {
  if (run.action !== null) await database.query(asOperator, [run.action]);
  const result = await work();
  if (run.action !== null) await database.query(asOperator, ['']);
  return result;
}
