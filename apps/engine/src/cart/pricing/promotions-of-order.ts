import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  OrderService,
  Promotion,
  PromotionService,
  type RequestContext,
  TransactionalConnection,
  type Translated,
  TranslatorService,
} from '@vendure/core';

const codesOfOrder = new AsyncLocalStorage<readonly string[]>();

type Adding = Pick<OrderService, 'applyPriceAdjustments'>;
interface Reading<Read> {
  getActivePromotionsInChannel: (ctx: RequestContext) => Promise<Read[]>;
}

/** While an order is added up, `readCounting` is asked with its codes, instead of the engine for every promotion there is. */
export function readOnlyCounting<Read>(
  orders: Adding,
  promotions: Reading<Read>,
  readCounting: (ctx: RequestContext, codes: readonly string[]) => Promise<Read[]>,
): void {
  const addUp = orders.applyPriceAdjustments.bind(orders);
  const readAll = promotions.getActivePromotionsInChannel.bind(promotions);
  orders.applyPriceAdjustments = (ctx, order, ...rest) =>
    codesOfOrder.run(order.couponCodes, () => addUp(ctx, order, ...rest));
  promotions.getActivePromotionsInChannel = (ctx) => {
    const codes = codesOfOrder.getStore();
    return codes === undefined ? readAll(ctx) : readCounting(ctx, codes);
  };
}

/**
 * The engine reads all active promotions at every change of a cart: 500 coupons made a change several times slower. A
 * promotion with a code counts only for an order that has the code, so those of other codes are not read.
 */
@Injectable()
export class PromotionsOfOrder implements OnModuleInit {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly promotions: PromotionService,
    private readonly translator: TranslatorService,
  ) {}

  onModuleInit(): void {
    readOnlyCounting(this.orders, this.promotions, (ctx, codes) => this.read(ctx, codes));
  }

  /** As the engine reads them, and compares codes: in any case of letters. */
  private async read(ctx: RequestContext, codes: readonly string[]): Promise<Translated<Promotion>[]> {
    const found = await this.connection
      .getRepository(ctx, Promotion)
      .createQueryBuilder('promotion')
      .leftJoin('promotion.channels', 'channel')
      .leftJoinAndSelect('promotion.translations', 'translation')
      .where('channel.id = :channelId', { channelId: ctx.channelId })
      .andWhere('promotion.deletedAt IS NULL')
      .andWhere('promotion.enabled')
      .andWhere(`(coalesce(promotion.couponCode, '') = '' OR lower(promotion.couponCode) = ANY(:codes))`, {
        codes: codes.map((code) => code.toLowerCase()),
      })
      .orderBy('promotion.priorityScore', 'ASC')
      .getMany();
    return found.map((promotion) => this.translator.translate(promotion, ctx));
  }
}
