import { shownMoment } from '../moments';
import { say } from '../say';
import type { ContentPage, ContentRevision } from './content.documents';

interface Shown {
  readonly words: string;
  readonly variant: 'success' | 'warning' | 'secondary' | 'outline';
}

/** What visitors of the locale see of a page, and whether somebody is working on it. */
export function pageStates({ isLive, hasDraft, fallbackOf }: ContentPage): readonly Shown[] {
  const live: Shown =
    fallbackOf === null
      ? { words: say('Live'), variant: 'success' }
      : { words: say('Live from {fallbackOf}', { fallbackOf }), variant: 'secondary' };
  const shown: Shown = isLive ? live : { words: say('Not live'), variant: 'outline' };
  return hasDraft ? [shown, { words: say('Draft'), variant: 'warning' }] : [shown];
}

export function revisionState({ state, isLive, startsAt, endsAt }: ContentRevision, now: Date): Shown {
  if (state === 'DRAFT') return { words: say('Draft'), variant: 'warning' };
  if (state === 'WITHDRAWN') return { words: say('Withdrawn'), variant: 'outline' };
  const end = endsAt === null ? null : shownMoment(endsAt);
  if (isLive) return { words: end === null ? say('Live') : say('Live until {end}', { end }), variant: 'success' };
  if (startsAt !== null && new Date(startsAt) > now)
    return { words: startInWords(shownMoment(startsAt), end), variant: 'secondary' };
  if (endsAt !== null && new Date(endsAt) <= now)
    return { words: say('Ended {endsAt}', { endsAt: shownMoment(endsAt) }), variant: 'outline' };
  return { words: say('Covered by a later one'), variant: 'outline' };
}

const startInWords = (start: string, end: string | null): string =>
  end === null ? say('Starts {start}', { start }) : say('Starts {start} until {end}', { start, end });
