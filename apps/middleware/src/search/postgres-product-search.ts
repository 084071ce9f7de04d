import { fail, succeed, type Result } from '@tradehall/domain/calls/result.ts';
import { productCard, type ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { locales, type Locale } from '@tradehall/domain/locales/locales.ts';
import { analyseQuery } from '@tradehall/domain/search/analyse-query.ts';
import { hasFilter, settledSort, type SearchRequest } from '@tradehall/domain/search/search-request.ts';
import { facetsToCount, measuresToSort } from '@tradehall/domain/search/technical-facets.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { Encoded } from '../read-side/encoded.ts';
import type { Statement } from './product-conditions.ts';
import { facetCounts } from './facet-counts.ts';
import { exactMatchOf } from './exact-match.ts';
import type {
  FacetCounts,
  FoundProducts,
  ProductSearch,
  SearchUnavailable,
  SuggestedProducts,
} from '../context/services/product-search.ts';
import { matchBegun, matchNumber, matchWords, type QueryMatch } from './query-match.ts';
import {
  browseStatement,
  existsStatement,
  numberedStatement,
  scopeStatement,
  searchStatement,
  suggestStatement,
  technicalStatement,
} from './search-statement.ts';
import type { Vocabulary } from '../context/services/vocabulary.ts';

const counted = z.array(z.object({ value: z.string(), count: z.number() }));

const foundRow = z.object({
  total: z.number(),
  priceCents: z.tuple([z.number().nullable(), z.number().nullable()]),
  rated: z.array(z.number()),
  tags: counted,
  brand: counted,
  categories: z.array(counted),
  cards: z.string(),
});
const scopeRow = z.object({ total: z.number(), names: counted });
const technicalRow = z.object({ technical: z.array(counted) });
const suggestedRow = z.object({ total: z.number(), categoryKeys: z.array(z.string()), cards: z.string() });
const cardsRow = z.object({ cards: z.string() });
const existsRow = z.object({ found: z.boolean() });
const numberedRow = z.object({ slug: z.string(), isBware: z.boolean() });

type Scope = z.output<typeof scopeRow>;
type Found = Omit<FoundProducts, 'exactMatch' | 'isSimilar'>;

/** Ways to match a query, the strictest first. The first that matches anything in the locale is taken. */
interface Way {
  readonly match: QueryMatch;
  readonly isSimilar: boolean;
}

const nothingFound: FoundProducts = {
  hits: Encoded.of<ProductCard[]>([]),
  total: 0,
  facets: { tags: [], brand: [], categories: [], avgRating: [], priceCents: null, technical: [] },
  measures: [],
  exactMatch: null,
  isSimilar: false,
};

/** Full text over `read_side.search_product`, as the projector writes it. */
export class PostgresProductSearch implements ProductSearch {
  readonly #pool: Pool;
  readonly #vocabulary: Vocabulary;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(pool: Pool, vocabulary: Vocabulary, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#pool = pool;
    this.#vocabulary = vocabulary;
    this.#log = log;
  }

  readonly search: ProductSearch['search'] = (request) => this.#answer(() => this.#find(request));

  readonly browse: ProductSearch['browse'] = (request) =>
    this.#answer(async () => encodedCards((await this.#one(cardsRow, browseStatement(request))).cards));

  readonly suggest: ProductSearch['suggest'] = (locale, query) => this.#answer(() => this.#suggest(locale, query));

  async #answer<Value>(ask: () => Promise<Value>): Promise<Result<Value, SearchUnavailable>> {
    try {
      return succeed(await ask());
    } catch (failure) {
      this.#log.warn({ err: failure }, 'a search was not answered');
      return fail({ code: 'search-unavailable' });
    }
  }

  async #find(request: SearchRequest): Promise<FoundProducts> {
    const { query, locale, filters } = request;
    if (query === undefined) return { ...(await this.#page(request, null)), exactMatch: null, isSimilar: false };
    const exactMatch = exactMatchOf(await this.#numbered(locale, query));
    for await (const { match, isSimilar } of this.#ways(locale, query)) {
      const found = await this.#page(request, match);
      const isTheWay = found.total > 0 || (hasFilter(filters) && (await this.#exists(locale, match)));
      if (isTheWay) return { ...found, exactMatch, isSimilar };
    }
    return nothingFound;
  }

  async #suggest(locale: Locale, query: string): Promise<SuggestedProducts> {
    for await (const { match } of this.#ways(locale, query)) {
      const { total, categoryKeys, cards } = await this.#one(suggestedRow, suggestStatement(locale, match));
      if (total > 0) return { hits: encodedCards(cards), total, categoryKeys };
    }
    return { hits: nothingFound.hits, total: 0, categoryKeys: [] };
  }

  async *#ways(locale: Locale, query: string): AsyncGenerator<Way> {
    const { language } = locales[locale];
    const analysed = analyseQuery(language, query);
    if (analysed.terms.length === 0) return;
    if (analysed.number !== null) yield { match: matchNumber(analysed.number), isSimilar: false };
    yield { match: matchWords(analysed), isSimilar: false };
    yield { match: matchBegun(analysed), isSimilar: false };
    const corrected = await this.#vocabulary.correct(locale, query);
    if (corrected !== null) yield { match: matchWords(analyseQuery(language, corrected)), isSimilar: true };
  }

  async #numbered(locale: Locale, query: string): Promise<z.output<typeof numberedRow>[]> {
    const { number } = analyseQuery(locales[locale].language, query);
    return number === null ? [] : this.#all(numberedRow, numberedStatement(locale, matchNumber(number)));
  }

  async #exists(locale: Locale, match: QueryMatch): Promise<boolean> {
    return (await this.#one(existsRow, existsStatement(locale, match))).found;
  }

  async #page(request: SearchRequest, match: QueryMatch | null): Promise<Found> {
    const scope = await this.#one(scopeRow, scopeStatement(request, match));
    const measures = measuresToSort(scope);
    const sort = settledSort(request.sort, measures);
    const row = await this.#one(foundRow, searchStatement({ ...request, sort }, match));
    const technical = await this.#technical(request, match, scope);
    const [minimum, maximum] = row.priceCents;
    return {
      hits: encodedCards(row.cards),
      total: row.total,
      facets: {
        tags: row.tags,
        brand: row.brand,
        categories: row.categories.flat(),
        avgRating: row.rated
          .map((count, index) => ({ value: String(index + 1), count }))
          .filter(({ count }) => count > 0)
          .toReversed(),
        priceCents: minimum === null || maximum === null ? null : { minimum, maximum },
        technical,
      },
      measures,
    };
  }

  async #technical(request: SearchRequest, match: QueryMatch | null, scope: Scope): Promise<readonly FacetCounts[]> {
    const { ranges = {}, values = {} } = request.filters;
    const facets = facetsToCount({ ...scope, chosen: [...Object.keys(ranges), ...Object.keys(values)] });
    if (facets.length === 0) return [];
    const { technical } = await this.#one(technicalRow, technicalStatement(request, match, facets));
    return facets.map((facet, at) => facetCounts(facet, technical[at] ?? []));
  }

  async #one<Schema extends z.ZodType>(schema: Schema, statement: Statement): Promise<z.output<Schema>> {
    const [row] = await this.#all(schema, statement);
    if (row === undefined) throw new Error('PostgreSQL answered a search without a row');
    return row;
  }

  async #all<Schema extends z.ZodType>(schema: Schema, { text, values }: Statement): Promise<z.output<Schema>[]> {
    const { rows } = await this.#pool.query({ text, values: [...values] });
    return z.array(schema).parse(rows);
  }
}

function encodedCards(cards: string): Encoded<ProductCard[]> {
  return Encoded.parse(z.array(productCard), cards).encoded;
}
