import { spokenLocale } from './say';

const two = (part: number): string => String(part).padStart(2, '0');

/** A moment in the operator's own time, as an input of type `datetime-local` takes it. Empty for none. */
export function localInputOf(moment: string | null): string {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** What an operator typed as a moment everybody understands. Null while it is none. */
export function momentOf(localInput: string): string | null {
  const date = new Date(localInput);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(localInput) && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

/** «CET»: operators sit in several countries, and tell each other what they read. */
function zoneOf(date: Date): string {
  const zoneNames = new Intl.DateTimeFormat(spokenLocale(), { timeZoneName: 'short' });
  return zoneNames.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** `2026-12-01`, in German `01.12.2026`. What is no day stays as it is. */
export function shownDay(day: string): string {
  return spokenLocale() === 'de-DE' ? day.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3.$2.$1') : day;
}

/** `2026-12-01T08:00` as it stands on a clock. */
export function shownClock(wallTime: string): string {
  const [day = '', time] = wallTime.split('T');
  return time === undefined ? shownDay(day) : `${shownDay(day)} ${time}`;
}

function shown(moment: string | null, clockOf: (date: Date, local: string) => string): string {
  const local = shownClock(localInputOf(moment));
  const date = new Date(moment ?? '');
  return local === '' ? '' : `${clockOf(date, local)} ${zoneOf(date)}`;
}

/** As an operator reads it, in their own time, with its zone. */
export function shownMoment(moment: string | null): string {
  return shown(moment, (_, local) => local);
}

/** To the second, where it matters what came first. */
export function shownSecond(moment: string): string {
  return shown(moment, (date, local) => `${local}:${two(date.getSeconds())}`);
}
