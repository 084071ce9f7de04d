import type { Database } from '../platform/database';
import { beginCheck, findRun, type GivenFile, type ImportRun, keepFile } from './import-runs';
import { importKinds } from './kinds/import-kinds';
import { guessMapping, type Mapping, problemOfMapping } from './mapping';
import { FileFault } from './read/file-fault';
import { findMapping, listMappings } from './saved-mappings';

interface BegunImport {
  readonly file: GivenFile;
  /** Columns that were kept by this name; without it those that fit, or a guess. */
  readonly mappingTitle: string | undefined;
  /** Columns that are told beside these. */
  readonly columns?: Mapping;
  readonly isFull: boolean;
  readonly appliesItself: boolean;
}

/** Where nobody is there to be asked about columns. Within the caller's transaction: the file is kept and its check begun, or neither. */
export async function beginImport(database: Database, begun: BegunImport): Promise<ImportRun> {
  const id = await keepFile(database, begun.file);
  const run = await findRun(database, id);
  if (run === null) throw new Error('what was kept a moment ago is not there');
  const kind = importKinds[run.kind];
  if (begun.isFull && kind.selectMissing === null)
    throw new FileFault('Only a list of products or of stock can be the full one.');
  const mapping = { ...(await mappingOf(database, run, begun.mappingTitle)), ...begun.columns };
  const problem = problemOfMapping(kind.fields, run.columns, mapping);
  if (problem !== null) throw new FileFault(`${problem} Its columns: ${run.columns.join(', ')}.`);
  await beginCheck(database, id, { mapping, isFull: begun.isFull, appliesItself: begun.appliesItself });
  return run;
}

async function mappingOf(database: Database, run: ImportRun, title: string | undefined): Promise<Mapping> {
  const { fields } = importKinds[run.kind];
  if (title === undefined)
    return (await findMapping(database, run.kind, run.columns))?.columns ?? guessMapping(fields, run.columns);
  const saved = await listMappings(database, run.kind);
  const named = saved.find((each) => each.title === title);
  if (named !== undefined) return named.columns;
  throw new FileFault(
    `No mapping is called “${title}”. There are: ${saved.map((each) => each.title).join(', ') || 'none'}.`,
  );
}
