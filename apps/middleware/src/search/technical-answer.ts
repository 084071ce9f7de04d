import { facetSteps } from '@tradehall/domain/search/facet-steps.ts';
import type { FacetWordsDocument } from '@tradehall/domain/search/search-document.ts';
import type { SearchAnswer, TechnicalFacetAnswer } from '@tradehall/domain/search/search-answer.ts';
import type { SearchFilters } from '@tradehall/domain/search/search-request.ts';
import { findFacet, mostOffered, type TechnicalFacet } from '@tradehall/domain/search/technical-facets.ts';
import type { FacetCounts } from '../context/services/product-search.ts';

const noWords: FacetWordsDocument = { facets: {}, values: {} };

/**
 * The facets a list offers: those that tell its products apart, and whatever is chosen, so that it can be taken back. A
 * facet without words is offered by its key rather than not at all.
 */
export function technicalAnswer(
  counted: readonly FacetCounts[],
  { ranges = {}, values = {} }: SearchFilters,
  words: FacetWordsDocument | null,
): TechnicalFacetAnswer[] {
  const isChosen = (name: string) => ranges[name] !== undefined || values[name] !== undefined;
  const known = counted.flatMap((facet) => {
    const row = findFacet(facet.name);
    return row === null ? [] : [{ row, counts: facet.counts }];
  });
  const switches = known.filter(({ row }) => row.kind === 'switch');
  const others = known.filter(({ row }) => row.kind !== 'switch');
  const differing = others.filter(({ counts }) => counts.length > 1).slice(0, mostOffered);
  return [...switches, ...others.filter((facet) => isChosen(facet.row.name) || differing.includes(facet))].flatMap(
    ({ row, counts }) => answerOf(row, counts, words ?? noWords) ?? [],
  );
}

function answerOf(
  { name, key, kind, unit }: TechnicalFacet,
  counts: FacetCounts['counts'],
  words: FacetWordsDocument,
): TechnicalFacetAnswer | null {
  if (kind === 'switch') return { kind, name, count: counts[0]?.count ?? 0 };
  const { label, unit: unitName } = words.facets[name] ?? { label: key, unit };
  const named = { name, label, unit: unitName };
  if (kind === 'values')
    return {
      ...{ kind, ...named },
      values: counts.map(({ value, count }) => ({ value, label: words.values[value] ?? value, count })),
    };
  const numbers = counts.map(({ value, count }) => ({ value: Number(value), count }));
  const [least, most] = [numbers[0], numbers.at(-1)];
  if (least === undefined || most === undefined) return { kind, ...named, minimum: 0, maximum: 0, steps: [] };
  return { kind, ...named, minimum: least.value, maximum: most.value, steps: [...facetSteps(numbers)] };
}

/** What the list can be sorted by, named as the facets are. */
export function measuresAnswer(
  measures: readonly string[],
  words: FacetWordsDocument | null,
): SearchAnswer['measures'] {
  return measures.flatMap((name) => {
    const facet = findFacet(name);
    if (facet === null) return [];
    return [{ name, key: facet.key, label: words?.facets[name]?.label ?? facet.key }];
  });
}
