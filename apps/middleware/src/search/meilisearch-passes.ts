import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { analyseQuery } from '@tradehall/domain/search/analyse-query.ts';
import { exactAttributes, hasDigit } from '@tradehall/domain/search/search-index.ts';
import { among } from './meilisearch-filters.ts';

/** One way to read a query. The first that finds something, whatever the filters, is how it was meant. */
export interface Pass {
  readonly reads: 'everything' | 'number' | 'words' | 'begun' | 'similar';
  readonly asks: {
    readonly q: string;
    readonly filter: readonly string[];
    readonly attributesToSearchOn?: readonly string[];
  };
}

export const everything: Pass = { reads: 'everything', asks: { q: '', filter: [] } };

export function passesOf(locale: Locale, query: string): readonly Pass[] {
  const { terms, begun, number } = analyseQuery(locales[locale].language, query);
  const exactly = { filter: [], attributesToSearchOn: exactAttributes };
  const readsWords: readonly Pass[] = [
    { reads: 'words', asks: { ...exactly, q: terms.map(whole).join(' ') } },
    { reads: 'begun', asks: { ...exactly, q: [...begun.terms.map(whole), begun.prefix].join(' ') } },
    { reads: 'similar', asks: { filter: [], q: [...begun.terms, begun.prefix].map(perhapsMistyped).join(' ') } },
  ];
  return [
    ...(number === null ? [] : [{ reads: 'number' as const, asks: { q: '', filter: [among('numbers', [number])] } }]),
    ...(terms.length === 0 ? [] : readsWords),
  ];
}

/** In quotation marks a word is what it is: neither mistyped nor the beginning of another. */
function whole(term: string): string {
  return `"${term}"`;
}

function perhapsMistyped(term: string): string {
  return hasDigit(term) ? whole(term) : term;
}
