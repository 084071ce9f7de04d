import { closeSync, existsSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type BooksEntry, booksEntry } from './books-entry.ts';

const line = z.array(booksEntry);

/** One line a change: what belongs together is there as a whole or not at all, even when the process is killed. */
export class BooksFile {
  readonly #descriptor: number;
  readonly entries: readonly BooksEntry[];

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'books.jsonl');
    const whole = existsSync(path) ? wholeLines(readFileSync(path, 'utf8')) : '';
    this.entries = whole
      .split('\n')
      .filter((text) => text !== '')
      .flatMap((text) => line.parse(JSON.parse(text)));
    this.#descriptor = openSync(path, 'a');
    // A line that was cut off was never answered for.
    ftruncateSync(this.#descriptor, Buffer.byteLength(whole));
  }

  append(entries: readonly BooksEntry[]): void {
    writeSync(this.#descriptor, `${JSON.stringify(entries)}\n`);
  }

  clear(): void {
    ftruncateSync(this.#descriptor, 0);
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}
