import { describe, expect, it } from 'vitest';
import { routeTable } from '../route-table.ts';
import { findRoute, isRouteWithoutSlash } from './find-route.ts';

describe('a route of the shop', () => {
  it('is found by its path, with and without a closing slash', () => {
    expect(findRoute('/')).toBe(routeTable.home);
    expect(findRoute('/my-account/my-profile/')).toBe(routeTable['my-account/my-profile']);
  });

  it.each(['/ofen/', '/my-account/x', '*', '', '/fragments/x'])('is not %j', (path) => {
    expect(findRoute(path)).toBeNull();
  });

  it('says by its first name whether its addresses end in a slash', () => {
    expect(isRouteWithoutSlash('checkout')).toBe(true);
    expect(isRouteWithoutSlash('home')).toBe(false);
    expect(isRouteWithoutSlash('ofen')).toBe(false);
  });
});
