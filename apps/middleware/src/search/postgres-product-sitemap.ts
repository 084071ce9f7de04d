import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { sitemapPartSize } from '@tradehall/domain/search/sitemap.calls.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { ProductSitemap } from '../context/services/product-sitemap.ts';

const partRow = z.object({
  total: z.number(),
  entries: z.array(z.object({ slug: z.string(), changedAt: z.string() })),
});

const statement = `
  SELECT count(*)::int AS total, (
    SELECT coalesce(json_agg(json_build_object('slug', slug, 'changedAt',
      to_char(changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) ORDER BY sku), '[]')
    FROM (
      SELECT sku, slug, changed_at FROM read_side.search_product WHERE locale = $1
      ORDER BY sku LIMIT $2 OFFSET $3
    ) AS listed
  ) AS entries
  FROM read_side.search_product WHERE locale = $1`;

export class PostgresProductSitemap implements ProductSitemap {
  readonly #pool: Pool;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;

  constructor(pool: Pool, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#pool = pool;
    this.#log = log;
  }

  readonly part: ProductSitemap['part'] = async (locale, part) => {
    try {
      const { rows } = await this.#pool.query(statement, [locale, sitemapPartSize, (part - 1) * sitemapPartSize]);
      const [found] = z.tuple([partRow]).parse(rows);
      return succeed(found);
    } catch (failure) {
      this.#log.warn({ err: failure }, 'a sitemap was not answered');
      return fail({ code: 'search-unavailable' });
    }
  };
}
