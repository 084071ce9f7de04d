import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { AdjustmentType, OrderLine } from '@vendure/core';
import type { Client } from 'pg';
import { z } from 'zod';
import { selectRows } from '../platform/database';

const zones = new Map(Object.values(countries).map((country) => [storeKey(country), country.timeZone]));

const number = z.coerce.number();
const json = <Of extends z.ZodType>(of: Of) =>
  z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(of);
const kept = {
  order: z.object({
    id: number,
    store: z.string(),
    currency: z.string(),
    state: z.string(),
    placed: z.date().nullable(),
    synthetic: z.boolean(),
    gross: number,
    net: number,
  }),
  line: z.object({
    order: number,
    variant: number,
    quantity: number,
    orderPlacedQuantity: number,
    listPrice: number,
    listPriceIncludesTax: z.boolean(),
    adjustments: json(z.array(z.object({ adjustmentSource: z.string(), amount: z.number() }))),
    taxLines: json(z.array(z.object({ description: z.string(), taxRate: z.number() }))),
  }),
  cost: z.object({ variant: number, currency: z.string(), cents: number }),
  coupon: z.object({ id: number, order: number, code: z.string() }),
  payment: z.object({ id: number, order: number, state: z.string() }),
  refund: z.object({ payment: number, state: z.string(), total: number, at: z.date() }),
  withdrawal: z.object({ order: number, at: z.date() }),
  attempt: z.object({
    order: number,
    offline: z.boolean(),
    result: z.string().nullable(),
    store: z.string(),
    currency: z.string(),
    at: z.date(),
  }),
};

const statements = {
  order: `SELECT id, "customFieldsStorekey" AS store, "currencyCode" AS currency, state, "orderPlacedAt"::timestamptz AS placed,
    "customFieldsIssynthetic" AS synthetic, "subTotalWithTax" + "shippingWithTax" AS gross, "subTotal" + shipping AS net FROM "order"`,
  line: `SELECT "orderId" AS order, "productVariantId" AS variant, quantity, "orderPlacedQuantity", "listPrice",
    "listPriceIncludesTax", adjustments, "taxLines" FROM order_line`,
  cost: 'SELECT variant_id AS variant, currency_code AS currency, net_cents AS cents FROM purchase_cost',
  coupon: `SELECT id, order_id AS order, "couponCode" AS code FROM coupon_redemption JOIN promotion ON id = promotion_id`,
  payment: 'SELECT id, "orderId" AS order, state FROM payment',
  refund: 'SELECT "paymentId" AS payment, state, total, "createdAt"::timestamptz AS at FROM refund',
  withdrawal: 'SELECT order_id AS order, received_at AS at FROM order_withdrawal',
  attempt: `SELECT cart_id AS order, is_offline AS offline, result_code AS result, store_key AS store, currency_code AS currency,
    created_at AS at FROM payment_attempt`,
};

const days = (date: Date | null, store: string): string =>
  date === null ? 'never' : calendarDateIn(zones.get(store) ?? 'UTC', date);

function entityOf({ order, variant, ...fields }: z.output<typeof kept.line>): OrderLine {
  const kind = { type: AdjustmentType.PROMOTION, description: '', data: {} };
  const adjustments = fields.adjustments.map((one) => ({ ...one, ...kind }));
  return new OrderLine({ ...fields, id: `${order}-${variant}`, adjustments });
}

/** Every figure by its name, `tradehall_de EUR now orders`; those that are nothing are left out. */
export type NamedFigures = Map<string, number>;

/** A second computation of a report, over plain rows: days by `Intl`, lines by the engine's own arithmetic. */
export async function askFiguresOracle(
  client: Client,
  period: { readonly beforeFrom: string; readonly from: string; readonly until: string },
): Promise<NamedFigures> {
  const orders = await selectRows(client, kept.order, statements.order);
  const lines = Map.groupBy(await selectRows(client, kept.line, statements.line), ({ order }) => order);
  const costs = new Map(
    (await selectRows(client, kept.cost, statements.cost)).map((row) => [`${row.variant} ${row.currency}`, row.cents]),
  );
  const coupons = Map.groupBy(await selectRows(client, kept.coupon, statements.coupon), ({ order }) => order);
  const payments = await selectRows(client, kept.payment, statements.payment);
  const paid = new Set(payments.filter(({ state }) => /^(Authorized|Settled)$/.test(state)).map(({ order }) => order));
  const byId = new Map(orders.map((order) => [order.id, order]));
  const figures: NamedFigures = new Map();
  const count = (of: { store: string; currency: string } | undefined, at: Date | null, amounts: object) => {
    if (of === undefined) return;
    const day = days(at, of.store);
    if (day < period.beforeFrom || day > period.until) return;
    for (const [name, cents] of Object.entries(z.record(z.string(), z.number()).parse(amounts))) {
      const isOfDay = name.startsWith('day ');
      if (cents === 0 || (isOfDay && day < period.from)) continue;
      const when = isOfDay ? day : day >= period.from ? 'now' : 'before';
      const key = `${of.store} ${of.currency} ${when} ${name}`;
      figures.set(key, (figures.get(key) ?? 0) + cents);
    }
  };
  for (const order of orders.filter(({ placed, synthetic }) => placed !== null && !synthetic)) {
    if (order.state === 'Cancelled') {
      count(order, order.placed, { cancelledOrders: 1 });
      continue;
    }
    const { gross, net } = order;
    count(order, order.placed, { orders: 1, grossCents: gross, netCents: net, 'day orders': 1, 'day gross': gross });
    if (!paid.has(order.id)) count(order, order.placed, { unpaidOrders: 1, unpaidCents: gross });
    const entities = (lines.get(order.id) ?? []).map((line) => ({ line, entity: entityOf(line) }));
    for (const { line, entity } of entities) {
      const cost = costs.get(`${line.variant} ${order.currency}`);
      if (cost === undefined) continue;
      count(order, order.placed, { knownNetCents: entity.proratedLinePrice, costCents: cost * line.quantity });
    }
    for (const { id, code } of coupons.get(order.id) ?? []) {
      const discounts = entities.flatMap(({ entity }) => entity.discounts);
      const own = discounts.filter(({ adjustmentSource }) => adjustmentSource === `PROMOTION:${id}`);
      const taken = own.reduce((sum, { amountWithTax }) => sum - amountWithTax, 0);
      count(order, order.placed, { couponUses: 1, couponCents: taken, [`${code} uses`]: 1, [`${code} taken`]: taken });
    }
  }
  const orderOfPayment = new Map(payments.map(({ id, order }) => [id, byId.get(order)]));
  for (const { payment, state, total, at } of await selectRows(client, kept.refund, statements.refund))
    if (state !== 'Failed') count(orderOfPayment.get(payment), at, { refunds: 1, refundedCents: total });
  for (const { order, at } of await selectRows(client, kept.withdrawal, statements.withdrawal))
    count(byId.get(order), at, { withdrawals: 1 });
  for (const attempt of await selectRows(client, kept.attempt, statements.attempt)) {
    if (attempt.offline || attempt.result === null || byId.get(attempt.order)?.synthetic === true) continue;
    count(attempt, attempt.at, { paymentAnswers: 1, paymentDeclines: attempt.result === 'Refused' ? 1 : 0 });
  }
  return figures;
}
