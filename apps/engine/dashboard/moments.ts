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

/** As an operator reads it, in their own time. */
export function shownMoment(moment: string | null): string {
  return localInputOf(moment).replace('T', ' ');
}

/** To the second, where it matters what came first. */
export function shownSecond(moment: string): string {
  const shown = shownMoment(moment);
  return shown === '' ? '' : `${shown}:${two(new Date(moment).getSeconds())}`;
}
