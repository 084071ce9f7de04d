import { isReservedSlug } from '@tradehall/domain/content/reserved-slugs.ts';
import { describe, expect, it } from 'vitest';
import { routeTable } from './route-table.ts';
import { findRoute, isRouteWithoutSlash } from './find-route.ts';

describe('a route of the shop', () => {
  it('is found by its path, with and without a closing slash', () => {
    expect(findRoute('/')).toBe(routeTable.home);
    expect(findRoute('/my-account/my-profile/')).toBe(routeTable['my-account/my-profile']);
  });

  it('is found as the router finds it: in any case and encoding, whatever slashes are too many', () => {
    for (const path of ['/Login', '/%6Cogin', '/login//', '//login']) expect(findRoute(path)).toBe(routeTable.login);
    expect(findRoute('//')).toBe(routeTable.home);
    expect(findRoute('/%')).toBeNull();
    expect(findRoute('/staff%2Fui')).toBeNull();
  });

  it.each(['/ofen/', '/my-account/x', '*', '', '/fragments/x'])('is not %j', (path) => {
    expect(findRoute(path)).toBeNull();
  });

  it('says by its first name whether its addresses end in a slash', () => {
    expect(isRouteWithoutSlash('checkout')).toBe(true);
    expect(isRouteWithoutSlash('home')).toBe(false);
    expect(isRouteWithoutSlash('ofen')).toBe(false);
  });

  it('has an address that no content page can take', () => {
    const first = Object.values(routeTable).flatMap(({ path }) => path.match(/^\/([a-z-]+)/)?.[1] ?? []);
    expect(first).toContain('order');
    expect(first.filter((name) => !isReservedSlug(name))).toEqual([]);
  });
});
