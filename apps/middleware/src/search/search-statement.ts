import { locales } from '@tradehall/domain/countries/locales.ts';
import type { SearchFilters, SearchRequest, SortOrder } from '@tradehall/domain/search/search-request.ts';
import { searchWords, wholeNumber } from '@tradehall/domain/search/search-words.ts';

interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** `words` finds all the words as they are written, `similar` names that resemble them. */
type Matching = 'words' | 'similar';

/** Values travel beside the statement, never in it. */
class Values {
  readonly all: unknown[] = [];

  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

/**
 * All words, the last one perhaps not yet typed to its end; or the query as a whole is a number of the product. Words
 * are letters and digits only, so none can be taken for an operator.
 */
function wordsQuery(query: string): string {
  return `(${searchWords(query).join(' & ')}:*) | ${numberQuery(query)}`;
}

function numberQuery(query: string): string {
  return `'${wholeNumber(query) ?? ''}'`;
}

interface Match {
  readonly condition: string;
  /** Best first. */
  readonly rank: string;
}

function matchOf(query: string | undefined, matching: Matching, values: Values): Match | null {
  if (query === undefined) return null;
  if (matching === 'similar') {
    const text = `${values.add(searchWords(query).join(' '))}::text`;
    return { condition: `${text} <% folded_name`, rank: `word_similarity(${text}, folded_name)` };
  }
  const wanted = `${values.add(wordsQuery(query))}::tsquery`;
  const number = `${values.add(numberQuery(query))}::tsquery`;
  // Rounded, so that of products which match alike those on stock come first.
  const rank = `CASE WHEN words @@ ${number} THEN 2 ELSE round(ts_rank(words, ${wanted})::numeric, 2) END`;
  return { condition: `words @@ ${wanted}`, rank };
}

function filterConditions(filters: SearchFilters, values: Values): string[] {
  const { tags = [], brand = [], categories = [], priceFromCents, priceToCents, avgRating } = filters;
  return [
    ...(tags.length === 0 ? [] : [`tags @> ${values.add(tags)}::text[]`]),
    ...(categories.length === 0 ? [] : [`category_keys @> ${values.add(categories)}::text[]`]),
    ...(brand.length === 0 ? [] : [`brand = ANY(${values.add(brand)}::text[])`]),
    ...(priceFromCents === undefined ? [] : [`price_cents >= ${values.add(priceFromCents)}::bigint`]),
    ...(priceToCents === undefined ? [] : [`price_cents <= ${values.add(priceToCents)}::bigint`]),
    ...(avgRating === undefined ? [] : [`average_rating >= ${values.add(avgRating)}::real`]),
  ];
}

/** Every order ends with the SKU: no product stands on two pages, and none on no page. */
function orderBy(sort: SortOrder, collation: string): string {
  const orders: Record<SortOrder, string> = {
    relevance: 'rank DESC, is_on_stock DESC, released_on DESC NULLS LAST, sku',
    'name-asc': `name COLLATE "${collation}", sku`,
    'name-desc': `name COLLATE "${collation}" DESC, sku`,
    'price-asc': 'price_cents, sku',
    'price-desc': 'price_cents DESC, sku',
    newest: 'released_on DESC NULLS LAST, sku',
  };
  return orders[sort];
}

function valueCounts(source: string): string {
  return `(SELECT coalesce(json_agg(counted), '[]')
    FROM (SELECT value, count(*) AS count FROM ${source} GROUP BY value ORDER BY count DESC, value LIMIT 100) AS counted)`;
}

/** One page with the counts of everything that matches, in one statement and so of one moment. */
export function searchStatement(request: SearchRequest, matching: Matching): Statement {
  const values = new Values();
  const locale = `${values.add(request.locale)}::text`;
  const match = matchOf(request.query, matching, values);
  const conditions = [
    `locale = ${locale}`,
    ...(match === null ? [] : [match.condition]),
    ...filterConditions(request.filters, values),
  ];
  const order = orderBy(request.sort, `${locales[request.locale].language}-x-icu`);
  const limit = values.add(request.hitsPerPage);
  const offset = values.add((request.page - 1) * request.hitsPerPage);
  const text = `
    WITH matched AS MATERIALIZED (
      SELECT sku, name, brand, tags, category_keys, price_cents, average_rating, released_on, is_on_stock,
        ${match?.rank ?? '0'} AS rank
      FROM read_side.search_product WHERE ${conditions.join(' AND ')}
    ), page AS (
      SELECT sku, row_number() OVER () AS position
      FROM (SELECT sku FROM matched ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) AS ordered
    )
    SELECT count(*)::int AS total, min(price_cents) AS "lowestCents", max(price_cents) AS "highestCents",
      ARRAY[${[1, 2, 3, 4].map((stars) => `count(*) FILTER (WHERE average_rating >= ${stars})`).join(', ')}]::int[] AS rated,
      ${valueCounts('matched, unnest(tags) AS value')} AS tags,
      ${valueCounts('(SELECT brand AS value FROM matched) AS brands')} AS brand,
      ${valueCounts('matched, unnest(category_keys) AS value')} AS categories,
      (SELECT '[' || coalesce(string_agg(card, ',' ORDER BY position), '') || ']'
        FROM page JOIN read_side.search_product USING (sku) WHERE locale = ${locale}) AS cards
    FROM matched`;
  return { text, values: values.all };
}
