import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { mostOffersAtOnce } from '@tradehall/domain/feeds/feeds.calls.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { OfferPages } from '../context/services/offer-pages.ts';
import { Encoded } from '../read-side/encoded.ts';

const stateRow = z.object({ products: z.string(), productCount: z.number(), terms: z.string() });
const pageRows = z.array(z.object({ key: z.string(), body: z.string() }));

const stateStatement = `
  SELECT coalesce(max(version) FILTER (WHERE kind = 'product'), 0)::text AS products,
    (count(*) FILTER (WHERE kind = 'product'))::int AS "productCount",
    coalesce(max(version) FILTER (WHERE kind <> 'product'), 0)::text AS terms
  FROM read_side.document
  WHERE locale = $1 AND kind IN ('product', 'store', 'shipping-methods', 'recalls')`;

const pageStatement = `
  SELECT key, body FROM read_side.document
  WHERE kind = 'product' AND locale = $1 AND key > $2 AND version > $3::bigint
  ORDER BY key LIMIT $4`;

/** Read by key, so that neither side ever holds more than a page. */
export class PostgresOfferPages implements OfferPages {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  readonly state: OfferPages['state'] = async (locale) => {
    const { rows } = await this.#pool.query(stateStatement, [locale]);
    const [state] = z.tuple([stateRow]).parse(rows);
    return state;
  };

  readonly page: OfferPages['page'] = async (locale, { after, since }) => {
    const { rows } = await this.#pool.query(pageStatement, [locale, after, since, mostOffersAtOnce]);
    const documents = pageRows.parse(rows);
    const found = documents.map(({ body }) => {
      const { value: product, encoded } = Encoded.parse(productDocument, body);
      return { product, encoded };
    });
    const next = documents.length < mostOffersAtOnce ? null : (documents.at(-1)?.key ?? null);
    return { found, next };
  };
}
