import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { CartAnswer } from './cart-answer';
import { cartId, parseChangeRequest } from './cart-change';
import { type CartShippingOption, CartShippingOptions } from './cart-shipping-options';
import { CartVersionService, type ChangeCartResult } from './cart-version.service';

@Resolver()
export class CartResolver {
  constructor(
    private readonly carts: CartVersionService,
    private readonly shippingOptions: CartShippingOptions,
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

  @Query('cartShippingOptions')
  @Allow(Permission.Public)
  async cartShippingOptions(@Ctx() ctx: RequestContext, @Args('cartId') id: string): Promise<CartShippingOption[]> {
    const parsed = cartId.safeParse(id);
    return parsed.success ? this.shippingOptions.of(ctx, parsed.data) : [];
  }

  // Owner: only here the engine begins a session for a visitor who has none.
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
}
