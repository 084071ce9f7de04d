import { randomBytes } from 'node:crypto';
import {
  pictureFile,
  pictureFormats,
  type PictureFormat,
  pictureWidths,
  type PictureWidth,
} from '@tradehall/domain/catalogue/picture-set.ts';
import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';

const addressBegin = '/media/uploads/';
const fileName = /^(?<name>[\da-f]{32})-(?:original\.webp|\d+\.(?:avif|webp))$/;

export interface PictureSize {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
}

/** Shown by pages until the worker has drawn all sizes, and in the dashboard for ever. */
export const draft = { width: 640, format: 'webp' } as const;

const allSizes: readonly PictureSize[] = pictureFormats.flatMap((format) =>
  pictureWidths.map((width) => ({ width, format })),
);

/** Under its name a picture is kept, of which no letter comes from outside. */
export const newPictureName = (): string => randomBytes(16).toString('hex');

/** The address of all sizes of a picture, as documents have it. */
export const addressOf = (name: string): string => addressBegin + name;

export const uploadAddress = (file: string): string => addressBegin + file;

/** A video or a PDF. Null for an address of any other thing. */
export function uploadedFileAt(address: string): string | null {
  const file = address.startsWith(addressBegin) ? address.slice(addressBegin.length) : '';
  return /^[\da-f]{32}\.(?:mp4|webm|pdf)$/.test(file) ? file : null;
}

/** Null for the pictures that an import has brought. */
export function nameIn(address: string): string | null {
  const name = address.startsWith(addressBegin) ? address.slice(addressBegin.length, addressBegin.length + 32) : '';
  return /^[\da-f]{32}$/.test(name) ? name : null;
}

/** What is kept of the pictures that operators have uploaded. */
export class PictureFiles {
  readonly #kept: KeptFiles;

  constructor(kept: KeptFiles) {
    this.#kept = kept;
  }

  readOriginal(name: string): Promise<Buffer> {
    return this.#kept.read(originalOf(name));
  }

  async hasOriginal(name: string): Promise<boolean> {
    return this.#isThere(originalOf(name));
  }

  writeOriginal(name: string, bytes: Uint8Array): Promise<void> {
    return this.#kept.put(originalOf(name), bytes);
  }

  writeSize(name: string, { width, format }: PictureSize, bytes: Uint8Array): Promise<void> {
    return this.#kept.put(pictureFile(name, width, format), bytes);
  }

  async missingSizes(name: string): Promise<PictureSize[]> {
    const missing: PictureSize[] = [];
    for (const size of allSizes)
      if (!(await this.#isThere(pictureFile(name, size.width, size.format)))) missing.push(size);
    return missing;
  }

  /** From now on counts how long nobody needs it. */
  async touch(name: string): Promise<void> {
    const files = [originalOf(name), ...allSizes.map(({ width, format }) => pictureFile(name, width, format))];
    for (const file of files) await this.#kept.touch(file);
  }

  async #isThere(file: string): Promise<boolean> {
    return (await this.#kept.facts(file)) !== null;
  }
}

/** The picture that a file is a size of; null for other files. */
export const pictureOfFile = (file: string): string | null => fileName.exec(file)?.groups?.['name'] ?? null;

const originalOf = (name: string): string => `${name}-original.webp`;
