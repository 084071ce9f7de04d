const here = 'http://shop.invalid';

/** What a header can carry as it is. */
const isPrintable = (text: string): boolean => /^[\x21-\x7e]*$/.test(text);

/** The one gate for redirect targets: a path of this shop stays, anything else becomes the home page. */
export function safeRedirect(target: string): string {
  const [path = ''] = target.split(/[?#]/, 1);
  // Browsers read \ as / and drop tabs and line breaks, so `/\evil` and `/<tab>/evil` would name another host.
  if (!path.startsWith('/') || path.includes('\\') || /\p{Cc}/u.test(target)) return '/';
  const local = target.replace(/^\/+/, '/');
  if (!URL.canParse(local, here)) return '/';
  const { pathname, search, hash } = new URL(local, here);
  const written = target.slice(path.length);
  // `/.//evil` loses its dot only when parsed.
  return `${pathname.replace(/^\/+/, '/')}${isPrintable(written) ? written : `${search}${hash}`}`;
}
