import { categoryAttributes } from '@tradehall/domain/search/search-index.ts';
import { facetsToCount, measuresToSort, type TechnicalFacet } from '@tradehall/domain/search/technical-facets.ts';
import { allOf, type Conditions, specAttribute, withoutFacet } from './meilisearch-filters.ts';
import type { MeilisearchResult } from './meilisearch-node.ts';
import { byBytes, facetCounts } from './facet-counts.ts';
import type { FacetCounts, FoundProducts, ValueCount } from '../context/services/product-search.ts';

/** What is counted apart from the page, and under which conditions. */
export interface Count {
  readonly attributes: readonly string[];
  readonly conditions: readonly string[];
}

const mostValues = 100;
const mostCategories = 4;
const thresholds = [4, 3, 2, 1];

/**
 * A facet that conditions of the request are about is counted without them, apart from the page. Everything else is
 * counted with the page, all at once.
 */
export function countsApart(conditions: Conditions): readonly Count[] {
  const own = [
    { attribute: 'brand', own: conditions.brand, without: { ...conditions, brand: [] } },
    { attribute: 'stars', own: conditions.stars, without: { ...conditions, stars: [] } },
    ...categoryAttributes.map((attribute, level) => ({
      attribute,
      own: conditions.categories.slice(level),
      without: { ...conditions, categories: conditions.categories.slice(0, level) },
    })),
  ];
  return own
    .filter((count) => count.own.length > 0)
    .map(({ attribute, without }) => ({ attributes: [attribute], conditions: allOf(without) }));
}

function scopeOf({ facetDistribution = {}, totalHits = 0 }: MeilisearchResult) {
  return { names: mostFrequent(facetDistribution['specNames']), total: totalHits };
}

/** Which technical facets are counted; `scope` is what the list is of before anything is chosen. */
export function facetsOfScope(scope: MeilisearchResult, conditions: Conditions) {
  return facetsToCount({ ...scopeOf(scope), chosen: [...conditions.technical.keys()] });
}

export function measuresOfScope(scope: MeilisearchResult): readonly string[] {
  return measuresToSort(scopeOf(scope));
}

/** Those that nothing is chosen of are counted at once, each of the others without what is chosen of it. */
export function technicalCounts(facets: readonly TechnicalFacet[], conditions: Conditions): readonly Count[] {
  const own = facets.filter(({ name }) => conditions.technical.has(name));
  const free = facets.filter((facet) => !own.includes(facet));
  return [
    { attributes: free.map(({ name }) => specAttribute(name)), conditions: allOf(conditions) },
    ...own.map(({ name }) => ({
      attributes: [specAttribute(name)],
      conditions: allOf(withoutFacet(conditions, name)),
    })),
  ].filter(({ attributes }) => attributes.length > 0);
}

export function technicalFacetsOf(
  facets: readonly TechnicalFacet[],
  counted: readonly MeilisearchResult[],
): readonly FacetCounts[] {
  const distributions = counted.flatMap(({ facetDistribution = {} }) => Object.entries(facetDistribution));
  const byAttribute = new Map(distributions);
  return facets.map((facet) => {
    const counts = Object.entries(byAttribute.get(specAttribute(facet.name)) ?? {});
    return facetCounts(
      facet,
      counts.map(([value, count]) => ({ value, count })),
    );
  });
}

interface Counted {
  readonly page: MeilisearchResult;
  readonly apart: readonly MeilisearchResult[];
  readonly cheapest: MeilisearchResult;
  readonly dearest: MeilisearchResult;
  readonly technical: readonly FacetCounts[];
}

export function facetsOf({ page, apart, cheapest, dearest, technical }: Counted): FoundProducts['facets'] {
  const distributions = [withPage(page), ...apart.map(({ facetDistribution = {} }) => facetDistribution)];
  const counts = new Map(distributions.flatMap((distribution) => Object.entries(distribution)));
  const stars = Object.entries(counts.get('stars') ?? {});
  const atLeast = (threshold: number) =>
    stars.reduce((sum, [value, count]) => sum + (Number(value) >= threshold ? count : 0), 0);
  const [minimum, maximum] = [cheapest.hits[0]?.priceCents, dearest.hits[0]?.priceCents];
  return {
    tags: mostFrequent(counts.get('tags')),
    brand: mostFrequent(counts.get('brand')),
    categories: categoryAttributes.flatMap((attribute) => mostFrequent(counts.get(attribute))),
    avgRating: thresholds
      .map((threshold) => ({ value: String(threshold), count: atLeast(threshold) }))
      .filter(({ count }) => count > 0),
    priceCents: minimum === undefined || maximum === undefined ? null : { minimum, maximum },
    technical,
  };
}

type Distribution = Record<string, Record<string, number>>;

/** The values of all attributes are counted as those of one, each behind the name of its own. */
function withPage({ facetDistribution = {} }: MeilisearchResult): Distribution {
  const distribution: Distribution = {};
  for (const [named, count] of Object.entries(facetDistribution['counted'] ?? {})) {
    const end = named.indexOf(':');
    (distribution[named.slice(0, end)] ??= {})[named.slice(end + 1)] = count;
  }
  return distribution;
}

/** A level that says enough and not too much, or the next above it that says anything. */
export function categoriesMostAreIn({ facetDistribution = {} }: MeilisearchResult): readonly string[] {
  const [counted = []] = ['category2', 'category1', 'category0']
    .map((attribute) => mostFrequent(facetDistribution[attribute]))
    .filter(({ length }) => length > 0);
  return counted.slice(0, mostCategories).map(({ value }) => value);
}

function mostFrequent(counts: Readonly<Record<string, number>> = {}): readonly ValueCount[] {
  return Object.entries(counts)
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count || byBytes(one.value, other.value))
    .slice(0, mostValues);
}
