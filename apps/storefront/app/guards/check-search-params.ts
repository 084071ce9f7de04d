import { findSort, pageSizes } from '@tradehall/domain/search/search-request.ts';
import { readMeasure, readMeasureRange } from '@tradehall/domain/search/measure-range.ts';
import { facetNames, switchedOn } from '@tradehall/domain/search/technical-facets.ts';
import { routeTable } from '../routing/route-table.ts';
import { proceed, type Guard } from './guard.ts';
import { languageOfPath, pathInLanguage } from '../routing/language-of-path.ts';
import { parametersOf, searchOf } from '../routing/query-parameters.ts';

const isPageNumber = (value: string): boolean => /^[1-9]\d{0,2}$/.test(value);

const isUnits = (value: string): boolean => /^\d{1,8}$/.test(value);

const isMeasure = (value: string): boolean => readMeasure(value.replace(/%2C/i, ',')) !== undefined;

/** What the values of a parameter must look like. */
const checks = new Map<string, (value: string) => boolean>([
  ['page', isPageNumber],
  ['hitsPerPage', (value) => pageSizes.some((size) => String(size) === value)],
  ['sort', (value) => findSort(value) !== null],
  ['avgRating', (value) => /^[1-5]$/.test(value)],
  ['priceFrom', isUnits],
  ['priceTo', isUnits],
  ...facetNames('switch').map((name) => [name, (value: string) => value === switchedOn] as const),
  ...facetNames('range').flatMap(
    (name) =>
      [
        [name, (value: string) => readMeasureRange(value) !== null],
        [`${name}-from`, isMeasure],
        [`${name}-to`, isMeasure],
      ] as const,
  ),
]);

/** A§2: names for lists that tags make. */
const presets = new Map([
  ['new-arrivals', ['tags=new', 'sort=newest']],
  ['sales', ['tags=on-sale']],
]);

export const isPreset = (name: string): boolean => presets.has(name);

function isAllowed(parameter: string): boolean {
  const [name = '', ...value] = parameter.split('=');
  return checks.get(name)?.(value.join('=')) ?? true;
}

function withPresets(parameters: readonly string[]): readonly string[] {
  const isSorted = parameters.some((parameter) => parameter.startsWith('sort='));
  const spelled = parameters.flatMap((parameter) => {
    const preset = presets.get(parameter.replace(/=.*$/s, ''));
    return preset?.filter((part) => !isSorted || !part.startsWith('sort=')) ?? [parameter];
  });
  return [...new Set(spelled)];
}

/** B§2.2: a value the search does not know gives way to the default, which needs no parameter. */
export const checkSearchParams: Guard = ({ country, path, search }) => {
  if (pathInLanguage(path, languageOfPath(path, country)) !== routeTable.search.path) return proceed;
  const parameters = parametersOf(search);
  const allowed = withPresets(parameters.filter(isAllowed));
  const isSame = allowed.length === parameters.length && allowed.every((parameter, at) => parameter === parameters[at]);
  return isSame ? proceed : { kind: 'redirect', status: 308, path, search: searchOf(allowed) };
};
