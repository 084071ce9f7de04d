import { describe, expect, it } from 'vitest';
import { anonymousPageHeaders, pageHeaders } from './cache-headers.ts';

const headersOf = (keys: string[]) => new Headers(anonymousPageHeaders(keys));

describe('a page for everybody', () => {
  it('may be kept by shared caches for a minute, and shown stale while it is renewed', () => {
    expect(headersOf([]).get('Cache-Control')).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1');
  });

  it('carries the keys of all documents it was made from, each once', () => {
    const frame = { parentHeaders: headersOf(['navigation:de-DE:tree']) };
    const own = { loaderHeaders: headersOf(['navigation:de-DE:tree', 'product:de-DE:EX10000001']) };
    const headers = pageHeaders({ ...frame, ...own, actionHeaders: new Headers(), errorHeaders: undefined });
    expect(headers.get('Surrogate-Key')).toBe('navigation:de-DE:tree product:de-DE:EX10000001');
  });

  it('encodes slugs of other alphabets, which a header cannot hold', () => {
    expect(headersOf(['category:el-GR:φούρνοι']).get('Surrogate-Key')).toMatch(/^category:el-GR:%CF[%\w]+$/);
  });
});
