import type { Database } from '../../platform/database';
import type { Cell } from '../read/file-fault';

/** Something that a row says, and what its column may be called. */
export interface ImportField {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** In small letters and digits alone; the first column that is called so is the guess. */
  readonly guesses: readonly string[];
}

/** What is wrong with a row, or worth a look. */
export interface RowFault {
  /** The field it is about; null where it is about the row. */
  readonly field: string | null;
  readonly reason: string;
}

/** What the row wants is kept as JSON until it is written. */
export interface ReadRow {
  /** What the row is about, as far as it can be told; a row of the same key before it makes it wrong. */
  readonly key: string | null;
  readonly wanted: Readonly<Record<string, unknown>> | null;
  readonly faults: readonly RowFault[];
}

export interface WantedRow {
  readonly line: number;
  readonly wanted: unknown;
}

type Outcome = 'new' | 'changed' | 'unchanged' | 'wrong';

/** What the row would do to the shop as it is now. */
export interface JudgedRow {
  readonly line: number;
  readonly outcome: Outcome;
  readonly faults: readonly RowFault[];
  readonly before: unknown;
  readonly after: unknown;
}

export interface WrittenRow {
  readonly line: number;
  readonly before: unknown;
  readonly after: unknown;
}

export type CellOf = (field: string) => Cell | null;

/** One kind of file: what its rows say, and what becomes of them. Each function works within the caller's transaction. */
export interface ImportKind {
  readonly fields: readonly ImportField[];
  /** Null for a field that no column stands for. Stores: those that may be written; null for all. */
  readonly read: (cellOf: CellOf, stores: readonly string[] | null) => ReadRow;
  /** One change of a row at a time, and always in the same order. */
  readonly lock: (database: Database, rows: readonly WantedRow[]) => Promise<void>;
  readonly judge: (database: Database, rows: readonly WantedRow[]) => Promise<readonly JudgedRow[]>;
  readonly write: (database: Database, rows: readonly WrittenRow[]) => Promise<void>;
  /** Answers the lines of the rows that are as they were; what somebody has changed since stays. */
  readonly putBack: (database: Database, rows: readonly WrittenRow[]) => Promise<readonly number[]>;
  /** Selects key and wanted of what a full list switches off: all that run $1 does not name. Null where nothing can be. */
  readonly selectMissing: string | null;
}

export function textOf(cell: Cell | null): string {
  return cell === null ? '' : String(cell).trim();
}

export const aboutField = (field: string, reason: string): RowFault => ({ field, reason });
