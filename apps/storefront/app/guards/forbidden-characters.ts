import { notFound, proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { segmentsOfPath } from '../routing/segments-of-path.ts';

/** B§2.1 forbids quotes in routes. What cannot be decoded has no characters at all. */
export const forbiddenCharacters: Guard = ({ path }) => {
  const segments = segmentsOfPath(path);
  return segments === null || segments.some((segment) => /['"]/.test(segment)) ? notFound : proceed;
};
