import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import type { ProductCard } from '@tradehall/domain/catalogue/product-card.ts';
import { productCard } from '@tradehall/domain/catalogue/product-card.ts';
import type { SearchRequest } from '@tradehall/domain/search/search-request.ts';
import { searchWords } from '@tradehall/domain/search/search-words.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import { Encoded } from '../read-side/encoded.ts';
import type { FoundProducts, ProductSearch } from './product-search.ts';
import { searchStatement } from './search-statement.ts';

const counted = z.array(z.object({ value: z.string(), count: z.number() }));

const foundRow = z.object({
  total: z.number(),
  lowestCents: z.number().nullable(),
  highestCents: z.number().nullable(),
  rated: z.array(z.number()),
  tags: counted,
  brand: counted,
  categories: counted,
  cards: z.string(),
});

const nothingFound: FoundProducts = {
  hits: Encoded.of<ProductCard[]>([]),
  total: 0,
  facets: { tags: [], brand: [], categories: [], avgRating: [], priceCents: null },
};

/** Full text and trigrams over `read_side.search_product`, as the projector writes it. */
export class PostgresProductSearch implements ProductSearch {
  readonly #pool: Pool;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(pool: Pool, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#pool = pool;
    this.#log = log;
  }

  readonly search: ProductSearch['search'] = async (request) => {
    try {
      return succeed(await this.#find(request));
    } catch (failure) {
      this.#log.warn({ err: failure }, 'a search was not answered');
      return fail({ code: 'search-unavailable' });
    }
  };

  async #find(request: SearchRequest): Promise<FoundProducts> {
    if (request.query !== undefined && searchWords(request.query).length === 0) return nothingFound;
    const found = await this.#ask(request, 'words');
    return found.total === 0 && request.query !== undefined ? this.#ask(request, 'similar') : found;
  }

  async #ask(request: SearchRequest, matching: 'words' | 'similar'): Promise<FoundProducts> {
    const { text, values } = searchStatement(request, matching);
    const { rows } = await this.#pool.query({ text, values: [...values] });
    const [row] = z.tuple([foundRow]).parse(rows);
    const { lowestCents, highestCents } = row;
    return {
      hits: Encoded.parse(z.array(productCard), row.cards).encoded,
      total: row.total,
      facets: {
        tags: row.tags,
        brand: row.brand,
        categories: row.categories,
        avgRating: row.rated
          .map((count, index) => ({ value: String(index + 1), count }))
          .filter(({ count }) => count > 0)
          .toReversed(),
        priceCents:
          lowestCents === null || highestCents === null ? null : { minimum: lowestCents, maximum: highestCents },
      },
    };
  }
}
