/**
 * The path as the router will read it (dots and backslashes resolved), in one spelling: what can be written with and
 * without percent signs is the same address. A path with a broken encoding stays.
 */
export const normalisePath = (path: string): string => {
  const url = `http://shop.invalid${path}`;
  if (!path.startsWith('/') || !URL.canParse(url)) {
    return path;
  }
  const { pathname } = new URL(url);
  try {
    return pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)))
      .join('/');
  } catch {
    return pathname;
  }
};
