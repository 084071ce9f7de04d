import { locales } from '@tradehall/domain/locales/locales.ts';
import { review } from '@tradehall/domain/reviews/review.ts';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { ProductReviews, ReviewSort } from '../context/services/product-reviews.ts';

// What customers wrote comes before samples, and what the reader can read before the rest. Within these A§2 by the
// letter: both sorts, and the newest first among equals so that no page repeats a review of another.
const readFirst = "is_sample, split_part(locale, '-', 1) <> $4";
const orders: Readonly<Record<ReviewSort, string>> = {
  'top-reviews': `${readFirst}, rating DESC, created_at DESC, text DESC, id DESC`,
  'most-recent': `${readFirst}, created_at DESC, id DESC`,
};

const statement = (sort: ReviewSort) => `
  SELECT product.sku,
    (SELECT count(*)::int FROM read_side.review WHERE product_id = product.product_id) AS total,
    (SELECT coalesce(jsonb_agg(to_jsonb(page) ORDER BY place), '[]') FROM (
       SELECT id::text, author_name AS "authorName", text, rating, locale, is_sample AS "isSample",
         to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt",
         row_number() OVER (ORDER BY ${orders[sort]}) AS place
       FROM read_side.review WHERE product_id = product.product_id
       ORDER BY ${orders[sort]} LIMIT $2 OFFSET $3
     ) AS page) AS reviews
  FROM read_side.projected_product AS product WHERE product.product_id = $1`;

const found = z.array(z.object({ sku: z.string(), total: z.number(), reviews: z.array(review) })).max(1);
const productNumber = /^\d{1,9}$/;

export class PostgresProductReviews implements ProductReviews {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  readonly page: ProductReviews['page'] = async ({ productId, locale, sort, limit, offset }) => {
    if (!productNumber.test(productId)) return null;
    const { rows } = await this.#pool.query({
      name: `product-reviews-${sort}`,
      text: statement(sort),
      values: [Number(productId), limit, offset, locales[locale].language],
    });
    return found.parse(rows)[0] ?? null;
  };
}
