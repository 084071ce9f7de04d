import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { CallContext } from '../context/call-context.ts';
import type { SignedTags } from '../context/services/cache-invalidation.ts';

/** B§7: both endpoints forget by tag; pages and their parts are made of the same documents. */
export async function invalidateSignedTags(input: SignedTags, { cacheInvalidation }: CallContext) {
  if (!cacheInvalidation.isSigned(input)) return fail({ code: 'signature-invalid' });
  return succeed({ invalidated: await cacheInvalidation.forget(input.tags) });
}
