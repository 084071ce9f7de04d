/** The value of a cookie as the browser sent it; null where there is none of that name. */
export const readCookie = (header: string | undefined, name: string): string | null =>
  header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
