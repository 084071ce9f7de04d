import { createRequestHandler as createFormHandler } from '@react-router/express';
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from 'express';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import { renderedPage } from '../app/request/rendered-page.ts';

interface PageHandlerOptions {
  readonly build: ServerBuild;
  readonly mode: string;
  readonly getLoadContext: (request: ExpressRequest) => RouterContextProvider;
}

/** No page may depend on a header, so none is handed on. The host is one of ours (`receiveVisit`). */
function routerRequest(request: ExpressRequest, response: ExpressResponse): Request {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  const { method, protocol, originalUrl } = request;
  return new Request(`${protocol}://${request.get('Host') ?? ''}${originalUrl}`, { method, signal: controller.signal });
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

/** Pages and their data, asked for by GET. Forms are few: the framework's own adapter does for them. */
export function createPageHandler({ build, mode, getLoadContext }: PageHandlerOptions): RequestHandler {
  const answerForm = createFormHandler({ build, mode, getLoadContext });
  const answerPage = createRequestHandler(build, mode);
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      await answerForm(request, response, next);
      return;
    }
    try {
      const context = getLoadContext(request);
      const answer = await answerPage(routerRequest(request, response), context);
      await send(answer, context.get(renderedPage), response);
    } catch (error) {
      next(error);
    }
  };
}
