/** The next name after `index` that begins with the typed letter, around the end; null without one. */
export function indexByLetter(key: string, index: number, names: readonly string[]): number | null {
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLocaleLowerCase();
  const order = names.map((_, offset) => (index + 1 + offset) % names.length);
  return order.find((at) => names[at]?.trim().toLocaleLowerCase().startsWith(letter)) ?? null;
}
