import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The dashboard's own files, the shop's pictures, and nothing else. Its libraries write style attributes. */
function dashboardPolicy(pictureOrigin: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${waitingPageScripts().join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${pictureOrigin}`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Until the dashboard is built, a page of the library waits for it by a script that stands in the page. */
function waitingPageScripts(): string[] {
  const page = readFileSync(join(require.resolve('@vendure/dashboard/plugin'), '../default-page.html'), 'utf8');
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => script);
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
}

export function dashboardHeaders(pictureOrigin: string) {
  const headers = { ...always, 'content-security-policy': dashboardPolicy(pictureOrigin) };
  return (_request: Request, response: Response, next: NextFunction): void => {
    response.set(headers);
    next();
  };
}

/** Answers of the admin API are for one operator and one moment. */
export function adminApiHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    ...always,
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
  });
  next();
}
