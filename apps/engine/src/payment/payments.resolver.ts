import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import { z } from 'zod';
import { cartId } from '../platform/request-ids';
import { ContinuePayment } from './continue-payment';
import { parseAttempt, parseDetails, parseOffline, parsePlace, parseReturn, parseStart } from './payment-request';
import { PlaceOrder, type PlaceOrderResult } from './placing/place-order';
import { type OfferedMethods, ProviderMethods } from './provider-methods';
import { type ShopOrder, type ShopOrderList, ShopOrders } from './placing/shop-orders';
import { type PaymentResult, StartPayment } from './start-payment';

const pageOf = z.object({ limit: z.int().min(1).max(50), offset: z.int().min(0).max(10_000) });

@Resolver()
export class PaymentsResolver {
  constructor(
    private readonly start: StartPayment,
    private readonly going: ContinuePayment,
    private readonly methods: ProviderMethods,
    private readonly placing: PlaceOrder,
    private readonly orders: ShopOrders,
  ) {}

  @Query('cardPaymentMethods')
  @Allow(Permission.Public)
  async cardPaymentMethods(
    @Ctx() ctx: RequestContext,
    @Args('cartId') id: string,
    @Args('locale') locale?: string | null,
  ): Promise<OfferedMethods | null> {
    const parsed = cartId.safeParse(id);
    return parsed.success ? this.methods.offered(ctx, parsed.data, locale ?? null) : null;
  }

  @Query('payment')
  @Allow(Permission.Public)
  payment(@Ctx() ctx: RequestContext, @Args() args: object): Promise<PaymentResult> {
    return this.going.find(ctx, parseAttempt(args));
  }

  @Query('shopOrder')
  @Allow(Permission.Public)
  async shopOrder(
    @Ctx() ctx: RequestContext,
    @Args('id') id: string,
    @Args('token') token?: string | null,
  ): Promise<ShopOrder | null> {
    const parsed = cartId.safeParse(id);
    return parsed.success ? this.orders.find(ctx, parsed.data, token ?? null) : null;
  }

  @Query('shopOrders')
  @Allow(Permission.Public)
  async shopOrders(@Ctx() ctx: RequestContext, @Args() args: object): Promise<ShopOrderList> {
    const page = pageOf.safeParse(args);
    return page.success ? this.orders.list(ctx, page.data.limit, page.data.offset) : { total: 0, results: [] };
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

  @Mutation('removeStoredCard')
  @Allow(Permission.Public)
  removeStoredCard(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<boolean> {
    return this.methods.removeCard(ctx, id);
  }
}
