import { useEffect, useRef } from 'react';

/** For a field that follows the address but is the visitor's while she uses it: neither flickers nor loses the focus. */
export function useSyncedValue<Field extends { value: string }>(value: string) {
  const field = useRef<Field>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return field;
}
