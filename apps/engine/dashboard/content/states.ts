import { shownMoment } from '../moments';
import type { ContentPage, ContentRevision } from './content.documents';

interface Shown {
  readonly words: string;
  readonly variant: 'success' | 'warning' | 'secondary' | 'outline';
}

/** What visitors of the locale see of a page, and whether somebody is working on it. */
export function pageStates({ isLive, hasDraft, fallbackOf }: ContentPage): readonly Shown[] {
  const live: Shown =
    fallbackOf === null
      ? { words: 'Live', variant: 'success' }
      : { words: `Live from ${fallbackOf}`, variant: 'secondary' };
  const shown: Shown = isLive ? live : { words: 'Not live', variant: 'outline' };
  return hasDraft ? [shown, { words: 'Draft', variant: 'warning' }] : [shown];
}

export function revisionState({ state, isLive, startsAt, endsAt }: ContentRevision, now: Date): Shown {
  if (state === 'DRAFT') return { words: 'Draft', variant: 'warning' };
  if (state === 'WITHDRAWN') return { words: 'Withdrawn', variant: 'outline' };
  const until = endsAt === null ? '' : ` until ${shownMoment(endsAt)}`;
  if (isLive) return { words: `Live${until}`, variant: 'success' };
  if (startsAt !== null && new Date(startsAt) > now)
    return { words: `Starts ${shownMoment(startsAt)}${until}`, variant: 'secondary' };
  if (endsAt !== null && new Date(endsAt) <= now) return { words: `Ended ${shownMoment(endsAt)}`, variant: 'outline' };
  return { words: 'Covered by a later one', variant: 'outline' };
}
