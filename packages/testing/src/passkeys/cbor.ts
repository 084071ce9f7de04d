export type CborValue = number | string | Uint8Array | ReadonlyMap<number | string, CborValue>;

function head(major: number, value: number): Buffer {
  const kind = major << 5;
  if (value < 24) return Buffer.from([kind | value]);
  if (value < 256) return Buffer.from([kind | 24, value]);
  return Buffer.from([kind | 25, value >> 8, value & 255]);
}

/** As much of RFC 8949 as a passkey needs: small numbers, texts, bytes and maps. */
export function encodeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, held]) => [encodeCbor(key), encodeCbor(held)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}
