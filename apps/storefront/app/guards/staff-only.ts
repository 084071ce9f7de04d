import { accessOfPath } from '../routing/access-of-path.ts';
import { notFound, proceed } from './guard.ts';
import type { Guard } from './guard.ts';

/** Without a valid pass there is no such page. */
export const staffOnly: Guard = ({ country, isStaff, path }) =>
  !isStaff && accessOfPath(path, country) === 'staff' ? notFound : proceed;
