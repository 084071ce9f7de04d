import { type Locale, localeCodes } from '@tradehall/domain/locales/locales.ts';
import { type SearchDocument, searchDocument } from '@tradehall/domain/search/search-document.ts';
import { type FeedHead, feedHead, feedHeadStatement } from '@tradehall/domain/search/search-index.ts';
import { z } from 'zod';
import { type Database, selectRows } from '../platform/database';

const fedRow = z.object({ locale: z.string(), sku: z.string(), seq: z.number() });
const documentRow = z.object({ document: searchDocument });
const countRow = z.object({ count: z.number() });

/** Products of one locale that changed, each once. */
export interface FedProducts {
  readonly locale: Locale;
  readonly skus: readonly string[];
}

export interface Fed {
  readonly products: readonly FedProducts[];
  readonly rows: number;
  /** Everything up to here is among the products, or was before. */
  readonly seq: number;
}

/**
 * The read side as the indexer reads it. The feed has one writer, so its numbers grow in the order in which changes
 * become visible, and a product that changes again moves to the end.
 */
export class SearchSource {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async head(): Promise<FeedHead> {
    const [head] = await selectRows(this.#database, feedHead, feedHeadStatement);
    if (head === undefined) throw new Error('the read side has no feed');
    return head;
  }

  async fedAfter(seq: number, limit: number, only?: Locale): Promise<Fed> {
    const rows = await selectRows(
      this.#database,
      fedRow,
      `SELECT locale, sku, seq::float8 AS seq FROM read_side.search_feed
       WHERE seq > $1 AND ($3::text IS NULL OR locale = $3) ORDER BY search_feed.seq LIMIT $2`,
      [seq, limit, only ?? null],
    );
    const skus = Map.groupBy(rows, ({ locale }) => locale);
    const products = localeCodes.flatMap((locale) => {
      const fed = skus.get(locale);
      return fed === undefined ? [] : [{ locale, skus: fed.map(({ sku }) => sku) }];
    });
    return { products, rows: rows.length, seq: rows.at(-1)?.seq ?? seq };
  }

  /** Those that are for sale; the others are to be removed. */
  documents(locale: Locale, skus: readonly string[]): Promise<SearchDocument[]> {
    return this.#select('locale = $1 AND sku = ANY($2)', [locale, skus]);
  }

  /** The next ones in the order of their SKUs. */
  documentsAfter(locale: Locale, sku: string, limit: number): Promise<SearchDocument[]> {
    return this.#select(`locale = $1 AND sku > $2 ORDER BY sku LIMIT ${limit}`, [locale, sku]);
  }

  async count(locale: Locale): Promise<number> {
    const statement = 'SELECT count(*)::int AS count FROM read_side.search_document WHERE locale = $1';
    const [row] = await selectRows(this.#database, countRow, statement, [locale]);
    return row?.count ?? 0;
  }

  async #select(which: string, values: readonly unknown[]): Promise<SearchDocument[]> {
    const statement = `SELECT document FROM read_side.search_document WHERE ${which}`;
    return (await selectRows(this.#database, documentRow, statement, values)).map(({ document }) => document);
  }
}
