import type { Readable } from 'node:stream';
import { UserInputError } from '@vendure/core';
import { z } from 'zod';

/** A file of a mutation, once the request that brings it is read so far. */
export const uploadedFile = z.object({
  filename: z.string(),
  createReadStream: z.custom<() => Readable>((make) => typeof make === 'function'),
});

/** Whether the engine has broken it off, as longer than any upload may be: with the code that HTTP has for it. */
export const isTooLong = (failure: unknown): boolean =>
  failure instanceof Error && 'status' in failure && failure.status === 413;

export const inMegabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

/** The whole of it, and no more than may be: of a longer one the rest is not read. `hint` says what to do with such a one. */
export async function readUpload(file: unknown, mostBytes: number, hint = '') {
  const { filename, createReadStream } = uploadedFile.parse(await file);
  const bytes = await bytesUpTo(createReadStream(), mostBytes);
  if (bytes === null) throw new UserInputError(`${filename} is larger than ${inMegabytes(mostBytes)}.${hint}`);
  return { filename, bytes };
}

async function bytesUpTo(stream: Readable, most: number): Promise<Buffer | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of stream) {
      const bytes = z.instanceof(Uint8Array).parse(piece);
      length += bytes.length;
      if (length > most) return null;
      pieces.push(bytes);
    }
  } catch (failure) {
    if (isTooLong(failure)) return null;
    throw failure;
  }
  return Buffer.concat(pieces);
}
