import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { type Attempt, AttemptRows, type LockedCart } from './attempt-rows';
import type { AttemptEvent } from './attempt-state';
import { PaymentMetrics } from './payment-metrics';
import { ProviderCalls } from '../provider-calls/provider-calls';

interface Locked {
  readonly cart: LockedCart | null;
  readonly attempt: Attempt;
}

type Change = Parameters<AttemptRows['apply']>[3];

/** What happens to attempts, each event with the calls to the provider that follow from it, in one transaction. */
@Injectable()
export class Attempts {
  constructor(
    private readonly rows: AttemptRows,
    private readonly calls: ProviderCalls,
    private readonly metrics: PaymentMetrics,
  ) {}

  /** The cart first, then the attempt: so everybody does who needs both. */
  async lock(ctx: RequestContext, id: string): Promise<Locked | null> {
    const seen = await this.rows.find(ctx, id);
    if (!seen) return null;
    const cart = await this.rows.lockCart(ctx, seen.cartId);
    const attempt = await this.rows.lock(ctx, id);
    return attempt && { cart, attempt };
  }

  async happen(ctx: RequestContext, before: Attempt, event: AttemptEvent, change: Change = {}): Promise<Attempt> {
    const after = await this.rows.apply(ctx, before, event, change);
    if (after.state === before.state) return after;
    await this.metrics.count(ctx, before.state, after);
    if (after.state === 'REVERSING') await this.calls.intend(ctx, after.id, 'reversal', `reversal:${after.id}`);
    if (after.state === 'GIVING_UP') await this.calls.intend(ctx, after.id, 'technical-cancel', `cancel:${after.id}`);
    return after;
  }

  /** By the shopper or for another attempt of hers. What the provider may know of it is cancelled there, too. */
  async cancel(ctx: RequestContext, attempt: Attempt, failure: string): Promise<Attempt> {
    const after = await this.happen(ctx, attempt, 'cancelled', { failure });
    if (after.state === 'CANCELLED' && !after.isOffline)
      await this.calls.intend(ctx, after.id, 'technical-cancel', `cancel:${after.id}`);
    return after;
  }
}
