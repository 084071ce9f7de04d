import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import type { FacetWordsDocument } from '@tradehall/domain/search/search-document.ts';
import { technicalFacets } from '@tradehall/domain/search/technical-facets.ts';
import type { TechnicalDetail } from '../catalogue/attributes/product-json';
import { getOrMake } from './get-or-make';
import type { Labels } from './labels';
import type { Market } from './markets';

type Attribute = ProductDocument['attributes'][number];

export function projectTechnicalData(details: readonly TechnicalDetail[], labels: Labels, market: Market): Attribute[] {
  return details.map(({ key, value, unit }) => ({
    name: key,
    label: labels.attribute(key, market.language),
    type: attributeType(value, labels, market.language),
    value: withUnit(formatValue(value, labels, market), unit, labels, market.language),
  }));
}

function attributeType(value: TechnicalDetail['value'], labels: Labels, language: Language): Attribute['type'] {
  const sample = Array.isArray(value) ? value[0] : value;
  if (typeof sample === 'number') return 'number';
  if (typeof sample === 'boolean') return 'boolean';
  return sample !== undefined && labels.findValue(sample, language) !== null ? 'localized-enum' : 'string';
}

function formatValue(value: TechnicalDetail['value'], labels: Labels, market: Market): string {
  if (Array.isArray(value)) return value.map((one) => formatValue(one, labels, market)).join(', ');
  if (typeof value === 'number') return formatNumber(value, market.locale);
  const word = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
  return labels.findValue(word, market.language) ?? word;
}

function withUnit(text: string, unit: string | null | undefined, labels: Labels, language: Language): string {
  if (!unit) return text;
  return `${text}\u00a0${labels.findValue(unit, language) ?? unit}`;
}

/** What a list calls the facets that are made of technical data. */
export function projectFacetWords(labels: Labels, language: Language): FacetWordsDocument {
  const facets = technicalFacets
    .filter(({ kind }) => kind !== 'switch')
    .map(({ name, key, unit }) => {
      const label = labels.attribute(key, language);
      return [name, { label, unit: unit && (labels.findValue(unit, language) ?? unit) }] as const;
    });
  return { facets: Object.fromEntries(facets), values: labels.valuesIn(language) };
}

const formatters = new Map<string, Intl.NumberFormat>();
const formatted = new Map<string, Map<number, string>>();

/** A catalogue repeats its numbers (230 V, 50 Hz, 1,500 W), and a formatter takes longer than a look-up. */
function formatNumber(value: number, locale: string): string {
  const known = getOrMake(formatted, locale, () => new Map<number, string>());
  if (known.size > 5000) known.clear();
  return getOrMake(known, value, () => formatterOf(locale).format(value));
}

function formatterOf(locale: string): Intl.NumberFormat {
  return getOrMake(formatters, locale, () => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
}
