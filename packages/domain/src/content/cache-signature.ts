/** What the keyed hash of an invalidation is taken over: its time and its tags, in whatever order they are sent. */
export function signedInvalidation(tags: readonly string[], issuedAt: string): string {
  return [issuedAt, ...tags.toSorted()].join('\n');
}

/** How long a signed invalidation is taken, and how far the clock of who signed it may be ahead. */
export const invalidationWindow = { validMs: 5 * 60_000, aheadMs: 60_000 } as const;
