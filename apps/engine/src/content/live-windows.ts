import { orderingPageKeys } from '@tradehall/domain/content/content-pages.ts';
import { takesOrders } from '@tradehall/domain/countries/store.ts';
import { type Locale, isLocale, localeFallbackChain } from '@tradehall/domain/locales/locales.ts';

export interface PublishedRevision {
  readonly id: number;
  readonly locale: Locale;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/** Those that visitors of a locale may see: what another country says of ordering is no news where nothing can be ordered. */
export function revisionsFor<Revision extends PublishedRevision>(
  key: string,
  revisions: readonly Revision[],
  locale: Locale,
): readonly Revision[] {
  return takesOrders(locale) || !orderingPageKeys.has(key)
    ? revisions
    : revisions.filter((revision) => revision.locale === locale);
}

/** From when to when a revision is what visitors of a locale see. */
export interface LiveWindow<Revision> {
  readonly revision: Revision;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/**
 * The revision of one page that visitors of a locale see at an instant: the locale's own before those it falls back to,
 * and of several the one that began last, so that a sale page covers the usual one and gives way again.
 */
export function findLiveRevision<Revision extends PublishedRevision>(
  revisions: readonly Revision[],
  locale: Locale,
  instant: Date,
): Revision | null {
  for (const source of localeFallbackChain(locale).filter(isLocale)) {
    const live = revisions.filter((revision) => revision.locale === source && isLiveAt(revision, instant));
    const latest = live.toSorted((one, other) => +other.startsAt - +one.startsAt || other.id - one.id)[0];
    if (latest !== undefined) return latest;
  }
  return null;
}

function isLiveAt({ startsAt, endsAt }: PublishedRevision, instant: Date): boolean {
  return startsAt <= instant && (endsAt === null || instant < endsAt);
}

/** The instants after `from` at which a page may change, in order. */
export function changesAfter(revisions: readonly PublishedRevision[], from: Date): readonly Date[] {
  const instants = revisions.flatMap(({ startsAt, endsAt }) => [startsAt, ...(endsAt === null ? [] : [endsAt])]);
  return [...new Set(instants.map(Number))]
    .filter((instant) => instant > +from)
    .sort((one, other) => one - other)
    .map((instant) => new Date(instant));
}

/** What visitors of a locale see from `from` on: windows that do not overlap, so that whoever reads needs no rule. */
export function liveWindows<Revision extends PublishedRevision>(
  revisions: readonly Revision[],
  locale: Locale,
  from: Date,
): readonly LiveWindow<Revision>[] {
  const windows: LiveWindow<Revision>[] = [];
  const instants = [from, ...changesAfter(revisions, from)];
  for (const [index, instant] of instants.entries()) {
    const revision = findLiveRevision(revisions, locale, instant);
    if (revision === null) continue;
    const endsAt = instants[index + 1] ?? null;
    const before = windows.at(-1);
    if (before?.revision === revision && before.endsAt?.getTime() === instant.getTime()) {
      windows[windows.length - 1] = { ...before, endsAt };
    } else {
      windows.push({ revision, startsAt: index === 0 ? revision.startsAt : instant, endsAt });
    }
  }
  return windows;
}
