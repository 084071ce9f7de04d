import { proceed } from './guard.ts';
import type { Guard } from './guard.ts';

/** B§2.2: the first page of a list is the list itself. The rest of the query stays as it was written. */
export const firstPageRedirection: Guard = ({ path, search }) => {
  const parameters = search.slice(1).split('&');
  const others = parameters.filter((parameter) => parameter !== 'page=1');
  if (others.length === parameters.length) {
    return proceed;
  }
  const rest = others.join('&');
  return { kind: 'redirect', status: 308, path, search: rest === '' ? '' : `?${rest}` };
};
