import type { Database } from '../../platform/database';
import type { Lane } from '../../platform/outbox/outbox';
import type { Cell } from '../read/file-fault';

/** Something that a row says, and what its column may be called. */
export interface ImportField {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** It says which product a row is about. One of them is enough. */
  readonly isName?: boolean;
  /** In small letters and digits alone; the first column that is called so is the guess. */
  readonly guesses: readonly string[];
}

/** What is wrong with a row, or worth a look. */
export interface RowFault {
  /** The field it is about; null where it is about the row. */
  readonly field: string | null;
  readonly reason: string;
}

/** What a row calls a product, by its SKU, by what another system calls it, or by both. Empty: it does not say so. */
export interface RowName {
  readonly source: string;
  readonly key: string;
  readonly sku: string;
  /** The store or language, where a row is about one; a product may then have several rows. */
  readonly part: string;
  /** Of customers the address: two lines have not the same. */
  readonly also?: string;
}

/** What the row wants is kept as JSON until it is written; its SKU is filled in where the shop knows it by the key. */
export interface ReadRow {
  /** Null where it cannot be told what the row is about. Of rows about the same thing the first counts. */
  readonly about: RowName | null;
  readonly wanted: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly RowFault[];
}

export interface NamedLine extends ReadRow {
  readonly line: number;
  /** One or two: lines that have one in common are about the same thing. */
  readonly names: readonly string[];
}

/** What a kind has to know of a run that it reads. */
export interface ReadRun {
  readonly id: number;
  /** The last line that is dealt with. */
  readonly position: number;
  /** When the check began. */
  readonly phaseAt: Date;
}

export interface Gathered {
  /** Pictures that the worker has to fetch before these lines can be judged; empty where nothing is missing. */
  readonly awaited: readonly string[];
  readonly lines: readonly NamedLine[];
}

export interface WantedRow {
  readonly line: number;
  readonly wanted: unknown;
}

type Outcome = 'new' | 'changed' | 'unchanged' | 'wrong';

/** In words, for a person who looks. */
export interface FieldChange {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What the row would do to the shop as it is now. */
export interface JudgedRow {
  readonly line: number;
  readonly outcome: Outcome;
  readonly faults: readonly RowFault[];
  readonly changes: readonly FieldChange[];
  readonly before: unknown;
  readonly after: unknown;
}

export interface WrittenRow {
  readonly line: number;
  readonly before: unknown;
  readonly after: unknown;
}

export type CellOf = (field: string) => Cell | null;

/** A line of a file as its mapping understands it. */
export interface MappedRow {
  /** Null for a field that no column stands for. */
  readonly cellOf: CellOf;
  /** What the column of a field is called; empty where it has none. */
  readonly columnOf: (field: string) => string;
  /** Those that may be written; null for all. */
  readonly stores: readonly string[] | null;
}

/** One kind of file: what its rows say, and what becomes of them. Each function works within the caller's transaction. */
export interface ImportKind {
  readonly fields: readonly ImportField[];
  /** How many rows are taken in one step, where it is not the usual number. */
  readonly rowsAtOnce?: number;
  /** Else a row is about what its key says, and no product is looked for. */
  readonly isAboutProducts: boolean;
  /** Whether a row may be about a product that the shop does not have yet. */
  readonly makesProducts: boolean;
  readonly read: (row: MappedRow) => ReadRow;
  /** Fills in what stands elsewhere than in the file, or says what is still to be fetched. */
  readonly gather?: (database: Database, run: ReadRun, lines: readonly NamedLine[]) => Promise<Gathered>;
  /** One change of a row at a time, and always in the same order. */
  readonly lock: (database: Database, rows: readonly WantedRow[]) => Promise<void>;
  readonly judge: (database: Database, rows: readonly WantedRow[]) => Promise<readonly JudgedRow[]>;
  readonly write: (database: Database, rows: readonly WrittenRow[], lane: Lane) => Promise<void>;
  /** The last rows first. Answers the lines of the rows that are as they were; what somebody has changed since stays. */
  readonly putBack: (database: Database, rows: readonly WrittenRow[], lane: Lane) => Promise<readonly number[]>;
  /** Selects key, wanted and change of what a full list switches off: all that run $1 does not name. Null where nothing can be. */
  readonly selectMissing: string | null;
}

export function textOf(cell: Cell | null): string {
  return cell === null ? '' : String(cell).trim();
}

export const aboutField = (field: string, reason: string): RowFault => ({ field, reason });

export const wrongRow = (line: number, faults: readonly RowFault[]): JudgedRow => ({
  line,
  outcome: 'wrong',
  faults,
  changes: [],
  before: null,
  after: null,
});
