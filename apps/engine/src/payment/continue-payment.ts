import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import {
  type CardProvider,
  cardProviderToken,
  type JsonObject,
  type ProviderAnswer,
} from './card-provider/card-provider';
import { findOwner } from '../cart/cart-owner';
import { CartRows } from '../cart/cart-rows';
import { storeOf } from '../platform/stores/store';
import { type Attempt, AttemptRows } from './attempts/attempt-rows';
import { Attempts } from './attempts/attempts';
import { crashPoint } from './crash-points';
import { Finalise } from './placing/finalise';
import { paymentFailure } from './attempts/payment-failure';
import { patience } from './attempts/payment-patience';
import { progressOf, resultOf } from './attempts/payment-progress';
import type { AttemptRequest } from './payment-request';
import { PrepareCart } from './prepare-cart';
import { ProviderAnswers } from './provider-answers';
import { ProviderCalls } from './provider-calls/provider-calls';
import type { PaymentResult } from './start-payment';

type Told = { readonly componentData: JsonObject } | { readonly redirectResult: string };

/** What a shopper does with a payment that has begun: finishes it, comes back from it, or gives it up. */
@Injectable()
export class ContinuePayment {
  constructor(
    @Inject(cardProviderToken) private readonly provider: CardProvider,
    private readonly connection: TransactionalConnection,
    private readonly cartRows: CartRows,
    private readonly rows: AttemptRows,
    private readonly attempts: Attempts,
    private readonly calls: ProviderCalls,
    private readonly answers: ProviderAnswers,
    private readonly finalise: Finalise,
    private readonly prepare: PrepareCart,
  ) {}

  /** From the provider's component, or from the page the shopper was sent to: the same steps. */
  async tell(ctx: RequestContext, request: AttemptRequest, told: Told): Promise<PaymentResult> {
    const found = await this.findOwn(ctx, request);
    if (!found) return paymentFailure('payment-not-found');
    const attempt = await this.settled(found);
    if (attempt.state !== 'REDIRECTED' && attempt.state !== 'SENT') return resultOf(attempt);
    const key = `details:${attempt.id}:${createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16)}`;
    await this.connection.withTransaction(ctx, async (tx) => {
      await this.calls.intend(tx, attempt.id, 'details', key);
      await this.rows.setDue(tx, attempt.id, patience.lostAnswerMs);
    });
    crashPoint('after-details-intended');
    let answer: ProviderAnswer;
    try {
      answer = await this.provider.details({ key, ...told });
    } catch (failure) {
      return this.answers.takeFailure(ctx, attempt.id, key, failure);
    }
    crashPoint('after-details-answered');
    return resultOf(await this.answers.take(ctx, attempt.id, key, answer));
  }

  async cancel(ctx: RequestContext, request: AttemptRequest): Promise<PaymentResult> {
    const found = await this.findOwn(ctx, request);
    if (!found) return paymentFailure('payment-not-found');
    await this.settled(found);
    const after = await this.connection.withTransaction(ctx, async (tx) => {
      const locked = await this.attempts.lock(tx, request.attemptId);
      return locked && this.attempts.cancel(tx, locked.attempt, 'cancelled-transaction');
    });
    if (!after) return paymentFailure('payment-not-found');
    if (after.isOffline && after.state === 'CANCELLED') await this.prepare.withoutFee(ctx, request);
    return after.state === 'CANCELLED' ? progressOf(after) : resultOf(after);
  }

  /** How it stands, for a shopper who comes back or waits. */
  async find(ctx: RequestContext, request: AttemptRequest): Promise<PaymentResult> {
    const found = await this.findOwn(ctx, request);
    return found ? resultOf(await this.settled(found)) : paymentFailure('payment-not-found');
  }

  /** Whoever comes along finishes what another process left. */
  private settled(attempt: Attempt): Promise<Attempt> {
    const isAccepted = attempt.state === 'AUTHORISED' || attempt.state === 'PENDING';
    return isAccepted ? this.finalise.run(attempt.id) : Promise.resolve(attempt);
  }

  private async findOwn(ctx: RequestContext, { cartId, attemptId }: AttemptRequest): Promise<Attempt | null> {
    const owner = findOwner(ctx);
    const cart = owner && (await this.cartRows.find(ctx, owner, storeOf(ctx), cartId));
    const attempt = cart && (await this.rows.find(ctx, attemptId));
    return attempt?.cartId === cartId ? attempt : null;
  }
}
