/**
 * The path as the router will read it (dots and backslashes resolved), in one spelling: what can be written with and
 * without percent signs is the same address. A path with a broken encoding stays.
 */
export function normalisePath(path: string): string {
  const url = `http://shop.invalid${path}`;
  if (!path.startsWith('/') || !URL.canParse(url)) return path;
  const { pathname } = new URL(url);
  try {
    return pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return pathname;
  }
}

/** The readable names between a path's slashes; null where its encoding is broken. A closing slash adds no name. */
export function segmentsOfPath(path: string): readonly string[] | null {
  try {
    return path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** B§2.1: reserved for hidden files, the build and the calls; beside them what the development server offers. */
const reserved = /^\/(?:\.|__|@|(?:api|assets|font|health|node_modules)(?:\/|$)|app\/.)/;

/** Files, and `.data`: a page asked for by the router in the browser, which knows the right address. */
const file = /\.\w+$/;

export const isPagePath = (path: string): boolean => !reserved.test(path) && !file.test(path);

/** The page whose data the router in the browser asks for: `/fours/_.data`, `/login.data`. Null for all else. */
export function pathOfDataRequest(path: string): string | null {
  if (!path.endsWith('.data')) return null;
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.slice(0, -'.data'.length);
}

/** Where browsers tell what went wrong in our pages. */
export const browserReportsPath = '/reports/browser';
export const policyReportsPath = '/reports/policy';
