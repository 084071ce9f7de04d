import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { viewBlocks } from './handed-view.ts';
import { choiceMarks } from './kept-choices.ts';

export const renderLimitMs = 5_000;

interface PageToRender {
  readonly url: string;
  readonly nonce: string;
  readonly context: EntryContext;
}

/** React marks every part that may come later, and one that is not there yet, or failed, in another way. */
const isUnfinished = (html: string): boolean => html.includes('<!--$') && /<!--\$[?!]-->/.test(html);

/** Null where a part has to be waited for, as code that is fetched when first needed, or failed. */
function renderAtOnce(page: ReactElement): string | null {
  try {
    const html = renderToString(page);
    // Only React's streams begin a document as browsers want it; without it they lay it out as in the last century.
    return isUnfinished(html) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

const renderInTime = (page: ReactElement, nonce: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Nothing is streamed, so nothing is to be moved into place by script afterwards.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(limit);
        resolve(text(pipe(new PassThrough())));
      },
      onError: (error) => {
        clearTimeout(limit);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    });
    const limit = setTimeout(() => abort(new Error(`the page took longer than ${renderLimitMs} ms`)), renderLimitMs);
  });

const escapes: Readonly<Record<string, string>> = {
  '<': String.raw`\u003c`,
  '>': String.raw`\u003e`,
  '&': String.raw`\u0026`,
  '\u2028': String.raw`\u2028`,
  '\u2029': String.raw`\u2029`,
};
const inScript = (value: string): string =>
  JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');

/** What the router in the browser waits for, after the views that it will look for. */
function handoffScripts(state: string, { nonce, context }: PageToRender): string {
  const controller = 'window.__reactRouterContext.streamController';
  const script = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  const blocks = viewBlocks(context.staticHandlerContext.loaderData);
  return `${blocks}${script(`${controller}.enqueue(${inScript(state)});${controller}.close();`)}`;
}

const preload = '<link rel="modulepreload"';

/** The framework preloads every script at the priority of styles; on a thin line the page would paint after them. */
function scriptsAfterPaint(html: string): string {
  const start = html.indexOf(preload);
  // They stand together near the end: the page before them is not to be written once more.
  return start === -1
    ? html
    : html.slice(0, start) + html.slice(start).replaceAll(preload, `${preload} fetchpriority="low"`);
}

const bodyStart = '<body>';

/** React does not know of it: in the body it passes over what it has not drawn. */
function withChoiceMarks(html: string, nonce: string): string {
  const start = html.indexOf(bodyStart) + bodyStart.length;
  return `${html.slice(0, start)}<script nonce="${nonce}">${choiceMarks}</script>${html.slice(start)}`;
}

const pageEnd = '</body></html>';

/**
 * The whole page before its first byte: an error can still become an honest status, and one write costs less. The router would
 * draw its data by React, piece by piece as it comes; here it is all there and stands at the end of the page.
 */
export async function renderPage(page: PageToRender): Promise<string> {
  const { serverHandoffStream, ...context } = page.context;
  const router = <ServerRouter context={context} url={page.url} nonce={page.nonce} />;
  const [html, state] = await Promise.all([
    renderAtOnce(router) ?? renderInTime(router, page.nonce),
    serverHandoffStream === undefined ? '' : text(serverHandoffStream),
  ]);
  if (context.renderMeta?.didRenderScripts !== true || !html.endsWith(pageEnd)) return html;
  const drawn = withChoiceMarks(html.slice(0, -pageEnd.length), page.nonce);
  return `${scriptsAfterPaint(drawn)}${handoffScripts(state, page)}${pageEnd}`;
}
