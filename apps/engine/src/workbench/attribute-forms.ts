import { technicalFacets } from '@tradehall/domain/search/technical-facets.ts';
import type { TechnicalDetail } from '../catalogue/attributes/product-json';

/** Of the labels that products still have, the best class and the worst. */
export const energyScales: readonly string[] = ['A-G', 'A+++-D', 'A++-E', 'A+++-G'];

/** How an attribute is filled in: a number with a unit, one of some values, yes or no, or words. */
export type AttributeKind = 'number' | 'choice' | 'choices' | 'yes-or-no' | 'words';

export interface AttributeForm {
  readonly key: string;
  readonly kind: AttributeKind;
  /** Empty where it has none. */
  readonly units: readonly string[];
  readonly choices: readonly string[];
  /** From the least to the most that products of the family have. */
  readonly usual: { readonly least: number; readonly most: number } | null;
  readonly isOfFamily: boolean;
}

type Value = TechnicalDetail['value'];
type Single = Exclude<Value, readonly unknown[]>;

const mostChoices = 60;
const longestWords = 300;

const singlesOf = (value: Value): readonly Single[] => (Array.isArray(value) ? value : [value]);
const unique = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/**
 * The technical data that products of a family have, in their order, and how each is filled in; then what else lists can be
 * narrowed by. Of words that all languages have one is chosen, as soon as the family has two; any other is typed.
 */
export function attributeForms(
  family: readonly (readonly TechnicalDetail[])[],
  isNamed: (value: string) => boolean,
): AttributeForm[] {
  const byKey = Map.groupBy(family.flat(), ({ key }) => key);
  const own = [...byKey].map(([key, details]) => formOf(key, details, isNamed));
  const others = technicalFacets
    .filter(({ key, kind }) => kind !== 'switch' && !byKey.has(key))
    .map(({ key, kind, unit }): AttributeForm => {
      const isNumber = kind === 'range' || unit !== null;
      return {
        ...{ key, kind: isNumber ? 'number' : 'words', units: unit === null ? [] : [unit] },
        ...{ choices: [], usual: null, isOfFamily: false },
      };
    });
  return [...own, ...others];
}

function formOf(key: string, details: readonly TechnicalDetail[], isNamed: (value: string) => boolean): AttributeForm {
  const values = details.flatMap(({ value }) => singlesOf(value));
  const numbers = values.filter((value) => typeof value === 'number');
  const words = unique(values.filter((value) => typeof value === 'string'));
  const isNumber = numbers.length === values.length;
  const isSwitch = values.every((value) => typeof value === 'boolean');
  const isChoice = words.length > 1 && words.length <= mostChoices && words.every(isNamed);
  const isList = details.some(({ value }) => Array.isArray(value));
  const kind = isNumber ? 'number' : isSwitch ? 'yes-or-no' : isChoice ? (isList ? 'choices' : 'choice') : 'words';
  return {
    key,
    kind,
    units: unique(details.flatMap(({ unit }) => unit || [])),
    choices: isChoice ? words.toSorted() : [],
    usual: isNumber && unique(numbers).length > 1 ? { least: Math.min(...numbers), most: Math.max(...numbers) } : null,
    isOfFamily: true,
  };
}

/** Why technical data cannot be kept, in a sentence; null where they can. What the product has already may stay as it is. */
export function problemOfDetails(
  details: readonly TechnicalDetail[],
  forms: readonly AttributeForm[],
  before: readonly TechnicalDetail[] = [],
): string | null {
  const formsByKey = new Map(forms.map((form) => [form.key, form]));
  const kept = new Set(before.map((detail) => JSON.stringify(detail)));
  const seen = new Set<string>();
  for (const detail of details) {
    const { key } = detail;
    if (seen.has(key)) return `“${key}” is there twice.`;
    seen.add(key);
    if (kept.has(JSON.stringify(detail))) continue;
    const form = formsByKey.get(key);
    if (form === undefined) return `“${key}” is no attribute of the catalogue.`;
    const problem = problemOfDetail(detail, form);
    if (problem !== null) return `“${key}” ${problem}.`;
  }
  return problemOfRanges(details);
}

function problemOfDetail({ value, unit }: TechnicalDetail, { kind, units, choices }: AttributeForm): string | null {
  const values = singlesOf(value);
  if (values.length === 0 || values.some((one) => one === '')) return 'has no value';
  if (unit && !units.includes(unit)) return `is not measured in ${unit}, but in ${units.join(' or ') || 'nothing'}`;
  if (!unit && kind === 'number' && units.length > 0) return 'has no unit';
  switch (kind) {
    case 'number':
      return values.every((one) => typeof one === 'number') ? null : 'is no number';
    case 'yes-or-no':
      return typeof value === 'boolean' ? null : 'is yes or no';
    case 'choice':
    case 'choices':
      return values.every((one) => typeof one === 'string' && choices.includes(one)) ? null : 'is none of its values';
    case 'words':
      return values.every((one) => typeof one !== 'string' || one.length <= longestWords) ? null : 'is too long';
  }
}

/** `temperature-min` and `temperature-max` are the ends of one range. */
function problemOfRanges(details: readonly TechnicalDetail[]): string | null {
  const values = new Map(details.map(({ key, value }) => [key, value]));
  for (const [key, least] of values) {
    const most = key.endsWith('-min') ? values.get(key.replace(/min$/, 'max')) : undefined;
    if (typeof least === 'number' && typeof most === 'number' && least > most)
      return `“${key}” is above “${key.replace(/min$/, 'max')}”.`;
  }
  return null;
}
