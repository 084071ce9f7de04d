import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import express from 'express';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import type { CreatePages } from './pages.ts';
import { visitOf } from './visit.ts';

type PagesOptions = Parameters<CreatePages>[0];

const root = fileURLToPath(new URL('..', import.meta.url));
const pagesModule = z.object({
  createPages: z.custom<CreatePages>((value) => typeof value === 'function'),
});

/** Assets and pages, compiled while they are asked for. */
export const developmentPages = async (server: Server, options: PagesOptions): Promise<RequestHandler[]> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    server: { middlewareMode: true, ws: { server } },
    appType: 'custom',
  });
  server.once('close', () => void vite.close());
  const answer: RequestHandler = async (request, response, next) => {
    const { createPages } = pagesModule.parse(await vite.ssrLoadModule('./server/pages.ts'));
    createPages(options)(visitOf(request), request, response, next);
  };
  return [vite.middlewares, answer];
};

/** Assets and pages of `react-router build`. */
export const builtPages = async (options: PagesOptions): Promise<RequestHandler[]> => {
  const { createPages } = pagesModule.parse(await import(new URL('../build/server/index.js', import.meta.url).href));
  const answerPage = createPages(options);
  const clientBuild = fileURLToPath(new URL('../build/client', import.meta.url));
  // Names of assets carry a hash of their content. A page of an older release may still ask for one that is gone.
  const assets = express.static(clientBuild, { immutable: true, maxAge: '1y', index: false, redirect: false });
  const missingAsset: RequestHandler = (request, response, next) => {
    if (!request.path.startsWith('/assets/')) {
      next();
      return;
    }
    response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not Found');
  };
  return [assets, missingAsset, (request, response, next) => answerPage(visitOf(request), request, response, next)];
};
