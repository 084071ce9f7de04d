import type { AnalysedQuery } from '@tradehall/domain/search/analyse-query.ts';
import type { Values } from './product-conditions.ts';

/** What it takes to match a query, and how well a product does: the lower the rank, the better. */
export interface QueryMatch {
  condition(values: Values): string;
  rank(values: Values): string;
}

/** The query as a whole is a number of the product. */
export function matchNumber(number: string): QueryMatch {
  const numbers = [number];
  return { condition: (values) => `numbers @> ${values.add(numbers)}::text[]`, rank: () => '0' };
}

/** Every word of the query is one of the product's. */
export function matchWords({ terms }: Pick<AnalysedQuery, 'terms'>): QueryMatch {
  return matching(terms.map((term) => (weights) => `'${term}'${weights === '' ? '' : `:${weights}`}`));
}

/** The same, the last word perhaps not yet typed to its end. */
export function matchBegun({ begun: { terms, prefix } }: Pick<AnalysedQuery, 'begun'>): QueryMatch {
  return matching([
    ...terms.map((term) => (weights: string) => `'${term}'${weights === '' ? '' : `:${weights}`}`),
    (weights) => `'${prefix}':*${weights}`,
  ]);
}

/** Words are letters and digits only, so none can be taken for an operator. */
function matching(terms: readonly ((weights: string) => string)[]): QueryMatch {
  const query = (weights: string, operator: '&' | '|') => terms.map((term) => term(weights)).join(` ${operator} `);
  const has = (values: Values, weights: string, operator: '&' | '|' = '&') =>
    `words @@ ${values.add(query(weights, operator))}::tsquery`;
  return {
    condition: (values) => has(values, ''),
    // All words in the name; all in name or brand; the rest. Then what the product's category is called as well.
    rank: (values) =>
      `CASE WHEN ${has(values, 'A')} THEN 0 WHEN ${has(values, 'AB')} THEN 2 ELSE 4 END
        + CASE WHEN ${has(values, 'C', '|')} THEN 0 ELSE 1 END`,
  };
}
