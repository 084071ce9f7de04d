import { Injectable } from '@nestjs/common';
import {
  type AskedEvents,
  eventTypes,
  type MerchantEvents,
  mostEvents,
} from '@tradehall/domain/integrations/machine-events.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { OrderRecords } from '../../orders/order-records.service';
import { Statements } from '../../platform/statements';
import { CallRefused } from '../calls-once.service';
import type { OpenKey } from '../integration-keys.service';
import { bodyOf } from './event-body';

/** Reading what events are about takes longer than finding them: a page ends after so long, and the next one goes on. */
const pageMs = 4_000;

// Numbers are given by one at a time, in one transaction (note-events.ts): what has a lower one is seen before what has a higher.
const selectPage = `
  WITH page AS (
    SELECT id, type, store_key, facts, happened_at FROM merchant_event
    WHERE id > $1::bigint AND ($2::text[] IS NULL OR type = ANY ($2))
      AND ($3::text[] IS NULL OR store_key IS NULL OR store_key = ANY ($3))
    ORDER BY id LIMIT $4)
  SELECT kept.forgotten::text, greatest(kept.newest, kept.forgotten)::text AS newest, page.id::text, page.type,
    page.store_key AS "storeKey", page.facts, page.happened_at AS "happenedAt"
  FROM (SELECT (SELECT coalesce(max(id), 0) FROM merchant_event) AS newest,
      (SELECT up_to FROM event_forgotten) AS forgotten) AS kept
  LEFT JOIN page ON true ORDER BY page.id`;
const keptRow = z.object({ forgotten: z.string(), newest: z.string() });
const eventRow = keptRow.extend({
  id: z.string(),
  type: z.enum(eventTypes),
  storeKey: z.string().nullable(),
  facts: z.record(z.string(), z.unknown()),
  happenedAt: z.date(),
});
const pageRow = z.union([eventRow, keptRow]);

/** What webhooks tell, for systems that ask: the same events under the same numbers. */
@Injectable()
export class EventFeed {
  constructor(
    private readonly statements: Statements,
    private readonly orders: OrderRecords,
  ) {}

  async read(ctx: RequestContext, { stores }: OpenKey, asked: AskedEvents): Promise<MerchantEvents> {
    const { after, take = mostEvents, types = null } = asked;
    // One more than is told says whether there is more.
    const rows = await this.statements.all(ctx, pageRow, selectPage, [after ?? '0', types, stores, take + 1]);
    const [kept] = rows;
    if (kept === undefined) throw new Error('nobody says which events are kept');
    if (after !== undefined) refuseUnknown(BigInt(after), kept);
    const found = rows.flatMap((row) => ('id' in row ? [row] : []));
    const events = await this.#told(ctx, found.slice(0, take), stores);
    const hasMore = events.length < found.length;
    return { events, next: hasMore ? (found[events.length - 1]?.id ?? '0') : kept.newest, hasMore };
  }

  async #told(ctx: RequestContext, found: readonly z.output<typeof eventRow>[], stores: OpenKey['stores']) {
    const latestMs = performance.now() + pageMs;
    const readers = {
      database: this.statements.databaseOf(ctx),
      readOrder: (orderId: number) => this.orders.get(ctx, orderId),
    };
    const events: MerchantEvents['events'] = [];
    for (const event of found) {
      if (events.length > 0 && performance.now() > latestMs) break;
      const { timestamp, data } = await bodyOf(event, stores, readers);
      events.push({ id: `evt_${event.id}`, type: event.type, timestamp, data });
    }
    return events;
  }
}

/** Nothing is left out silently: neither what is kept no more, nor what a backup that was restored does not know. */
function refuseUnknown(after: bigint, { forgotten, newest }: z.output<typeof keptRow>): void {
  if (after < BigInt(forgotten))
    throw new CallRefused(
      'cursor-unknown',
      `Events up to ${forgotten} are kept no more, and some came after this one.`,
    );
  if (after > BigInt(newest)) throw new CallRefused('cursor-unknown', 'No event has had this number yet.');
}
