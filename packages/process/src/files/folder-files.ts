import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  type ByteRange,
  type FileFacts,
  FileMissing,
  fileNameOrThrow,
  fullOrThrow,
  isFileName,
  type KeptFiles,
} from './kept-files.ts';

/** Files in a folder that all processes see, on one machine or on a volume that they share. */
export class FolderFiles implements KeptFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(name);
    await mkdir(this.#folder, { recursive: true });
    // Hidden, so that nobody lists it or hands it out.
    const unfinished = join(this.#folder, `.${name}-${randomBytes(16).toString('hex')}`);
    try {
      await writeFile(unfinished, fullOrThrow(bytes), { flush: true });
      await rename(unfinished, path);
    } catch (failure) {
      await rm(unfinished, { force: true });
      throw failure;
    }
    await this.#keepNames();
  }

  async read(name: string): Promise<Buffer> {
    return orMissing(name, readFile(this.#path(name)));
  }

  async stream(name: string, range?: ByteRange): Promise<Readable> {
    const file = await orMissing(name, open(this.#path(name)));
    return file.createReadStream(range === undefined ? {} : { start: range.first, end: range.last });
  }

  async facts(name: string): Promise<FileFacts | null> {
    return orNull(stat(this.#path(name)).then(({ size, mtime }) => ({ size, touchedAt: mtime })));
  }

  async touch(name: string): Promise<void> {
    const now = new Date();
    await orNull(utimes(this.#path(name), now, now));
  }

  async remove(name: string): Promise<void> {
    await rm(this.#path(name), { force: true });
  }

  async *list(): AsyncIterable<string> {
    for (const name of await this.#names()) if (isFileName(name)) yield name;
  }

  async clearUnfinished(before: Date): Promise<number> {
    let count = 0;
    for (const name of (await this.#names()).filter((entry) => entry.startsWith('.'))) {
      const path = join(this.#folder, name);
      const found = await orNull(stat(path));
      if (found?.isFile() !== true || found.mtime >= before) continue;
      await rm(path, { force: true });
      count += 1;
    }
    return count;
  }

  async #names(): Promise<readonly string[]> {
    return (await orNull(readdir(this.#folder))) ?? [];
  }

  /** The file itself is on the disk already; its name is when the folder is. */
  async #keepNames(): Promise<void> {
    const folder = await open(this.#folder);
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  #path(name: string): string {
    return join(this.#folder, fileNameOrThrow(name));
  }
}

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

async function orNull<Found>(finding: Promise<Found>): Promise<Found | null> {
  try {
    return await finding;
  } catch (failure) {
    if (isMissing(failure)) return null;
    throw failure;
  }
}

async function orMissing<Found>(name: string, finding: Promise<Found>): Promise<Found> {
  const found = await orNull(finding);
  if (found === null) throw new FileMissing(name);
  return found;
}
