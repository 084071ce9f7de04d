import { gzipSync } from 'node:zlib';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../machine-answers.ts';
import { MachineLimits, type MachineLimitsOptions } from '../machine-limits.ts';
import { makeOpenApi } from './openapi-document.ts';
import { referencePage, referenceStyle } from './reference-page.ts';
import type { Json } from './schema-book.ts';

interface Kept {
  readonly type: string;
  readonly plain: Buffer;
  readonly zipped: Buffer;
}

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const keep = (type: string, text: string): Kept => ({ type, plain: Buffer.from(text), zipped: gzipSync(text) });

/** What can be called, for programs and for people. Made when somebody asks for the first time. */
export const serveOpenApi: FastifyPluginCallback<MachineLimitsOptions> = (app, options, done) => {
  const limits = new MachineLimits(options);
  const kept = new Map<string, Kept>();
  let made: Json | null = null;
  // Half a second of work, once.
  const openApi = (): Json => (made ??= makeOpenApi());
  const pages: Readonly<Record<string, () => Kept>> = {
    '/api/machines/openapi.json': () => keep('application/json; charset=utf-8', JSON.stringify(openApi())),
    '/api/machines/reference': () => keep('text/html; charset=utf-8', referencePage(openApi())),
    '/api/machines/reference.css': () => keep('text/css; charset=utf-8', referenceStyle),
  };

  async function show(url: string, make: () => Kept, request: FastifyRequest, reply: FastifyReply) {
    const waitSeconds = await limits.ofAddress(request.ip);
    if (waitSeconds !== null) refuse(reply, 'too-many-calls', waitSeconds);
    if (waitSeconds !== null) return reply;
    const page = kept.get(url) ?? make();
    kept.set(url, page);
    const takesZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (takesZipped) reply.header('content-encoding', 'gzip');
    return reply
      .headers({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding', 'x-robots-tag': 'noindex' })
      .header('content-security-policy', policy)
      .type(page.type)
      .send(takesZipped ? page.zipped : page.plain);
  }

  for (const [url, make] of Object.entries(pages)) app.get(url, (request, reply) => show(url, make, request, reply));
  done();
};
