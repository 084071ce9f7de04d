import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import {
  type ByteRange,
  type FileFacts,
  FileMissing,
  isFileName,
  keptForEver,
  type KeptFiles,
  typeOfFile,
} from '@tradehall/process/files/kept-files.ts';

/**
 * Kept files by their names, whole or one part of each. A name never stands for two files, so name and size say which one it is,
 * on every machine.
 */
export function serveKeptFiles(files: KeptFiles, setHeaders: (response: Response) => void): RequestHandler {
  return async (request, response, next) => {
    const name = request.path.slice(1);
    const isAsked = request.method === 'GET' || request.method === 'HEAD';
    const facts = isAsked && isFileName(name) ? await files.facts(name) : null;
    if (facts === null) {
      next();
      return;
    }
    try {
      await answer(request, response, { files, name, facts, setHeaders });
    } catch (failure) {
      if (hasLeft(failure)) return;
      if (!(failure instanceof FileMissing) || response.headersSent) throw failure;
      // Cleared at this moment.
      for (const header of ['Accept-Ranges', 'ETag', 'Last-Modified']) response.removeHeader(header);
      next();
    }
  };
}

interface Asked {
  readonly files: KeptFiles;
  readonly name: string;
  readonly facts: FileFacts;
  readonly setHeaders: (response: Response) => void;
}

async function answer(request: Request, response: Response, { files, name, facts, setHeaders }: Asked): Promise<void> {
  const { size, touchedAt } = facts;
  const etag = `"${name}-${size.toString(36)}"`;
  setHeaders(response);
  response.set({ 'Accept-Ranges': 'bytes', ETag: etag, 'Last-Modified': touchedAt.toUTCString() });
  if (request.fresh) {
    response.status(304).set('Cache-Control', keptForEver).end();
    return;
  }
  const range = rangeOf(request, size, [etag, touchedAt.toUTCString()]);
  if (range === 'beyond') {
    response
      .status(416)
      .set({ 'Content-Range': `bytes */${size}`, 'Cache-Control': 'no-store' })
      .end();
    return;
  }
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const bytes = request.method === 'HEAD' ? null : await files.stream(name, { first, last });
  response.set({
    'Cache-Control': keptForEver,
    'Content-Type': typeOfFile(name),
    'Content-Length': String(last - first + 1),
  });
  if (range !== null) response.status(206).set('Content-Range', `bytes ${first}-${last}/${size}`);
  if (bytes === null) response.end();
  else await send(bytes, response);
}

/** Where the visitor has left already nothing is read, and nothing would close the file. */
async function send(bytes: Readable, response: Response): Promise<void> {
  try {
    await pipeline(bytes, response);
  } finally {
    bytes.destroy();
  }
}

/** Null where the whole file is asked for, or several parts of it, or a part of what it no longer is. */
function rangeOf(request: Request, size: number, asIs: readonly string[]): ByteRange | 'beyond' | null {
  if (request.method !== 'GET') return null;
  const known = request.get('If-Range');
  if (known !== undefined && !asIs.includes(known)) return null;
  const asked = request.range(size);
  if (asked === -1) return 'beyond';
  if (asked === undefined || asked === -2 || asked.type !== 'bytes') return null;
  const [only, ...others] = asked;
  return only === undefined || others.length > 0 ? null : { first: only.start, last: only.end };
}

/** In the middle, as people leave films. */
const hasLeft = (failure: unknown): boolean =>
  failure instanceof Error &&
  'code' in failure &&
  (failure.code === 'ERR_STREAM_PREMATURE_CLOSE' || failure.code === 'ERR_STREAM_UNABLE_TO_PIPE');
