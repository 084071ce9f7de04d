import { z } from 'zod';
import { call } from '../calls/call.ts';

// Signed by a shared key over tags and time, so that a request can neither be made up nor kept for later.
const invalidation = {
  takes: z.strictObject({
    /** As answers carry them in `Surrogate-Key`. */
    tags: z
      .array(z.string().regex(/^[\w:.%/-]{1,600}$/))
      .min(1)
      .max(1000),
    issuedAt: z.iso.datetime(),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  answers: z.object({ invalidated: z.int().nonnegative() }),
  failsWith: ['signature-invalid'],
} as const;

export const cacheCalls = { 'cache-invalidate': call(invalidation) };

export const componentCacheCalls = { 'invalidate-tag': call(invalidation) };
