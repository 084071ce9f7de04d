import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { redirectEngineCalls, type RedirectHit } from '@tradehall/domain/content/content.engine-calls.ts';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { ILike, In } from 'typeorm';
import { z } from 'zod';
import { EngineDoor } from '../../platform/engine-door/engine-door';
import { RedirectHits } from './redirect-hits.entity';
import { Redirect } from './redirect.entity';

const listRequest = z.object({
  search: z.string().max(300).nullish(),
  skip: z.int().min(0).nullish(),
  take: z.int().min(1).max(200).nullish(),
});

const greatestInt = 2_147_483_647;

export interface ShownRedirect extends Redirect {
  readonly hits: number;
  readonly lastHitAt: Date | null;
}

// A redirect that was deleted meanwhile has nothing to count.
const addHits = `
  INSERT INTO redirect_hits (redirect_id, hits, last_hit_at)
  SELECT redirect.id, sum(counted.count), now()
  FROM unnest($1::int[], $2::bigint[]) AS counted (id, count) JOIN redirect ON redirect.id = counted.id
  GROUP BY redirect.id
  ON CONFLICT (redirect_id) DO UPDATE SET hits = redirect_hits.hits + excluded.hits, last_hit_at = now()`;

@Injectable()
export class RedirectListService {
  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
  ) {
    door.serve(redirectEngineCalls, {
      countRedirectHits: async (ctx, { hits }) => {
        await this.count(ctx, hits);
        return succeed({});
      },
    });
  }

  async find(ctx: RequestContext, request: unknown): Promise<{ items: ShownRedirect[]; totalItems: number }> {
    const { search, skip, take } = listRequest.parse(request);
    const like = ILike(`%${(search ?? '').trim().replace(/[\\%_]/g, String.raw`\$&`)}%`);
    const [redirects, totalItems] = await this.connection.getRepository(ctx, Redirect).findAndCount({
      where: [{ sourcePath: like }, { targetPath: like }],
      order: { sourcePath: 'ASC', storeKey: 'ASC' },
      skip: skip ?? 0,
      take: take ?? 50,
    });
    return { items: await this.withHits(ctx, redirects), totalItems };
  }

  async withHits(ctx: RequestContext, redirects: readonly Redirect[]): Promise<ShownRedirect[]> {
    const ids = redirects.map(({ id }) => id);
    const rows = await this.connection.getRepository(ctx, RedirectHits).findBy({ redirectId: In(ids) });
    const counted = new Map(rows.map((row) => [row.redirectId, row]));
    return redirects.map((redirect) => {
      const row = counted.get(redirect.id);
      const hits = Math.min(Number(row?.hits ?? 0), greatestInt);
      return Object.assign({}, redirect, { hits, lastHitAt: row?.lastHitAt ?? null });
    });
  }

  private async count(ctx: RequestContext, hits: readonly RedirectHit[]): Promise<void> {
    const values = [hits.map(({ id }) => id), hits.map(({ count }) => count)];
    await this.connection.getRepository(ctx, RedirectHits).query(addHits, values);
  }
}
