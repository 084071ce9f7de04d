import type { ListSort, SearchRequest, SortOrder } from '@tradehall/domain/search/search-request.ts';
import { quickResultCount } from '@tradehall/domain/search/search-answer.ts';
import type { TechnicalFacet } from '@tradehall/domain/search/technical-facets.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { productConditions, specColumn, Values, type LeftOut, type Statement } from './product-conditions.ts';
import type { BrowseRequest } from '../context/services/product-search.ts';
import type { QueryMatch } from './query-match.ts';

const categoryLevels = [0, 1, 2, 3, 4] as const;
const countedValues = 100;
const suggestedCategories = 4;
// Departments tell too little, what lies below a kind of device too much.
const suggestedLevel = 2;
const table = 'read_side.search_product';

interface Ordering {
  /** What rows have to carry to be sorted. */
  readonly columns: string;
  readonly order: string;
}

const usualColumns = 'is_on_stock, popularity, released_on';
const usualOrder = 'is_on_stock DESC, popularity DESC, released_on DESC NULLS LAST, sku';

/** Every order ends with the SKU: no product stands on two pages, and none on no page. */
function ordering(sort: ListSort, match: QueryMatch | null, values: Values): Ordering {
  if (typeof sort !== 'string')
    return {
      columns: `(${specColumn(sort.measure)})::numeric AS measure, ${usualColumns}`,
      order: `measure ${sort.direction === 'asc' ? 'ASC' : 'DESC'} NULLS LAST, ${usualOrder}`,
    };
  const orders: Record<SortOrder, () => Ordering> = {
    relevance: () => {
      if (match === null) return { columns: usualColumns, order: usualOrder };
      // Of what fits the words alike nothing that merely has them sells its way before the thing itself.
      return {
        columns: `${match.rank(values)} AS rank, is_bware, is_on_stock, released_on`,
        order: 'rank, is_bware, is_on_stock DESC, released_on DESC NULLS LAST, sku',
      };
    },
    'name-asc': () => ({ columns: 'sort_name', order: 'sort_name, sku' }),
    'name-desc': () => ({ columns: 'sort_name', order: 'sort_name DESC, sku' }),
    'price-asc': () => ({ columns: '0', order: 'price_cents, sku' }),
    'price-desc': () => ({ columns: '0', order: 'price_cents DESC, sku' }),
    newest: () => ({ columns: 'released_on', order: 'released_on DESC NULLS LAST, sku' }),
  };
  return orders[sort]();
}

function valueCounts(source: string, count = 'count(*)'): string {
  return `(SELECT coalesce(json_agg(counted), '[]') FROM (
      SELECT value, ${count} AS count FROM ${source} GROUP BY value ORDER BY count DESC, value LIMIT ${countedValues}
    ) AS counted)`;
}

/** The cards of the chosen rows as one JSON list, in their order. */
function cards(page: string, locale: string): string {
  return `(SELECT '[' || coalesce(string_agg(card, ',' ORDER BY position), '') || ']'
      FROM ${page} JOIN read_side.search_card USING (sku) WHERE locale = ${locale})`;
}

/** Where the facets of a request are counted: each leaves out its own filter, so it has rows of its own if that is set. */
class FacetRows {
  readonly #request: SearchRequest;
  readonly #match: QueryMatch | null;
  readonly #values: Values;

  constructor(request: SearchRequest, match: QueryMatch | null, values: Values) {
    this.#request = request;
    this.#match = match;
    this.#values = values;
  }

