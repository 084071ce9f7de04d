// The floor: React alone streams the same markup from a plain Node server. Argument: a file with the pages as trees.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { z } from 'zod';
import type { HtmlElement, HtmlNode } from './html-tree.ts';

const htmlElement: z.ZodType<HtmlElement> = z.object({
  tag: z.string(),
  attributes: z.record(z.string(), z.union([z.string(), z.literal(true)])),
  get children() {
    return z.array(z.union([z.string(), htmlElement]));
  },
});
const pages = z.record(z.string(), htmlElement).parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));

const rawTextTags = new Set(['script', 'style', 'textarea', 'title']);

function elementOf(node: HtmlNode, place: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  if (rawTextTags.has(tag)) {
    const __html = children.filter((child) => typeof child === 'string').join('');
    return createElement(tag, { ...attributes, key: place, dangerouslySetInnerHTML: { __html } });
  }
  return createElement(tag, { ...attributes, key: place }, children.length === 0 ? undefined : children.map(elementOf));
}

const Page = ({ page }: { readonly page: HtmlElement }) => elementOf(page, 0);

createServer((request, response) => {
  const page = pages[(request.url ?? '').slice(1)];
  if (page === undefined) {
    response.end('ok');
    return;
  }
  response.setHeader('Content-Type', 'text/html');
  const { pipe } = renderToPipeableStream(createElement(Page, { page }), { onShellReady: () => void pipe(response) });
}).listen(Number(process.env['PORT']), '127.0.0.1');
