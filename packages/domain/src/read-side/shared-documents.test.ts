import { describe, expect, it } from 'vitest';
import { sharedKeysOf } from './shared-documents.ts';

describe('documents in Redis', () => {
  it('are kept apart by the database they come from, whatever its host', () => {
    const keyIn = (url: string) => sharedKeysOf(url).document('product:de-DE:EX10010001');
    expect(keyIn('postgres://shop:secret@primary:5432/shop')).toBe('read-side:shop:document:product:de-DE:EX10010001');
    expect(keyIn('postgres://reader@replica/shop?sslmode=require')).toBe(
      keyIn('postgres://shop:secret@primary:5432/shop'),
    );
    expect(keyIn('postgres://shop:secret@primary:5432/large')).not.toBe(keyIn('postgres://shop@primary/shop'));
  });
});
