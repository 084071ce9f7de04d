import { describe, expect, it } from 'vitest';
import { isPagePath, normalisePath, pathOfDataRequest } from './paths.ts';

describe('the one spelling of a path', () => {
  it.each([
    ['/öfen/', '/%C3%B6fen/'],
    ['/%c3%b6fen/', '/%C3%B6fen/'],
    ['/%6F-1000000%31', '/o-10000001'],
    ['/a/../b/%2e%2e/c', '/c'],
    ['/\\evil.example', '//evil.example'],
    ['/a%2Fb', '/a%2Fb'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('of %s is %s', (path, spelling) => {
    expect(normalisePath(path)).toBe(spelling);
    expect(normalisePath(spelling)).toBe(spelling);
  });
});

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

describe('a request of the router in the browser', () => {
  it.each([
    ['/_.data', '/'],
    ['/fours/_.data', '/fours/'],
    ['/my-account/my-profile.data', '/my-account/my-profile'],
  ])('names its page: %s', (path, page) => {
    expect(pathOfDataRequest(path)).toBe(page);
  });

  it.each(['/', '/fours/', '/data', '/logo.svg'])('is not %s', (path) => {
    expect(pathOfDataRequest(path)).toBeNull();
  });
});
