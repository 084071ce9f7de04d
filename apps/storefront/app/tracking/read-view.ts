/** Undefined where there is nothing of that name. */
export const read = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (inside, name) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, name) : undefined),
    value,
  );

export function readText(value: unknown, ...names: readonly string[]): string {
  const found = read(value, ...names);
  return typeof found === 'string' ? found : '';
}

export function readList(value: unknown, ...names: readonly string[]): readonly unknown[] {
  const found = read(value, ...names);
  return Array.isArray(found) ? found : [];
}
