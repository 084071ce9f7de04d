// Read in the browser on every page: nothing here may weigh.

/** Over https the prefix makes a browser refuse the cookie unless this very host set it, encrypted and for every path. */
export const hostCookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);

interface HostCookie {
  readonly name: string;
  readonly value: string;
  /** Null: until the browser is closed. 0 forgets it. */
  readonly maxAgeSeconds: number | null;
  readonly isSecure: boolean;
  readonly isHiddenFromScripts?: boolean;
}

/** What `Set-Cookie` or a script writes. Sessions are written by the middleware; this is for what somebody has chosen. */
export function hostCookieLine({ name, value, maxAgeSeconds, isSecure, isHiddenFromScripts }: HostCookie): string {
  const attributes = [
    `${hostCookieName(name, isSecure)}=${value}`,
    ...(maxAgeSeconds === null ? [] : [`Max-Age=${maxAgeSeconds}`]),
    'Path=/',
    ...(isHiddenFromScripts === true ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ];
  return attributes.join('; ');
}
