import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { CartAnswer } from './cart-answer';
import { cartId, intentId } from '../platform/request-ids';
import { parseChangeRequest } from './cart-change';
import { type CartShippingOption, CartShippingOptions } from './cart-shipping-options';
import { CartTransfers, type ReceiveCartResult } from './moves/cart-transfers';
import { CartVersionService, type ChangeCartResult } from './cart-version.service';
import { ForeseeCart } from './foresee-cart';
import { cartFailure } from './not-changed';

@Resolver()
export class CartResolver {
  constructor(
    private readonly carts: CartVersionService,
    private readonly shippingOptions: CartShippingOptions,
    private readonly transfers: CartTransfers,
    private readonly foresee: ForeseeCart,
  ) {}

  @Query('cart')
  @Allow(Permission.Public)
  async cart(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<CartAnswer | null> {
    const parsed = cartId.safeParse(id);
    return parsed.success ? this.carts.find(ctx, parsed.data) : null;
  }

  @Query('activeCart')
  @Allow(Permission.Public)
  activeCart(@Ctx() ctx: RequestContext): Promise<CartAnswer | null> {
    return this.carts.findActive(ctx);
  }

  @Query('foreseenCart')
  @Allow(Permission.Public)
  async foreseenCart(
    @Ctx() ctx: RequestContext,
    @Args('cartId') id: string,
    @Args('isCashOnDelivery') isChosen: boolean,
  ): Promise<CartAnswer | null> {
    const parsed = cartId.safeParse(id);
    return parsed.success ? this.foresee.withFee(ctx, parsed.data, isChosen) : null;
  }

  @Query('cartShippingOptions')
  @Allow(Permission.Public)
  async cartShippingOptions(@Ctx() ctx: RequestContext, @Args('cartId') id: string): Promise<CartShippingOption[]> {
    const parsed = cartId.safeParse(id);
    return parsed.success ? this.shippingOptions.of(ctx, parsed.data) : [];
  }

  // Owner: only here, and where a cart is received, the engine begins a session for a visitor who has none.
  @Mutation('createCart')
  @Allow(Permission.Owner)
  createCart(@Ctx() ctx: RequestContext): Promise<CartAnswer> {
    return this.carts.create(ctx);
  }

  @Mutation('changeCart')
  @Allow(Permission.Public)
  changeCart(@Ctx() ctx: RequestContext, @Args() args: object): Promise<ChangeCartResult> {
    return this.carts.change(ctx, parseChangeRequest(args));
  }

  @Mutation('createCartTransfer')
  @Allow(Permission.Public)
  async createCartTransfer(@Ctx() ctx: RequestContext, @Args('cartId') id: string): Promise<string | null> {
    const parsed = cartId.safeParse(id);
    return parsed.success ? this.transfers.create(ctx, parsed.data) : null;
  }

  @Mutation('receiveCartTransfer')
  @Allow(Permission.Owner)
  async receiveCartTransfer(
    @Ctx() ctx: RequestContext,
    @Args('token') token: string,
    @Args('intentId') intent: string,
  ): Promise<ReceiveCartResult> {
    const parsed = intentId.safeParse(intent);
    return parsed.success ? this.transfers.receive(ctx, token, parsed.data) : cartFailure('link-expired');
  }
}
