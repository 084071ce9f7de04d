/** The address without one parameter of its query; null where it has none, so that nothing is to be changed. */
export function withoutParameter(address: string, name: string): string | null {
  const url = new URL(address);
  if (!url.searchParams.has(name)) return null;
  url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}
