import { pageSizes, sortOrders } from '@tradehall/domain/search/search-request.ts';
import { routeTable } from '../route-table.ts';
import { proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { languageOfPath, pathInLanguage } from './language-of-path.ts';
import { parametersOf, searchOf } from './query-parameters.ts';

const isPageNumber = (value: string): boolean => /^[1-9]\d{0,2}$/.test(value);

/** What the values of a parameter must look like. */
const checks = new Map<string, (value: string) => boolean>([
  ['page', isPageNumber],
  ['hitsPerPage', (value) => pageSizes.some((size) => String(size) === value)],
  ['sort', (value) => sortOrders.some((order) => order === value)],
]);

const isAllowed = (parameter: string): boolean => {
  const [name = '', ...value] = parameter.split('=');
  return checks.get(name)?.(value.join('=')) ?? true;
};

/** B§2.2: a value the search does not know gives way to the default, which needs no parameter. */
export const checkSearchParams: Guard = ({ country, path, search }) => {
  if (pathInLanguage(path, languageOfPath(path, country)) !== routeTable.search.path) {
    return proceed;
  }
  const parameters = parametersOf(search);
  const allowed = parameters.filter(isAllowed);
  return allowed.length === parameters.length
    ? proceed
    : { kind: 'redirect', status: 308, path, search: searchOf(allowed) };
};
