import { accessOfPath } from './access-of-path.ts';
import { proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { languageOfPath } from './language-of-path.ts';

/** B§2.2: who is signed in has no use for signing in. */
export const nonAuthenticated: Guard = ({ country, isLoggedIn, path }) =>
  isLoggedIn === true && accessOfPath(path, country) === 'guests'
    ? { kind: 'redirect', status: 302, path: languageOfPath(path, country).basename, search: '' }
    : proceed;
