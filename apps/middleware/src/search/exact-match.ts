/** The slug of the one product that has the number; where a returned unit shares it, that of the new one. */
export function exactMatchOf(numbered: readonly { readonly slug: string; readonly isBware: boolean }[]): string | null {
  const [only] = numbered;
  if (only !== undefined && numbered.length === 1) return only.slug;
  const [first, second] = numbered.filter(({ isBware }) => !isBware);
  return first === undefined || second !== undefined ? null : first.slug;
}
