import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { storeOf } from '../platform/stores/store';
import { type CartAnswer, CartAnswers } from './cart-answer';
import { CartChanges } from './cart-changes';
import { findOwner } from './cart-owner';
import { CartRows } from './cart-rows';
import { CartVersionService } from './cart-version.service';
import { NotChanged } from './not-changed';

/** Undoes what was done to see it. */
class Foreseen extends Error {
  constructor(readonly cart: CartAnswer) {
    super('the cart was only looked at');
  }
}

/** What a cart would come to: the change is made as it would be made, looked at, and taken back. */
@Injectable()
export class ForeseeCart {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly rows: CartRows,
    private readonly changes: CartChanges,
    private readonly answers: CartAnswers,
    private readonly carts: CartVersionService,
  ) {}

  /** Null for whoever has no such cart. */
  async withFee(ctx: RequestContext, cartId: number, isChosen: boolean): Promise<CartAnswer | null> {
    const owner = findOwner(ctx);
    const store = storeOf(ctx);
    const row = owner && (await this.rows.find(ctx, owner, store, cartId));
    if (row?.state !== 'Active') return null;
    try {
      return await this.connection.withTransaction(ctx, async (transaction) => {
        const version = await this.rows.lock(transaction, cartId);
        const order = await this.changes.applyAll(transaction, store, cartId, [{ setCashOnDelivery: { isChosen } }]);
        throw new Foreseen(await this.answers.of(transaction, store, order, { version, state: 'Active' }));
      });
    } catch (failure) {
      if (failure instanceof Foreseen) return failure.cart;
      if (failure instanceof NotChanged) return this.carts.find(ctx, cartId);
      throw failure;
    }
  }
}
