import express from 'express';
import type { RequestHandler } from 'express';

/** Pictures of the catalogue. Their address has the version of their drawing, so a file never changes under its name. */
export const serveMedia = (folder: string): RequestHandler => {
  const files = express.Router();
  files.use(express.static(folder, { immutable: true, maxAge: '1y', index: false, redirect: false }));
  files.use((_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found');
  });
  return files;
};
