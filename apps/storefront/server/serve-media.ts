import express from 'express';
import type { RequestHandler } from 'express';
import type { ServerResponse } from 'node:http';

/** Operators see them in the engine's dashboard, which is another origin. */
const setHeaders = (response: ServerResponse) => response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');

/** Pictures of the catalogue. Their address has the version of their drawing, so a file never changes under its name. */
export const serveMedia = (folder: string): RequestHandler => {
  const files = express.Router();
  files.use(express.static(folder, { immutable: true, maxAge: '1y', index: false, redirect: false, setHeaders }));
  files.use((_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found');
  });
  return files;
};
