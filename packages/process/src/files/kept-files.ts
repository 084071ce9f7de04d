import type { Readable } from 'node:stream';

/** Both within the file. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface FileFacts {
  readonly size: number;
  readonly touchedAt: Date;
}

export class FileMissing extends Error {
  override readonly name = 'FileMissing';

  constructor(file: string) {
    super(`there is no file ${file}`);
  }
}

/**
 * Files that are kept whole or not at all: under its name nobody ever finds half of one, whoever dies meanwhile. What a name has
 * stood for it stands for until it is removed.
 */
export interface KeptFiles {
  /** Returns when the file outlives a loss of power. Twice is as good as once. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Or `FileMissing`. */
  read(name: string): Promise<Buffer>;
  /** The same piece by piece, as fast as it is taken. */
  stream(name: string, range?: ByteRange): Promise<Readable>;
  /** Null where it is not there. */
  facts(name: string): Promise<FileFacts | null>;
  /** From now on counts how long nobody needs it. One that is not there is not missed. */
  touch(name: string): Promise<void>;
  /** Nothing happens where it is not there. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<string>;
  /** Removes what somebody left in the middle of a `put` before that time, and says how much. */
  clearUnfinished(before: Date): Promise<number>;
}

/** No folders, nothing hidden, nothing that an address or a shell reads otherwise. */
export const isFileName = (name: string): boolean => /^[\da-z][\w.-]{0,199}$/i.test(name);

export function fileNameOrThrow(name: string): string {
  if (!isFileName(name)) throw new Error(`${JSON.stringify(name)} is no name of a kept file`);
  return name;
}

/** An empty file is what somebody left who never wrote it. */
export function fullOrThrow(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0) throw new Error('an empty file is not kept');
  return bytes;
}

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** What the end of its name says: only files that the shop has looked into get one of these. */
export const typeOfFile = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** A file never changes under its name. */
export const keptForEver = 'public, max-age=31536000, immutable';
