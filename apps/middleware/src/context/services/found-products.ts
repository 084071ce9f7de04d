import type { ProductSource } from '@tradehall/domain/content/block-fields.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ProductSearch } from './product-search.ts';

export type SearchedSource = Exclude<ProductSource, { by: 'skus' }>;

const foundCards = z.array(z.object({ sku: z.string() }));
const mostLists = 2_000;
const freshMs = 5_000;
// Whoever asks for a page waits two seconds for all of it.
const patienceMs = 800;

/**
 * Which products a block shows that names a tag, a category or a brand. Every visitor of a page asks for the same few lists, so
 * they are remembered; prices and stock are not, they come from the products' own documents.
 */
export class FoundProducts {
  readonly #search: ProductSearch;
  readonly #lists: LRUCache<string, readonly string[], { locale: Locale; source: SearchedSource }>;

  constructor(search: ProductSearch) {
    this.#search = search;
    this.#lists = new LRUCache({
      max: mostLists,
      ttl: freshMs,
      // Nobody waits for a list that is known: the old one is shown while the new one is on its way.
      allowStale: true,
      fetchMethod: (_name, _stale, { context }) => this.#ask(context.locale, context.source),
    });
  }

  /** None where the search is away or slow: a page is not worth less for it. What comes late is there for the next. */
  async skus(locale: Locale, source: SearchedSource): Promise<readonly string[]> {
    const { promise: tooLate, resolve } = Promise.withResolvers<undefined>();
    const timer = setTimeout(resolve, patienceMs, undefined);
    const asked = this.#lists.fetch(`${locale} ${JSON.stringify(source)}`, { context: { locale, source } });
    const found = await Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
    return found ?? [];
  }

  /** Undefined keeps what was known before. */
  async #ask(locale: Locale, source: SearchedSource): Promise<readonly string[] | undefined> {
    const filters = {
      ...(source.by === 'tag' && { tags: [source.tag] }),
      ...(source.by === 'brand' && { brand: [source.brand] }),
      ...(source.category !== undefined && { categories: [source.category] }),
    };
    const hitsPerPage = source.limit > 12 ? 24 : 12;
    try {
      const found = await this.#search.search({ locale, filters, sort: 'relevance', page: 1, hitsPerPage });
      if (!found.ok) return undefined;
      return foundCards.parse(JSON.parse(found.value.hits.toBuffer().toString())).map(({ sku }) => sku);
    } catch {
      // The port answers failures and logs them itself; should it throw all the same, no page fails for it.
      return undefined;
    }
  }
}
