import { Inject, Injectable } from '@nestjs/common';
import { Logger, type RequestContext } from '@vendure/core';
import { z } from 'zod';
import { environment } from '../platform/environment';
import { type CardProvider, cardProviderToken } from '../payment/card-provider/card-provider';
import { Statements } from '../platform/statements';
import { shopperReference } from '../payment/start-payment';
import { httpTrackingService } from '../tracking/tracking-service';

const dutyRow = z.object({
  id: z.int(),
  kind: z.enum(['stored-cards', 'tracking']),
  subject: z.string(),
  key: z.uuid(),
  tries: z.int(),
});
type Duty = z.output<typeof dutyRow>;

// Longer than the provider may take: nobody else may do what is being done.
const takeDue = `
  UPDATE erasure_duty SET tries = tries + 1, due_at = now() + interval '5 minutes'
   WHERE id = (SELECT id FROM erasure_duty WHERE done_at IS NULL AND due_at <= now()
                ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING id, kind, subject, key, tries`;

const noteDone = `UPDATE erasure_duty SET done_at = now(), last_error = NULL WHERE id = $1`;
const postpone = `
  UPDATE erasure_duty SET last_error = $2, due_at = now() + least(power(2, tries), 720) * interval '1 minute' WHERE id = $1`;

const triesBeforeAlert = 10;

/** What others keep of whoever has gone: written down with the deletion, asked for until it is done. */
@Injectable()
export class ErasureDuties {
  constructor(
    @Inject(cardProviderToken) private readonly provider: CardProvider,
    private readonly statements: Statements,
  ) {}

  async owe(ctx: RequestContext, erasureId: number, customerId: number): Promise<void> {
    const insert = `INSERT INTO erasure_duty (erasure_id, kind, subject) VALUES ($1, $2, $3)`;
    await this.statements.run(ctx, insert, [erasureId, 'stored-cards', shopperReference(customerId)]);
    if (environment.TRACKING_URL === undefined) return;
    await this.statements.run(ctx, insert, [erasureId, 'tracking', String(customerId)]);
  }

  async performDue(ctx: RequestContext): Promise<{ done: number; postponed: number }> {
    const outcome = { done: 0, postponed: 0 };
    for (;;) {
      const duty = await this.statements.first(ctx, dutyRow, takeDue);
      if (!duty) return outcome;
      outcome[(await this.perform(ctx, duty)) ? 'done' : 'postponed'] += 1;
    }
  }

  private async perform(ctx: RequestContext, duty: Duty): Promise<boolean> {
    try {
      if (duty.kind === 'tracking') await tellTracking(duty);
      else await this.removeCards(duty.subject);
    } catch (failure) {
      const words = `duty ${duty.id} of an erasure is tried again: ${String(failure)}`;
      if (duty.tries >= triesBeforeAlert) Logger.error(`ALERT ${words}`, 'Privacy');
      else Logger.warn(words, 'Privacy');
      await this.statements.run(ctx, postpone, [duty.id, String(failure).slice(0, 300)]);
      return false;
    }
    await this.statements.run(ctx, noteDone, [duty.id]);
    return true;
  }

  private async removeCards(reference: string): Promise<void> {
    for (const id of await this.provider.storedCards(reference))
      await this.provider.removeStoredCard({ shopperReference: reference, id });
  }
}

/** By the customer's number, which all it was told of her carries. */
async function tellTracking({ id, key, subject, tries }: Duty): Promise<void> {
  if (environment.TRACKING_URL === undefined) return;
  const event = {
    id: String(id),
    kind: 'customer-erasure',
    visitor: '',
    body: { user_id: subject },
    idempotencyKey: key,
  };
  const answer = await httpTrackingService(environment.TRACKING_URL).send({ ...event, attempts: tries });
  if (answer === 'refused') throw new Error('the tracking service refuses to forget');
}
