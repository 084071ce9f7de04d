import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { ContinuePayment } from './continue-payment';
import { parseAttempt, parseDetails, parseOffline, parsePlace, parseReturn, parseStart } from './payment-request';
import { PlaceOrder, type PlaceOrderResult } from './placing/place-order';
import { type PaymentResult, StartPayment } from './start-payment';

@Resolver()
export class PaymentsResolver {
  constructor(
    private readonly start: StartPayment,
    private readonly going: ContinuePayment,
    private readonly placing: PlaceOrder,
  ) {}

  @Query('payment')
  @Allow(Permission.Public)
  payment(@Ctx() ctx: RequestContext, @Args() args: object): Promise<PaymentResult> {
    return this.going.find(ctx, parseAttempt(args));
  }

  @Mutation('startCardPayment')
  @Allow(Permission.Public)
  startCardPayment(@Ctx() ctx: RequestContext, @Args('input') input: object): Promise<PaymentResult> {
    return this.start.card(ctx, parseStart(input));
  }

  @Mutation('startOfflinePayment')
  @Allow(Permission.Public)
  startOfflinePayment(@Ctx() ctx: RequestContext, @Args() args: object): Promise<PaymentResult> {
    return this.start.withoutProvider(ctx, parseOffline(args));
  }

  @Mutation('submitPaymentDetails')
  @Allow(Permission.Public)
  submitPaymentDetails(@Ctx() ctx: RequestContext, @Args() args: object): Promise<PaymentResult> {
    const { componentData, ...request } = parseDetails(args);
    return this.going.tell(ctx, request, { componentData });
  }

  @Mutation('returnFromProvider')
  @Allow(Permission.Public)
  returnFromProvider(@Ctx() ctx: RequestContext, @Args() args: object): Promise<PaymentResult> {
    const { redirectResult, ...request } = parseReturn(args);
    return this.going.tell(ctx, request, { redirectResult });
  }

  @Mutation('cancelPayment')
  @Allow(Permission.Public)
  cancelPayment(@Ctx() ctx: RequestContext, @Args() args: object): Promise<PaymentResult> {
    return this.going.cancel(ctx, parseAttempt(args));
  }

  @Mutation('placeOrder')
  @Allow(Permission.Public)
  placeOrder(@Ctx() ctx: RequestContext, @Args() args: object): Promise<PlaceOrderResult> {
    return this.placing.place(ctx, parsePlace(args));
  }
}
