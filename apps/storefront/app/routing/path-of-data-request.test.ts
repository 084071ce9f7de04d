import { describe, expect, it } from 'vitest';
import { pathOfDataRequest } from './path-of-data-request.ts';

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
