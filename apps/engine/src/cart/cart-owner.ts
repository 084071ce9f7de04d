import { createHash } from 'node:crypto';
import type { RequestContext } from '@vendure/core';

/** A guest owns a cart by the session's token, a customer by the account. */
export interface CartOwner {
  readonly sessionTokenHash: string;
  readonly userId: number | null;
}

export function findOwner(ctx: RequestContext): CartOwner | null {
  const { session } = ctx;
  if (!session) return null;
  return {
    sessionTokenHash: createHash('sha256').update(session.token).digest('hex'),
    userId: session.user ? Number(session.user.id) : null,
  };
}
