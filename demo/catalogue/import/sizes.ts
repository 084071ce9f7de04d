/** How many products each size of the catalogue has. */
export const sizes = { ci: 300, demo: 3_000, large: 20_000 } as const;

export type Size = keyof typeof sizes;

export function isSize(text: string): text is Size {
  return Object.hasOwn(sizes, text);
}
