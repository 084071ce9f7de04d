import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { KeptFiles } from '@tradehall/process/files/kept-files.ts';
import { serveKeptFiles } from './serve-kept-files.ts';

interface Media {
  readonly folder: string;
  /** What operators have uploaded. */
  readonly uploads: KeptFiles;
  /** Who draws a picture that is not in the folder yet. */
  readonly draftsUrl: string | null;
}

/** Operators see them in the engine's dashboard, which is another origin. */
const forEveryOrigin = (response: ServerResponse) => response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');

const answerNotFound = (response: Response) =>
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found');

const drafts = (target: string): RequestHandler =>
  createProxyMiddleware<Request, Response>({
    target,
    proxyTimeout: 30_000,
    // A connection of its own: one that was kept may be closed by the other side at the moment it is used again.
    agent: false,
    on: {
      proxyRes: (_answer, _request, response) => void forEveryOrigin(response),
      error: (_error, _request, response) => {
        if ('status' in response && !response.headersSent) answerNotFound(response);
      },
    },
  });

const filesIn = (folder: string): RequestHandler =>
  express.static(folder, {
    immutable: true,
    maxAge: '1y',
    index: false,
    redirect: false,
    setHeaders: forEveryOrigin,
  });

/**
 * Pictures of the catalogue. Their address has the version of their drawing, or a name that no other upload gets, so a file never
 * changes under its name.
 */
export function serveMedia({ folder, uploads, draftsUrl }: Media): RequestHandler {
  const files = express.Router();
  files.use('/uploads', serveKeptFiles(uploads, forEveryOrigin));
  files.use(filesIn(folder));
  if (draftsUrl !== null) files.get('/products/:file', drafts(draftsUrl));
  files.use((_request, response) => void answerNotFound(response));
  return files;
}
