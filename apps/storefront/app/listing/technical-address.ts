import {
  measureRange,
  readMeasure,
  readMeasureRange,
  writeMeasureRange,
} from '@tradehall/domain/search/measure-range.ts';
import { searchFilters, type MeasureRange, type SearchFilters } from '@tradehall/domain/search/search-request.ts';
import { facetNames, switchedOn } from '@tradehall/domain/search/technical-facets.ts';

/** What is chosen of the products' technical data, by the names of the facets. */
export interface TechnicalChoice {
  readonly ranges: Readonly<Record<string, MeasureRange>>;
  readonly values: Readonly<Record<string, readonly string[]>>;
}

export const nothingTechnical: TechnicalChoice = { ranges: {}, values: {} };

const mostFacets = 12;
const mostValues = 20;

/** A form without scripts says both ends by themselves. */
function readRange(parameters: URLSearchParams, name: string): MeasureRange | null {
  const end = (which: 'from' | 'to') => readMeasure(parameters.get(`${name}-${which}`));
  return measureRange(end('from'), end('to')) ?? readMeasureRange(parameters.get(name) ?? '');
}

function readValues(parameters: URLSearchParams, name: string): readonly string[] {
  const values = [...new Set(parameters.getAll(name).map((value) => value.trim()))];
  const isValue = (value: string) => searchFilters.shape.values.safeParse({ [name]: [value] }).success;
  return values.filter(isValue).slice(0, mostValues);
}

const ranges = facetNames('range');
const switches = facetNames('switch');
const named = facetNames('values');

/** What no facet is called is not read: addresses carry the parameters of others. */
export function readTechnical(parameters: URLSearchParams): TechnicalChoice {
  const read = ranges.flatMap((name) => {
    const range = readRange(parameters, name);
    return range === null ? [] : [[name, range] as const];
  });
  const chosen = [
    ...switches.flatMap((name) => (parameters.get(name) === switchedOn ? [[name, [switchedOn]] as const] : [])),
    ...named.map((name) => [name, readValues(parameters, name)] as const),
  ].filter(([, values]) => values.length > 0);
  return {
    ranges: Object.fromEntries(read.slice(0, mostFacets)),
    values: Object.fromEntries(chosen.slice(0, mostFacets)),
  };
}

/** In the order of the facets, values in one order: one list has one address. */
export const technicalParameters = (chosen: TechnicalChoice): readonly (readonly [name: string, value: string])[] => [
  ...switches.flatMap((name) => (chosen.values[name] ?? []).map((value) => [name, value] as const)),
  ...ranges.flatMap((name) => {
    const range = chosen.ranges[name];
    return range === undefined ? [] : [[name, writeMeasureRange(range)] as const];
  }),
  ...named.flatMap((name) => [...(chosen.values[name] ?? [])].sort().map((value) => [name, value] as const)),
];

/** How many are set; a range counts once. */
export const technicalCount = (chosen: TechnicalChoice): number =>
  Object.keys(chosen.ranges).length + Object.values(chosen.values).flat().length;

export const isSameRange = (one: MeasureRange | undefined, other: MeasureRange): boolean =>
  one !== undefined && one.from === other.from && one.to === other.to;

/** With another range of a facet; null takes it away. */
export function withRange({ ranges: before, values }: TechnicalChoice, name: string, range: MeasureRange | null) {
  const others = Object.fromEntries(Object.entries(before).filter(([other]) => other !== name));
  return { values, ranges: range === null ? others : { ...others, [name]: range } };
}

/** With a value more, or without it where it was chosen. */
export function withToggled({ ranges: kept, values }: TechnicalChoice, name: string, value: string): TechnicalChoice {
  const { [name]: before = [], ...others } = values;
  const after = before.includes(value) ? before.filter((other) => other !== value) : [...before, value];
  return { ranges: kept, values: after.length === 0 ? others : { ...others, [name]: after } };
}

/** As the search takes it. */
export function technicalFilters({
  ranges: chosen,
  values,
}: TechnicalChoice): Pick<SearchFilters, 'ranges' | 'values'> {
  const lists = Object.entries(values).map(([name, some]): [string, string[]] => [name, [...some]]);
  return {
    ...(Object.keys(chosen).length > 0 && { ranges: { ...chosen } }),
    ...(lists.length > 0 && { values: Object.fromEntries(lists) }),
  };
}
