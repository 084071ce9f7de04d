import type { z } from 'zod';

/** One connection, or one that speaks to other tables under the same names. */
export interface Database {
  query(statement: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Rows are a wire like any other: what a migration or a hand-written statement left behind is checked here. */
export async function selectRows<Row>(
  database: Database,
  row: z.ZodType<Row>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await database.query(statement, [...values]);
  return rows.map((each) => row.parse(each));
}

const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** JSON as PostgreSQL takes it: without zero letters and halves of letters, both of which may stand in what comes from outside. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  // Everything else is written as it is, and most files have none of these.
  if (!/\\u(?:0000|d[89a-f])/.test(json)) return json;
  return JSON.stringify(value, (_key, each: unknown) => (typeof each === 'string' ? storable(each) : each));
}

/** Whatever was under way has been undone by the server. */
export class ConnectionLost extends Error {}

export async function inTransaction<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  await database.query('BEGIN');
  try {
    const result = await work();
    await database.query('COMMIT');
    return result;
  } catch (failure) {
    await rollBack(database, failure);
    throw failure;
  }
}

async function rollBack(database: Database, cause: unknown): Promise<void> {
  try {
    await database.query('ROLLBACK');
  } catch {
    throw new ConnectionLost(String(cause), { cause });
  }
}
