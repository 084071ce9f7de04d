import type { Country } from '@tradehall/domain/countries/country.ts';
import type { RouteAccess } from './route-table.ts';
import { findRoute } from './find-route.ts';
import { languageOfPath, pathInLanguage } from './language-of-path.ts';

/** Who may open the page at a path. */
export const accessOfPath = (path: string, country: Country): RouteAccess =>
  findRoute(pathInLanguage(path, languageOfPath(path, country)))?.access ?? 'everybody';

/** Whether the page at a path is another one for guests and customers. */
export const needsSession = (path: string, country: Country): boolean =>
  ['customers', 'guests'].includes(accessOfPath(path, country));
