import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { type Store, storeOf } from '../../platform/stores/store';
import type { CartAnswer } from '../cart-answer';
import { CartContentsService } from '../cart-contents';
import { findOwner } from '../cart-owner';
import { CartRows } from '../cart-rows';
import { CartTransfer } from './cart-transfer.entity';
import { CartVersionService } from '../cart-version.service';
import { NotChanged } from '../not-changed';
import { TakeOver } from './take-over';

const tokenBytes = 32;

interface Spending {
  readonly tokenHash: string;
  readonly intentId: string;
}

const spentRows = z.tuple([z.array(z.object({ order_id: z.int() })), z.number()]);

/** Each store has its own domain and session: a token made in one and spent in the other takes the lines along. */
@Injectable()
export class CartTransfers {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly rows: CartRows,
    private readonly carts: CartVersionService,
    private readonly contents: CartContentsService,
    private readonly takeOver: TakeOver,
  ) {}

  async create(ctx: RequestContext, cartId: number): Promise<string | null> {
    const owner = findOwner(ctx);
    const cart = owner && (await this.rows.find(ctx, owner, storeOf(ctx), cartId));
    if (cart?.state !== 'Active') return null;
    const token = randomBytes(tokenBytes).toString('base64url');
    await this.connection
      .getRepository(ctx, CartTransfer)
      .query(
        `INSERT INTO cart_transfer (token_hash, order_id, expires_at) VALUES ($1, $2, now() + interval '15 minutes')`,
        [hashOf(token), cartId],
      );
    return token;
  }

  /** Null where the token is spent, or too old, or nobody's. */
  async receive(ctx: RequestContext, token: string, intentId: string): Promise<CartAnswer | null> {
    const spending = { tokenHash: hashOf(token), intentId };
    const store = storeOf(ctx);
    if (!(await this.isOpen(ctx, spending))) return this.asReceivedBefore(ctx, spending);
    const cart = await this.carts.create(ctx);
    try {
      return await this.connection.withTransaction(ctx, (transaction) =>
        this.spend(transaction, store, Number(cart.id), spending),
      );
    } catch (failure) {
      if (!(failure instanceof NotChanged)) throw failure;
      return this.asReceivedBefore(ctx, spending);
    }
  }

  private async isOpen(ctx: RequestContext, { tokenHash }: Spending): Promise<boolean> {
    const rows: unknown = await this.connection
      .getRepository(ctx, CartTransfer)
      .query('SELECT 1 FROM cart_transfer WHERE token_hash = $1 AND intent_id IS NULL AND expires_at > now()', [
        tokenHash,
      ]);
    return z.array(z.unknown()).parse(rows).length > 0;
  }

  private async spend(ctx: RequestContext, store: Store, cartId: number, { tokenHash, intentId }: Spending) {
    const version = await this.rows.raiseAny(ctx, cartId);
    if (version === null) throw NotChanged.asTheCartIs();
    const answer: unknown = await this.connection.getRepository(ctx, CartTransfer).query(
      `UPDATE cart_transfer SET intent_id = $2, received_order_id = $3
        WHERE token_hash = $1 AND intent_id IS NULL AND expires_at > now() AND order_id <> $3 RETURNING order_id`,
      [tokenHash, intentId, cartId],
    );
    const [spent] = spentRows.parse(answer)[0];
    if (!spent) throw NotChanged.asTheCartIs();
    const coming = await this.contents.get(ctx, spent.order_id);
    return this.carts.moved(ctx, store, await this.takeOver.into(ctx, store, cartId, coming), version);
  }

  /** Whoever repeats it because the answer got lost finds the cart of the first time; nobody else finds anything. */
  private async asReceivedBefore(ctx: RequestContext, { tokenHash, intentId }: Spending): Promise<CartAnswer | null> {
    const received = await this.connection.getRepository(ctx, CartTransfer).findOneBy({ tokenHash, intentId });
    const cart = received?.receivedOrderId && (await this.carts.find(ctx, received.receivedOrderId));
    return cart || null;
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
