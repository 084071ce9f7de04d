import { Injectable } from '@nestjs/common';
import { cartEngineCalls } from '@tradehall/domain/cart/cart.engine-calls.ts';
import { fail, succeed } from '@tradehall/domain/calls/result.ts';
import { EngineDoor } from '../platform/engine-door/engine-door';
import { CartRows } from './cart-rows';
import { CartVersionService } from './cart-version.service';
import { ForeseeCart } from './foresee-cart';
import { CartTransfers } from './moves/cart-transfers';
import { findOwner } from './cart-owner';
import { isMarkOf } from './synthetic-mark';
import { storeOf } from '../platform/stores/store';

@Injectable()
export class CartCalls {
  constructor(
    door: EngineDoor,
    carts: CartVersionService,
    rows: CartRows,
    transfers: CartTransfers,
    foresee: ForeseeCart,
  ) {
    door.serve(cartEngineCalls, {
      cart: async (ctx, { cartId }) => succeed(await carts.find(ctx, cartId)),
      cartStanding: async (ctx, { cartId }) => {
        const cart = await carts.find(ctx, cartId);
        return succeed(cart && { version: cart.version, skus: cart.lines.map(({ sku }) => sku) });
      },
      activeCart: async (ctx) => succeed(await carts.findActive(ctx)),
      foreseenCart: async (ctx, { cartId, isCashOnDelivery }) =>
        succeed(await foresee.withFee(ctx, cartId, isCashOnDelivery)),
      createCart: async (ctx) => succeed(await carts.create(ctx)),
      markSyntheticCart: async (ctx, { cartId, ...mark }) => {
        const [owner, store] = [findOwner(ctx), storeOf(ctx)];
        const isRight = owner !== null && isMarkOf(mark, store.key, cartId);
        const isMarked = isRight && (await rows.markSynthetic(ctx, owner, store, cartId));
        return isMarked ? succeed({}) : fail({ code: 'cart-not-found' });
      },
      changeCart: (ctx, request) => carts.change(ctx, request),
      createCartTransfer: async (ctx, { cartId }) => {
        const token = await transfers.create(ctx, cartId);
        return token === null ? fail({ code: 'cart-not-found' }) : succeed({ token });
      },
      receiveCartTransfer: async (ctx, { token, intentId }) => {
        const cart = await transfers.receive(ctx, token, intentId);
        return cart === null ? fail({ code: 'link-expired' }) : succeed(cart);
      },
    });
  }
}