  of(facet: 'brand' | 'avgRating' | 'price', columns: string): string {
    const { filters, locale } = this.#request;
    const isFiltered = {
      brand: (filters.brand ?? []).length > 0,
      avgRating: filters.avgRating !== undefined,
      price: filters.priceFromCents !== undefined || filters.priceToCents !== undefined,
    };
    if (!isFiltered[facet]) return `(SELECT ${columns} FROM matched)`;
    const conditions = productConditions({ locale, match: this.#match, filter: filters }, this.#values, facet);
    return `(SELECT ${columns} FROM ${table} WHERE ${conditions})`;
  }

  /** By level. A level is counted without the filter's own key of that level and those below. */
  get categories(): string {
    const filtered = this.#request.filters.categories ?? [];
    const levels = categoryLevels.map((level) => {
      if (level >= filtered.length) return countsOfLevel(level, 'places');
      const above = this.#values.add(filtered.slice(0, level));
      return countsOfLevel(level, `(SELECT * FROM everywhere WHERE keys @> ${above}::text[])`);
    });
    return `json_build_array(${levels.join(', ')})`;
  }

  /** The places of what would be found without the filter's categories. */
  get everywhere(): string {
    const { filters, locale } = this.#request;
    const { categories, ...filter } = filters;
    if (categories === undefined || categories.length === 0) return '(SELECT * FROM places)';
    return placesIn(`${table} WHERE ${productConditions({ locale, match: this.#match, filter }, this.#values)}`);
  }
}

function countsOfLevel(level: number, places: string): string {
  const keys = `${places} AS counted_places, unnest(keys, levels) AS category (value, level) WHERE level = ${level}`;
  return valueCounts(keys, 'sum(products)');
}

function placesIn(rows: string): string {
  return `(SELECT keys, levels, products FROM
      (SELECT place, count(*) AS products FROM ${rows} GROUP BY place) AS counted JOIN read_side.search_place USING (place))`;
}

/** One page with the counts of everything that matches, in one statement and so of one moment. */
export function searchStatement(request: SearchRequest, match: QueryMatch | null): Statement {
  const values = new Values();
  const locale = `${values.add(request.locale)}::text`;
  const conditions = productConditions({ locale: request.locale, match, filter: request.filters }, values);
  const facets = new FacetRows(request, match, values);
  const { columns, order } = ordering(request.sort, match, values);
  const limit = `LIMIT ${request.hitsPerPage} OFFSET ${(request.page - 1) * request.hitsPerPage}`;
  const text = `
    WITH matched AS MATERIALIZED (
      SELECT sku, place, brand, tags, price_cents, average_rating, ${columns} FROM ${table} WHERE ${conditions}
    ), page AS (
      SELECT sku, row_number() OVER () AS position FROM (SELECT sku FROM matched ORDER BY ${order} ${limit}) AS ordered
    ), places AS MATERIALIZED ${placesIn('matched')}, everywhere AS MATERIALIZED ${facets.everywhere}
    SELECT (SELECT count(*)::int FROM matched) AS total,
      (SELECT json_build_array(min(price_cents), max(price_cents)) FROM ${facets.of('price', 'price_cents')} AS priced)
        AS "priceCents",
      (SELECT json_build_array(${[1, 2, 3, 4].map((stars) => `count(*) FILTER (WHERE average_rating >= ${stars})`).join(', ')})
        FROM ${facets.of('avgRating', 'average_rating')} AS averages) AS rated,
      ${valueCounts(`(SELECT tags, count(*) AS products FROM matched GROUP BY tags) AS tagged, unnest(tags) AS value`, 'sum(products)')} AS tags,
      ${valueCounts(`${facets.of('brand', 'brand AS value')} AS brands`)} AS brand,
      ${facets.categories} AS categories,
      ${cards('page', locale)} AS cards`;
  return { text, values: values.all };
}

/** How many products of a list say something about which facet, before anything but its categories is chosen. */
export function scopeStatement({ locale, filters }: SearchRequest, match: QueryMatch | null): Statement {
  const values = new Values();
  const { categories = [] } = filters;
  const conditions = productConditions({ locale, match, filter: { categories } }, values);
  const text = `
    WITH same AS MATERIALIZED (
      SELECT spec_names, count(*) AS products FROM ${table} WHERE ${conditions} GROUP BY spec_names
    )
    SELECT (SELECT coalesce(sum(products), 0)::int FROM same) AS total,
      ${valueCounts('same, unnest(spec_names) AS value', 'sum(products)')} AS names`;
  return { text, values: values.all };
}

/** What products say about the facets: each is counted without what is chosen of it, in the order of the facets. */
export function technicalStatement(
  { locale, filters }: SearchRequest,
  match: QueryMatch | null,
  facets: readonly TechnicalFacet[],
): Statement {
  const values = new Values();
  const rowsWithout = (leftOut: LeftOut) =>
    `${table} WHERE ${productConditions({ locale, match, filter: filters }, values, leftOut)}`;
  const isChosen = (name: string) => filters.ranges?.[name] !== undefined || filters.values?.[name] !== undefined;
  const counts = facets.map(({ name, kind }) => {
    const rows = isChosen(name) ? `(SELECT specs FROM ${rowsWithout({ facet: name })})` : 'matched';
    const each = kind === 'range' ? '' : `, jsonb_array_elements_text(${specColumn(name)}) AS value`;
    const value = kind === 'range' ? `${specColumn(name)} #>> '{}'` : 'value';
    return `(SELECT coalesce(json_agg(counted), '[]') FROM (
      SELECT ${value} AS value, count(*) AS count FROM ${rows} AS counted_rows${each}
      WHERE specs ? '${name}' GROUP BY 1
    ) AS counted)`;
  });
  const text = `
    WITH matched AS MATERIALIZED (SELECT specs FROM ${rowsWithout('nothing')})
    SELECT json_build_array(${counts.join(', ')}) AS technical`;
  return { text, values: values.all };
}

/** The first products, uncounted. */
export function browseStatement({ locale, filter, sort, limit }: BrowseRequest): Statement {
  const values = new Values();
  const conditions = productConditions({ locale, match: null, filter }, values);
  const { order } = ordering(sort, null, values);
  const text = `
    WITH page AS (
      SELECT sku, row_number() OVER () AS position FROM (
        SELECT sku FROM ${table} WHERE ${conditions} ORDER BY ${order} LIMIT ${values.add(limit)}::int
      ) AS ordered
    )
    SELECT ${cards('page', `${values.add(locale)}::text`)} AS cards`;
  return { text, values: values.all };
}

export function suggestStatement(locale: Locale, match: QueryMatch): Statement {
  const values = new Values();
  const conditions = productConditions({ locale, match, filter: {} }, values);
  const { columns, order } = ordering('relevance', match, values);
  const text = `
    WITH matched AS MATERIALIZED (
      SELECT sku, place, ${columns} FROM ${table} WHERE ${conditions}
    ), page AS (
      SELECT sku, row_number() OVER () AS position
      FROM (SELECT sku FROM matched ORDER BY ${order} LIMIT ${quickResultCount}) AS ordered
    )
    SELECT (SELECT count(*)::int FROM matched) AS total,
      ARRAY(
        SELECT value FROM (
          SELECT value, level, sum(products) AS products, max(level) OVER () AS deepest
          FROM ${placesIn('matched')} AS places, unnest(keys, levels) AS category (value, level)
          WHERE level <= ${suggestedLevel} GROUP BY value, level
        ) AS counted
        WHERE level = deepest ORDER BY products DESC, value LIMIT ${suggestedCategories}
      ) AS "categoryKeys",
      ${cards('page', `${values.add(locale)}::text`)} AS cards`;
  return { text, values: values.all };
}

/** Whether anything matches at all, whatever the filters say. */
export function existsStatement(locale: Locale, match: QueryMatch): Statement {
  const values = new Values();
  const conditions = productConditions({ locale, match, filter: {} }, values);
  return { text: `SELECT EXISTS (SELECT FROM ${table} WHERE ${conditions}) AS found`, values: values.all };
}

/** Products with that number, new ones first. Three are enough to know that it is not one. */
export function numberedStatement(locale: Locale, match: QueryMatch): Statement {
  const values = new Values();
  const conditions = productConditions({ locale, match, filter: {} }, values);
  const text = `SELECT slug, is_bware AS "isBware" FROM ${table} WHERE ${conditions} ORDER BY is_bware, sku LIMIT 3`;
  return { text, values: values.all };
}
