import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { networkOf, placeOf } from '@tradehall/process/networks.ts';
import type { RequestContext } from '@vendure/core';
import { Gauge } from 'prom-client';
import { z } from 'zod';
import { environment } from '../../platform/environment';
import { Statements } from '../../platform/statements';

/**
 * Declined payments in an hour, over all carts. Whoever tries out stolen cards begins a new cart for each; a shopper finds
 * out after two or three that hers is empty, and one order in ten of an office is declined at first.
 */
const mostDeclined = { account: 12, session: 12, address: 30, network: 120 } as const;
type Kind = keyof typeof mostDeclined;
const kinds: readonly Kind[] = ['account', 'session', 'address', 'network'];

const counted = z.object({ key: z.string(), count: z.int() });
const highest = z.object({ kind: z.enum(kinds), count: z.int() });

const ofTheHour = `payment_attempt CROSS JOIN LATERAL unnest(tried_by) AS key
   WHERE created_at > now() - interval '1 hour'`;
// What the provider has not answered yet may be declined; a whole network may have many under way.
const selectCounts = `
  SELECT key, count(*)::int AS count FROM ${ofTheHour} AND tried_by && $1::text[] AND key = ANY ($1::text[])
     AND (result_code = 'Refused' OR (state = 'SENT' AND NOT key LIKE 'network:%')) GROUP BY key`;
const selectHighest = `
  SELECT kind, max(count)::int AS count FROM (
    SELECT split_part(key, ':', 1) AS kind, count(*) AS count FROM ${ofTheHour} AND result_code = 'Refused' GROUP BY key
  ) AS declined GROUP BY kind`;

const declinesOfOne = new Gauge({
  name: 'payment_declines_of_one',
  help: 'The most declined payments of one account, session, address or network in the last hour',
  labelNames: ['by'],
});

/** Who tries to pay, and how often it was declined. */
@Injectable()
export class PaymentVelocity {
  constructor(private readonly statements: Statements) {}

  /** What is written down of whoever tries; nobody is named. */
  keysOf(ctx: RequestContext, shopperIp: string | null): string[] {
    const { activeUserId, session } = ctx;
    return [
      ...(activeUserId === undefined ? [] : [keyOf('account', String(activeUserId))]),
      ...(session === undefined ? [] : [keyOf('session', String(session.id))]),
      ...(shopperIp === null ? [] : [keyOf('address', placeOf(shopperIp)), keyOf('network', networkOf(shopperIp))]),
    ];
  }

  /** In the transaction that writes the try down: of two at once the second counts the first. */
  async isTooFast(ctx: RequestContext, keys: readonly string[]): Promise<boolean> {
    const own = keys.filter((key) => !key.startsWith('network:')).toSorted();
    for (const key of own)
      await this.statements.run(ctx, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`tried by ${key}`]);
    const counts = await this.statements.all(ctx, counted, selectCounts, [keys]);
    return counts.some(({ key, count }) => kinds.some((kind) => isOf(kind, key) && count >= mostDeclined[kind]));
  }

  async watch(ctx: RequestContext): Promise<void> {
    declinesOfOne.reset();
    for (const { kind, count } of await this.statements.all(ctx, highest, selectHighest))
      declinesOfOne.set({ by: kind }, count);
    await this.statements.run(
      ctx,
      `UPDATE payment_attempt SET tried_by = '{}' WHERE tried_by <> '{}' AND created_at < now() - interval '1 day'`,
    );
  }
}

const isOf = (kind: Kind, key: string): boolean => key.startsWith(`${kind}:`);

function keyOf(kind: Kind, who: string): string {
  const mac = createHmac('sha256', environment.ENGINE_SECRET).update(`tried by ${kind} ${who}`).digest('base64url');
  return `${kind}:${mac.slice(0, 22)}`;
}
