import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import express from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { isFilePath } from './is-file-path.ts';
import type { CreatePages } from './pages.ts';
import { visitOf } from './visit/visit.ts';

type PagesOptions = Parameters<CreatePages>[0];

interface LoadedPages {
  readonly files: readonly RequestHandler[];
  readonly pages: RequestHandler;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const pagesModule = z.object({
  createPages: z.custom<CreatePages>((value) => typeof value === 'function'),
});

/** Assets and pages, compiled while they are asked for. */
export async function developmentPages(server: Server, options: PagesOptions): Promise<LoadedPages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  server.once('close', () => void vite.close());
  const answer: RequestHandler = async (request, response, next) => {
    const { createPages } = pagesModule.parse(await vite.ssrLoadModule('./server/pages.ts'));
    await createPages(options)(visitOf(request), request, response, next);
  };
  return { files: [vite.middlewares], pages: answer };
}

/** Their names carry a hash of their content. A page of an older release may still ask for one that is gone. */
function hashedFiles(clientBuild: string): RequestHandler {
  const files = express.Router();
  files.use('/assets', express.static(join(clientBuild, 'assets'), { immutable: true, maxAge: '1y', redirect: false }));
  files.use('/assets', (_request, response) => {
    response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found');
  });
  return files;
}

/** Pictures and the like keep their name when they change. A page has no extension: the disk is not asked for it. */
function namedFiles(clientBuild: string): RequestHandler {
  const files = express.static(clientBuild, { maxAge: '1d', index: false, redirect: false });
  return (request, response, next) => {
    if (isFilePath(request.path)) {
      files(request, response, next);
      return;
    }
    next();
  };
}

/** Assets and pages of `react-router build`. */
export async function builtPages(options: PagesOptions): Promise<LoadedPages> {
  const { createPages } = pagesModule.parse(await import(new URL('../build/server/index.js', import.meta.url).href));
  const answerPage = createPages(options);
  const clientBuild = fileURLToPath(new URL('../build/client', import.meta.url));
  return {
    files: [hashedFiles(clientBuild), namedFiles(clientBuild)],
    pages: (request, response, next) => answerPage(visitOf(request), request, response, next),
  };
}
