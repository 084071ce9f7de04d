import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Encoded } from './encoded.ts';

const decode = (encoded: Encoded<unknown>): unknown => JSON.parse(encoded.toBuffer().toString());

describe('ready text', () => {
  it('wraps a stored document without touching its text', () => {
    const { encoded } = Encoded.parse(z.object({ name: z.string() }), '{"name": "Käse\\u0020"}');
    const wrapped = Encoded.object({ data: Encoded.object({ results: Encoded.single(encoded) }) });
    expect(wrapped.toBuffer().toString()).toBe('{"data":{"results":[{"name": "Käse\\u0020"}]}}');
  });

  it('puts lists together, empty ones included', () => {
    expect(decode(Encoded.list([]))).toEqual([]);
    expect(decode(Encoded.list([Encoded.of(1), Encoded.of(2)]))).toEqual([1, 2]);
  });

  it('names several fields', () => {
    expect(decode(Encoded.object({ 'a"b': Encoded.of('x'), c: Encoded.of(null) }))).toEqual({ 'a"b': 'x', c: null });
  });

  it('counts bytes, not characters', () => {
    expect(Encoded.of('ü').byteLength).toBe(4);
  });

  it('refuses text that is not what it is taken for', () => {
    expect(() => Encoded.parse(z.object({ name: z.string() }), '{"name":1}')).toThrow();
  });
});
