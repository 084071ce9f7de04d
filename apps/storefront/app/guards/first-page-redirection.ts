import { proceed } from './guard.ts';
import type { Guard } from './guard.ts';
import { parametersOf, searchOf } from '../routing/query-parameters.ts';

/** B§2.2: the first page of a list is the list itself. The rest of the query stays as it was written. */
export const firstPageRedirection: Guard = ({ path, search }) => {
  const parameters = parametersOf(search);
  const others = parameters.filter((parameter) => parameter !== 'page=1');
  return others.length === parameters.length
    ? proceed
    : { kind: 'redirect', status: 308, path, search: searchOf(others) };
};
