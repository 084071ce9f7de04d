import type { INestApplicationContext } from '@nestjs/common';
import { bootstrapWorker, isGraphQlErrorResult, type Order, OrderService, RequestContextService } from '@vendure/core';
import { Client } from 'pg';
import { z } from 'zod';
import { environment } from '../platform/environment';
import { CartPricing } from '../cart/pricing/cart-pricing.service';
import type { CartScenario } from './cart-scenario';
import { randomCart } from './random-cart';
import { dataConfig } from '../vendure-config';
import { placeScenario } from './place-scenario';

const relations: ['lines', 'shippingLines', 'surcharges'] = ['lines', 'shippingLines', 'surcharges'];
const seeds = z.object({ from: z.coerce.number(), to: z.coerce.number() });

/** Run as a process of its own: carts of these seeds through the engine's whole calculation, one line of JSON each. */
async function main(): Promise<void> {
  const { from, to } = seeds.parse({ from: process.argv[2], to: process.argv[3] });
  const { app } = await bootstrapWorker(dataConfig);
  const client = new Client({ connectionString: environment.DATABASE_URL });
  await client.connect();
  try {
    for (let seed = from; seed < to; seed += 1)
      console.log(JSON.stringify({ seed, ...(await priceInEngine(app, client, randomCart(seed))) }));
  } finally {
    await client.end();
    await app.close();
  }
}

async function priceInEngine(app: INestApplicationContext, client: Client, cart: CartScenario) {
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin' });
  const orders = app.get(OrderService);
  const { store, orderId, items, settle, couponIds } = await placeScenario(app, ctx, client, cart);
  const { errorResults } = await orders.addItemsToOrder(ctx, orderId, items, relations);
  if (errorResults.some(isGraphQlErrorResult)) throw new Error(`the cart of seed ${cart.seed} was refused`);
  await settle();
  // A request of its own, as in the dashboard: in the channel's currency, and with all lines priced anew where it differs.
  const later = await app.get(RequestContextService).create({ apiType: 'admin' });
  const order = await orders.findOne(later, orderId);
  if (!order) throw new Error('the order is gone');
  const priced = await orders.applyPriceAdjustments(later, order, undefined, relations);
  const pricing = app.get(CartPricing);
  const states = await pricing.couponStates(later, priced);
  const explained = await pricing.explain(later, priced);
  return {
    ...sumsOf(priced),
    currency: priced.currencyCode,
    lines: priced.lines.map((line, at) => ({
      sku: items[at]?.sku,
      parentSku: line.customFields.parentSku,
      giftOf: couponIds.get(line.customFields.giftOf ?? '') ?? null,
      gross: line.proratedLinePriceWithTax,
      net: line.proratedLinePrice,
      grossBefore: line.linePriceWithTax,
      explained: explained.lines.get(String(line.id))?.discounts.reduce((sum, { amount }) => sum + amount, 0),
    })),
    refusals: states.map(({ id, notAppliedBecause }) => [couponIds.get(id), notAppliedBecause]),
    isStale: await pricing.isStale(later, store, orderId),
    withFee: sumsOf(await pricing.setCashOnDeliveryFee(later, priced, true)),
  };
}

function sumsOf(order: Order) {
  return {
    gross: order.totalWithTax,
    net: order.total,
    tax: order.taxSummary.reduce((sum, { taxTotal }) => sum + taxTotal, 0),
  };
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
