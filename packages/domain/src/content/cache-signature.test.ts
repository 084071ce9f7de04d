import { describe, expect, it } from 'vitest';
import { signedInvalidation } from './cache-signature.ts';

describe('what is signed of an invalidation', () => {
  it('is the same in whatever order the tags are sent, and keeps them as they are', () => {
    const tags = ['store:de-DE:b', 'product:de-DE:a'];
    const text = signedInvalidation(tags, '2026-11-15T08:00:00.000Z');
    expect(text).toBe('2026-11-15T08:00:00.000Z\nproduct:de-DE:a\nstore:de-DE:b');
    expect(signedInvalidation(tags.toReversed(), '2026-11-15T08:00:00.000Z')).toBe(text);
  });

  it('differs with the time and with every tag', () => {
    const texts = [
      signedInvalidation(['a', 'b'], '1'),
      signedInvalidation(['a', 'b'], '2'),
      signedInvalidation(['a'], '1'),
      signedInvalidation(['a', 'b', 'b'], '1'),
    ];
    expect(new Set(texts).size).toBe(texts.length);
  });
});
