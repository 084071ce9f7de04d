import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  pictureFile,
  pictureFormats,
  type PictureFormat,
  pictureWidths,
  type PictureWidth,
} from '@tradehall/domain/catalogue/picture-set.ts';

const addressBegin = '/media/uploads/';
const fileName = /^(?<name>[\da-f]{32})-(?:original\.webp|\d+\.(?:avif|webp))$/;

export interface PictureSize {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

const allSizes: readonly PictureSize[] = pictureFormats.flatMap((format) =>
  pictureWidths.map((width) => ({ width, format })),
);

/** Under its name a picture is kept, of which no letter comes from outside. */
export const newPictureName = (): string => randomBytes(16).toString('hex');

/** The address of all sizes of a picture, as documents have it. */
export const addressOf = (name: string): string => addressBegin + name;

/** Null for the pictures that an import has brought. */
export function nameIn(address: string): string | null {
  const name = address.startsWith(addressBegin) ? address.slice(addressBegin.length, addressBegin.length + 32) : '';
  return /^[\da-f]{32}$/.test(name) ? name : null;
}

interface KeptFile {
  readonly file: string;
  /** Of the picture that it is a size of; null for what a process has left unfinished. */
  readonly name: string | null;
}

/** The folder of what operators have uploaded. Under its name a file is always whole, whoever dies meanwhile. */
export class PictureFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  readOriginal(name: string): Promise<Buffer> {
    return readFile(this.#path(originalOf(name)));
  }

  async hasOriginal(name: string): Promise<boolean> {
    return this.#isThere(originalOf(name));
  }

  writeOriginal(name: string, bytes: Uint8Array): Promise<void> {
    return this.#writeWhole(originalOf(name), bytes);
  }

  writeSize(name: string, { width, format }: PictureSize, bytes: Uint8Array): Promise<void> {
    return this.#writeWhole(pictureFile(name, width, format), bytes);
  }

  async missingSizes(name: string): Promise<PictureSize[]> {
    const missing: PictureSize[] = [];
    for (const size of allSizes)
      if (!(await this.#isThere(pictureFile(name, size.width, size.format)))) missing.push(size);
    return missing;
  }

  /** From now on counts how long nobody needs it. */
  async touch(name: string, now: Date): Promise<void> {
    const files = [originalOf(name), ...allSizes.map(({ width, format }) => pictureFile(name, width, format))];
    // One that was never drawn is not missed.
    for (const file of files) await utimes(this.#path(file), now, now).catch(() => undefined);
  }

  async list(): Promise<KeptFile[]> {
    const files = await readdir(this.#folder).catch(() => []);
    return files.map((file) => ({ file, name: fileName.exec(file)?.groups?.['name'] ?? null }));
  }

  /** Null where it has gone meanwhile. */
  async touchedAt(file: string): Promise<Date | null> {
    return stat(this.#path(file)).then(
      ({ mtime }) => mtime,
      () => null,
    );
  }

  async remove(file: string): Promise<void> {
    await rm(this.#path(file), { force: true });
  }

  async #writeWhole(file: string, bytes: Uint8Array): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    // Hidden, so that no server hands it out; cleared with the files that belong to nothing.
    const unfinished = this.#path(`.${file}-${newPictureName()}`);
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, this.#path(file));
  }

  async #isThere(file: string): Promise<boolean> {
    return (await this.touchedAt(file)) !== null;
  }

  #path(file: string): string {
    return join(this.#folder, file);
  }
}

const originalOf = (name: string): string => `${name}-original.webp`;
