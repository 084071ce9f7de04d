import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../html-page.ts';

const assets = {
  '/fields.js': { file: 'fields.mjs', type: 'text/javascript' },
  '/wallet-sheet.js': { file: 'wallet-sheet.mjs', type: 'text/javascript' },
  '/adyen.js': { file: 'adyen.mjs', type: 'text/javascript' },
  '/adyen.css': { file: 'adyen.css', type: 'text/css' },
  '/await.js': { file: 'await.mjs', type: 'text/javascript' },
  '/merchant-page.mjs': { file: 'merchant-page.mjs', type: 'text/javascript' },
  '/frame.css': { file: 'frame.css', type: 'text/css' },
} as const;

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'";

/** Scripts and styles of the frames, as they lie in `browser/`. */
export function findFrameAsset(path: string): Response | null {
  const asset = Object.entries(assets).find(([name]) => name === path)?.[1];
  if (asset === undefined) return null;
  const content = readFileSync(join(import.meta.dirname, 'browser', asset.file), 'utf8');
  return new Response(content, {
    headers: { 'content-type': `${asset.type}; charset=utf-8`, 'cache-control': 'no-store' },
  });
}

interface Frame {
  readonly title: string;
  readonly language: string;
  readonly script: keyof typeof assets;
  /** Markup whose texts were escaped by the caller. */
  readonly body: string;
}

/** A document of the provider's own origin inside the merchant's page: what is typed into it the merchant never sees. */
export function hostedFrame({ title, language, script, body }: Frame): Response {
  const page =
    `<!doctype html><html lang="${escapeHtml(language)}"><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
    `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/frame.css">` +
    `<script type="module" src="${script}"></script><div>${body}</div>`;
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}

interface Field {
  readonly name: string;
  readonly label: string;
  readonly attributes: string;
  readonly value?: string;
}

export function fieldMarkup({ name, label, attributes, value = '' }: Field): string {
  return (
    `<p class="field"><label for="${name}">${escapeHtml(label)}</label>` +
    `<input id="${name}" name="${name}" value="${escapeHtml(value)}" ${attributes}>` +
    `<span class="error" id="${name}-error" hidden></span></p>`
  );
}
