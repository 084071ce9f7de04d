import type { Request, RequestHandler, Response } from 'express';
import { notStored } from '../app/request/cache-headers.ts';

const methods = ['GET', 'HEAD', 'POST'];

function refuse(response: Response, status: 400 | 405 | 413, reason: string): void {
  response.status(status).set('Cache-Control', notStored).type('text/plain').send(reason);
}

/**
 * Only what a browser asks a shop: by three methods, for a path of this host (a whole address is for proxies), without the
 * one character that no text of the database can hold.
 */
export const receiveRequest: RequestHandler = (request, response, next) => {
  if (!methods.includes(request.method)) {
    response.set('Allow', methods.join(', '));
    refuse(response, 405, 'Method Not Allowed');
  } else if (!request.url.startsWith('/') || request.url.includes('%00')) {
    refuse(response, 400, 'Bad Request');
  } else {
    next();
  }
};

/** No form of the shop takes files; the longest is a message of some pages. */
const longestFormBytes = 64 * 1024;

/** The form as it was sent, for who reads it. It goes with the request: the pages are built with modules of their own. */
export function formOf(request: Request): Uint8Array<ArrayBuffer> {
  const body: unknown = request.body;
  return body instanceof Uint8Array ? new Uint8Array(body) : new Uint8Array();
}

/**
 * The whole form before a place in the line of pages is taken: who sends it slowly waits alone. One that is too long is
 * refused by its own word, or when it has become so; what is still to come of it is not read.
 */
export const receiveForm: RequestHandler = (request, response, next) => {
  if (request.method !== 'POST') {
    next();
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const refuseLongForm = () => {
    request.off('data', take).off('end', finish).pause();
    response.set('Connection', 'close');
    refuse(response, 413, 'Content Too Large');
  };
  const take = (chunk: Buffer) => {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes > longestFormBytes) refuseLongForm();
  };
  const finish = () => {
    request.body = Buffer.concat(chunks);
    next();
  };
  if (Number(request.headers['content-length'] ?? 0) > longestFormBytes) refuseLongForm();
  // Who leaves before the end needs no answer.
  else
    request
      .on('data', take)
      .once('end', finish)
      .on('error', () => undefined);
};
