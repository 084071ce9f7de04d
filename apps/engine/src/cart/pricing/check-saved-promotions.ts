import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  EventBus,
  type ID,
  Promotion,
  PromotionEvent,
  type RequestContext,
  TransactionalConnection,
  UserInputError,
} from '@vendure/core';
import { IsNull, Not, Raw } from 'typeorm';
import { readPromotionRules } from './promotion-rules';

/** What an operator saves must mean something; otherwise it is refused with a sentence and not saved. */
@Injectable()
export class CheckSavedPromotions implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
  ) {}

  onApplicationBootstrap(): void {
    // Blocking: what it throws undoes the operator's change.
    this.events.registerBlockingEventHandler({
      event: PromotionEvent,
      id: 'check-saved-promotions',
      handler: ({ ctx, entity, type }) => (type === 'deleted' ? undefined : this.check(ctx, entity.id)),
    });
  }

  private async check(ctx: RequestContext, id: ID): Promise<void> {
    // The event's own has only what was changed.
    const promotion = await this.connection.getRepository(ctx, Promotion).findOneByOrFail({ id });
    const { kind } = readRules(promotion);
    const isCoupon = kind !== 'volume' && kind !== 'tier';
    if (isCoupon && !promotion.couponCode) throw new UserInputError('A coupon needs a code.');
    if (!isCoupon && promotion.couponCode) throw new UserInputError('This discount takes no code.');
    if (!promotion.couponCode) return;
    const isTaken = await this.connection.getRepository(ctx, Promotion).existsBy({
      id: Not(id),
      deletedAt: IsNull(),
      couponCode: Raw((column) => `lower(${column}) = lower(:code)`, { code: promotion.couponCode }),
    });
    if (isTaken) throw new UserInputError(`There is a coupon ${promotion.couponCode} already.`);
  }
}

function readRules({ conditions, actions }: Promotion) {
  try {
    return readPromotionRules(conditions, actions).value;
  } catch (failure) {
    throw new UserInputError(`This promotion would do nothing: ${failure instanceof Error ? failure.message : ''}`);
  }
}
