import { Order, RequestContext } from '@vendure/core';
import { describe, expect, it } from 'vitest';
import { readOnlyCounting } from './promotions-of-order';

const ctx = RequestContext.empty();

/** An engine that says what it read; a promotion is its code. */
function engineReading(all: string[]) {
  const read: string[][] = [];
  const promotions = { getActivePromotionsInChannel: () => Promise.resolve(all) };
  const orders = {
    applyPriceAdjustments: async (_: RequestContext, order: Order) => {
      read.push(await promotions.getActivePromotionsInChannel());
      return order;
    },
  };
  readOnlyCounting(orders, promotions, (_, codes) => Promise.resolve([...codes]));
  return { orders, promotions, read };
}

describe('promotions that are read', () => {
  it('are those of its own codes while an order is added up, also of two at once', async () => {
    const { orders, read } = engineReading(['A', 'B', 'C']);
    const ordersAtOnce = [new Order({ couponCodes: ['A'] }), new Order({ couponCodes: ['B', 'C'] })];
    await Promise.all(ordersAtOnce.map((order) => orders.applyPriceAdjustments(ctx, order)));
    expect(read).toEqual([['A'], ['B', 'C']]);
  });

  it('are all where no order is added up', async () => {
    const { promotions } = engineReading(['A', 'B', 'C']);
    expect(await promotions.getActivePromotionsInChannel()).toEqual(['A', 'B', 'C']);
  });
});
