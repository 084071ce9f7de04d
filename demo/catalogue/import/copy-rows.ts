import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null;

const special = /[\\\t\n\r]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Rows for one table in the text format of COPY. */
export class CopyRows {
  readonly #statement: string;
  readonly #lines: string[] = [];

  constructor(table: string, columns: readonly string[]) {
    this.#statement = `COPY ${table} (${columns.map((column) => `"${column}"`).join(', ')}) FROM STDIN`;
  }

  /** In the order of the columns. */
  add(...values: readonly CopyValue[]): void {
    let line = '';
    for (const value of values) line += line === '' ? copyText(value) : `\t${copyText(value)}`;
    this.#lines.push(line);
  }

  async write(client: ClientBase): Promise<void> {
    if (this.#lines.length === 0) return;
    const text = `${this.#lines.join('\n')}\n`;
    await pipeline([Buffer.from(text)], client.query(copyFrom(this.#statement)));
  }
}

export function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return special.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character) : value;
}
