const here = 'http://shop.invalid';

/** The one gate for redirect targets: a path of this shop stays, anything else becomes the home page. */
export const safeRedirect = (target: string): string => {
  // Browsers read \ as / and drop tabs and line breaks, so `/\evil` and `/<tab>/evil` would name another host.
  if (!target.startsWith('/') || /[\\\p{Cc}]/u.test(target)) {
    return '/';
  }
  const path = target.replace(/^\/+/, '/');
  if (!URL.canParse(path, here)) {
    return '/';
  }
  const { pathname, search, hash } = new URL(path, here);
  // `/.//evil` loses its dot only when parsed.
  return `${pathname.replace(/^\/+/, '/')}${search}${hash}`;
};
