import { z } from 'zod';

const longest = 500;

/** Why something could not be projected, short enough for a log line. */
export function reasonOf(failure: unknown): string {
  const reason = failure instanceof z.ZodError ? z.prettifyError(failure) : String(failure);
  return reason.replaceAll(/\s+/g, ' ').slice(0, longest);
}
