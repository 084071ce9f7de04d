/** A cookie that scripts may read; null where there is none, or where the browser keeps none. */
export function findBrowserCookie(name: string): string | null {
  try {
    const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return pair?.slice(name.length + 1) ?? null;
  } catch {
    return null;
  }
}
