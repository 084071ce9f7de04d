import { describe, expect, it } from 'vitest';
import { isPagePath } from './is-page-path.ts';

describe('a path the guards look at', () => {
  it.each(['/', '/ovens/', '/fontaines/', '/apiculture/', '/health-care/', '/app/', '/assets-x/'])('is %s', (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  it.each([
    '/assets/Root-B1x.js',
    '/assets/gone',
    '/api',
    '/api/new-ct/getProduct',
    '/health',
    '/font/Inter',
    '/.well-known/x',
    '/__manifest',
    '/@vite/client',
    '/@id/__x00__virtual:x',
    '/node_modules/.vite/deps/React.js',
    '/app/root',
    '/favicon.ico',
    '/Ovens.data',
    '/nl/_.data',
  ])('is not %s', (path) => {
    expect(isPagePath(path)).toBe(false);
  });
});
