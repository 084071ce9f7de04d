import type { ContentRevision } from './content.documents';

/** What an operator wants to go on with: the latest draft, else what visitors see, else the latest there is. */
export function findRevisionToEdit(newestFirst: readonly ContentRevision[]): ContentRevision | null {
  return (
    newestFirst.find(({ state }) => state === 'DRAFT') ??
    newestFirst.find(({ isLive }) => isLive) ??
    newestFirst[0] ??
    null
  );
}
