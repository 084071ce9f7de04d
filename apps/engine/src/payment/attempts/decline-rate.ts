import { Injectable } from '@nestjs/common';
import { methodsOfFlow } from '@tradehall/domain/countries/payment-methods.ts';
import { Logger, type RequestContext } from '@vendure/core';
import { Gauge } from 'prom-client';
import { z } from 'zod';
import { Statements } from '../../platform/statements';
import { PaymentVelocity } from './payment-velocity';

const windowMinutes = 10;
const lookEveryMs = 15_000;
const alertEveryMs = windowMinutes * 60_000;
/** Fewer say nothing. */
const fewest = 20;
const alarming = 0.5;

const rate = new Gauge({
  name: 'payment_decline_ratio',
  help: 'Of the answers to card payments in the last ten minutes, how many said no',
});

const answers = z.object({ declined: z.int(), all: z.int() });

// Cards only: a wallet or a bank has looked at its shopper before.
const selectAnswers = `
  SELECT count(*) FILTER (WHERE result_code = 'Refused')::int AS declined, count(*)::int AS all FROM payment_attempt
   WHERE method = ANY ($1::text[]) AND result_code IS NOT NULL AND created_at > now() - interval '${windowMinutes} minutes'`;

/** Somebody who tries out stolen cards is seen by how many of them are declined. */
@Injectable()
export class DeclineRate {
  private lookedAtMs = 0;
  private alertedAtMs = 0;

  constructor(
    private readonly statements: Statements,
    private readonly velocity: PaymentVelocity,
  ) {}

  async watch(ctx: RequestContext, nowMs = Date.now()): Promise<void> {
    if (nowMs - this.lookedAtMs < lookEveryMs) return;
    this.lookedAtMs = nowMs;
    await this.velocity.watch(ctx);
    const counted = await this.statements.first(ctx, answers, selectAnswers, [methodsOfFlow('card')]);
    const { declined, all } = counted ?? { declined: 0, all: 0 };
    rate.set(all === 0 ? 0 : declined / all);
    if (all < fewest || declined / all < alarming || nowMs - this.alertedAtMs < alertEveryMs) return;
    this.alertedAtMs = nowMs;
    Logger.error(`ALERT ${declined} of ${all} card payments were declined in ${windowMinutes} minutes`, 'Payments');
  }
}
