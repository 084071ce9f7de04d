import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { renderedPage } from '../app/request/rendered-page.ts';
import { formOf } from './receive-request.ts';

interface PageHandlerOptions {
  readonly build: ServerBuild;
  readonly mode: string;
  readonly getLoadContext: (request: ExpressRequest) => RouterContextProvider;
}

/** Those that say what a form is and where it comes from; no cookie is among them any more. */
function formHeaders({ headers }: ExpressRequest): Headers {
  const handed = new Headers();
  for (const [name, values = []] of Object.entries(headers))
    for (const value of [values].flat()) handed.append(name, value);
  return handed;
}

/** No page may depend on a header, so none is handed on but with a form. The host is one of ours (`receiveVisit`). */
function routerRequest(request: ExpressRequest, response: ExpressResponse): Request {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  const { method, protocol, originalUrl } = request;
  const form = method === 'POST' ? { headers: formHeaders(request), body: formOf(request) } : {};
  const address = `${protocol}://${request.get('Host') ?? ''}${originalUrl}`;
  return new Request(address, { method, signal: controller.signal, ...form });
}

const desk = Buffer.allocUnsafeSlow(2 ** 20);

/** `Buffer.from` reads a text twice, for its length and for its bytes; here it is written once, and copied. */
const bytesOf = (text: string): Buffer =>
  text.length * 3 > desk.length ? Buffer.from(text) : Buffer.from(desk.subarray(0, desk.write(text)));

async function send(answer: Response, html: string | null, response: ExpressResponse): Promise<void> {
  const bytes = html ?? (answer.body === null ? null : await answer.arrayBuffer());
  if (response.destroyed || response.writableEnded) return;
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.append(name, value);
  if (bytes === null) {
    response.end();
    return;
  }
  const body = typeof bytes === 'string' ? bytesOf(bytes) : Buffer.from(bytes);
  response.set('Content-Length', String(body.length));
  response.end(body);
}

/** Pages and their data, and forms that were received. */
export function createPageHandler({ build, mode, getLoadContext }: PageHandlerOptions): RequestHandler {
  const answerPage = createRequestHandler(build, mode);
  return async (request, response, next) => {
    try {
      const context = getLoadContext(request);
      const answer = await answerPage(routerRequest(request, response), context);
      await send(answer, context.get(renderedPage), response);
    } catch (error) {
      next(error);
    }
  };
}
