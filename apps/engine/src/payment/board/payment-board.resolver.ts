import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { payableMethods } from '@tradehall/domain/countries/payment-methods.ts';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { cartId as cartIdOf } from '../../platform/request-ids';
import { stores } from '../../platform/stores/store';
import { attemptStates } from '../attempts/attempt-state';
import { concernKinds } from '../attempts/concern-kinds';
import { PaymentConcerns } from '../attempts/payment-concerns';
import { UnmatchedPayments } from '../webhooks/unmatched-payments';
import { type CartTimeline, CartTimelineService } from './cart-timeline.service';
import { type BoardPage, PaymentBoardService } from './payment-board.service';

const isRowNumber = (id: string) => /^\d{1,18}$/.test(id);

@Resolver()
export class PaymentBoardResolver {
  constructor(
    private readonly board: PaymentBoardService,
    private readonly timelines: CartTimelineService,
    private readonly concerns: PaymentConcerns,
    private readonly unmatched: UnmatchedPayments,
  ) {}

  @Query('paymentBoard')
  @Allow(Permission.ReadOrder)
  paymentBoard(@Ctx() ctx: RequestContext, @Args() args: object): Promise<BoardPage> {
    return this.board.find(ctx, args);
  }

  @Query('paymentBoardChoices')
  @Allow(Permission.ReadOrder)
  paymentBoardChoices() {
    return {
      storeKeys: stores.map(({ key }) => key),
      states: ['unmatched', 'unprocessed', 'late', ...concernKinds, ...attemptStates],
      methods: [...payableMethods],
    };
  }

  @Mutation('closePaymentConcern')
  @Allow(Permission.UpdateOrder)
  closePaymentConcern(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<boolean> {
    return isRowNumber(id) ? this.concerns.close(ctx, id) : Promise.resolve(false);
  }

  @Mutation('returnUnmatchedPayment')
  @Allow(Permission.UpdateOrder)
  returnUnmatchedPayment(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<boolean> {
    return isRowNumber(id) ? this.unmatched.giveBack(ctx, id) : Promise.resolve(false);
  }

  @Mutation('closeUnmatchedPayment')
  @Allow(Permission.UpdateOrder)
  closeUnmatchedPayment(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<boolean> {
    return isRowNumber(id) ? this.unmatched.close(ctx, id) : Promise.resolve(false);
  }

  @Query('paymentCarts')
  @Allow(Permission.ReadOrder)
  paymentCarts(@Ctx() ctx: RequestContext, @Args('search') search: string): Promise<CartTimeline['cart'][]> {
    return this.timelines.findCarts(ctx, search);
  }

  @Query('paymentTimeline')
  @Allow(Permission.ReadOrder)
  async paymentTimeline(@Ctx() ctx: RequestContext, @Args('cartId') id: string): Promise<CartTimeline | null> {
    const parsed = cartIdOf.safeParse(id);
    return parsed.success ? this.timelines.find(ctx, parsed.data) : null;
  }
}
