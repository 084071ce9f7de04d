import type { INestApplicationContext } from '@nestjs/common';
import {
  Customer,
  CustomerService,
  isGraphQlErrorResult,
  LanguageCode,
  Order,
  OrderService,
  PromotionService,
  type RequestContext,
  TransactionalConnection,
} from '@vendure/core';
import type { Client } from 'pg';
import { z } from 'zod';
import { environment } from '../platform/environment';
import { currencyOf, findStore, type Store } from '../platform/stores/store';
import type { CartScenario, ScenarioCoupon } from './cart-scenario';
import { storedPromotion } from './stored-promotion';
import { addProducts } from './test-products';

const past = new Date('2020-01-01');
const loyal = { emailAddress: 'loyal@tradehall.example', firstName: 'Ada', lastName: 'Berg' };
const idRow = z.object({ id: z.number(), sku: z.string() });

/** Brings a scenario into the database as shoppers and operators would have; `settle` does what comes after the lines. */
export async function placeScenario(
  app: INestApplicationContext,
  ctx: RequestContext,
  client: Client,
  cart: CartScenario,
) {
  const store = findStore(cart.storeKey);
  if (!store) throw new Error(cart.storeKey);
  await addArticles(cart, store);
  for (const { group, steps } of cart.volumeDiscounts) {
    await client.query('INSERT INTO volume_discount (discount_group, steps) VALUES ($1, $2)', [
      group,
      JSON.stringify(steps),
    ]);
  }
  const promotionIds = new Map<number, string>();
  // Of one kind the older one comes first.
  for (const coupon of cart.coupons.toSorted((a, b) => a.id - b.id))
    promotionIds.set(coupon.id, await saveCoupon(app, ctx, store, cart.seed, coupon));
  const customerId = await loyalCustomer(app, ctx, client, cart.tierPermyriad);
  const order = await app.get(OrderService).create(ctx);
  const { shippingAddress, billingAddress } = cart;
  await app
    .get(TransactionalConnection)
    .getRepository(ctx, Order)
    .update(order.id, {
      customFields: { storeKey: store.key },
      shippingAddress,
      billingAddress,
      customer: { id: customerId },
    });
  await client.query('UPDATE "order" SET "currencyCode" = $2 WHERE id = $1', [order.id, currencyOf(store)]);
  const couponCodes = cart.coupons.map(({ id }) => codeOf(cart.seed, id)).join();
  const settle = async () => {
    await client.query('UPDATE "order" SET "couponCodes" = $2 WHERE id = $1', [order.id, couponCodes]);
    for (const { gift } of cart.coupons) {
      if (!gift) continue;
      await client.query(
        `UPDATE stock_level SET "stockOnHand" = $2 FROM product_variant AS variant
         WHERE variant.id = "productVariantId" AND sku = $1`,
        [gift.product.sku, gift.available],
      );
    }
  };
  const couponIds = new Map([...promotionIds].map(([id, promotionId]) => [promotionId, id]));
  return { store, orderId: Number(order.id), items: await itemsOf(client, cart, promotionIds), settle, couponIds };
}

const codeOf = (seed: number, id: number) => `CART${seed}-${id}`;

async function addArticles({ lines, coupons }: CartScenario, store: Store): Promise<void> {
  const products = [...lines.map(({ product }) => product), ...coupons.flatMap(({ gift }) => gift?.product ?? [])];
  const articles = [...new Map(products.map((product) => [product.sku, product])).values()];
  await addProducts(
    environment.DATABASE_URL,
    articles.map(({ listCents: list, saleCents, ...article }) => ({
      ...article,
      enabledOnMarket: store.country.locales,
      prices: { [store.key]: saleCents === null ? { list } : { list, sale: saleCents } },
    })),
  );
}

async function saveCoupon(
  app: INestApplicationContext,
  ctx: RequestContext,
  store: Store,
  seed: number,
  coupon: ScenarioCoupon,
): Promise<string> {
  const { conditions, actions } = storedPromotion(coupon, store.key, currencyOf(store));
  const couponCode = codeOf(seed, coupon.id);
  const saved = await app.get(PromotionService).createPromotion(ctx, {
    enabled: true,
    couponCode,
    conditions: conditions.map(({ code, args }) => ({ code, arguments: args })),
    actions: actions.map(({ code, args }) => ({ code, arguments: args })),
    translations: [{ languageCode: LanguageCode.en, name: couponCode, description: '' }],
    customFields: { isCombinable: coupon.isCombinable },
    ...(coupon.isExpired ? { endsAt: past } : {}),
    ...(coupon.isUsedUp ? { usageLimit: 0 } : {}),
  });
  if (isGraphQlErrorResult(saved)) throw new Error(saved.message);
  return String(saved.id);
}

async function loyalCustomer(app: INestApplicationContext, ctx: RequestContext, client: Client, permyriad: number) {
  const customers = app.get(TransactionalConnection).getRepository(ctx, Customer);
  const existing = await customers.findOneBy({ emailAddress: loyal.emailAddress });
  const customer = existing ?? (await app.get(CustomerService).create(ctx, loyal, 'the-password-of-ada'));
  if (isGraphQlErrorResult(customer)) throw new Error(customer.message);
  await client.query(
    `INSERT INTO customer_groups_customer_group ("customerId", "customerGroupId")
     SELECT $1, id FROM customer_group WHERE name = 'tier-4' ON CONFLICT DO NOTHING`,
    [customer.id],
  );
  await client.query(`UPDATE loyalty_level SET discount_permyriad = $1 WHERE tier = 'tier-4'`, [permyriad]);
  return customer.id;
}

async function itemsOf(client: Client, cart: CartScenario, promotionIds: ReadonlyMap<number, string>) {
  const { rows } = await client.query('SELECT id, sku FROM product_variant WHERE "deletedAt" IS NULL');
  const ids = new Map(
    z
      .array(idRow)
      .parse(rows)
      .map(({ id, sku }) => [sku, id]),
  );
  const item = (sku: string, quantity: number, customFields = {}) => {
    const productVariantId = ids.get(sku);
    if (productVariantId === undefined) throw new Error(`there is no ${sku}`);
    return { sku, productVariantId, quantity, customFields: { parentSku: null, giftOf: null, ...customFields } };
  };
  const goods = cart.lines.flatMap(({ product: { sku }, quantity, guaranteeYears }) => {
    const guarantee = guaranteeYears > 0 ? [item(`41000${guaranteeYears}0`, quantity, { parentSku: sku })] : [];
    return [item(sku, quantity), ...guarantee];
  });
  const gifts = cart.coupons.flatMap(({ id, gift }) =>
    gift?.isInCart ? [item(gift.product.sku, 1, { giftOf: promotionIds.get(id) })] : [],
  );
  return [...goods, ...gifts];
}
