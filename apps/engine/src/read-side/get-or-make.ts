export function getOrMake<Key, Value extends object | string | number>(
  made: Map<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const found = made.get(key);
  if (found !== undefined) return found;
  const value = make();
  made.set(key, value);
  return value;
}
