import { productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { storeKey } from '@tradehall/domain/countries/store.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { z } from 'zod';
import { orderRecord, type OrderRecord } from '../../orders/order-record';
import { type Database, selectRows } from '../../platform/database';

/** An event as it is told: its facts, and what it is about as that is now. */
export interface MerchantEvent {
  readonly type: string;
  readonly storeKey: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly happenedAt: Date;
}

export interface EventReaders {
  readonly database: Database;
  readonly readOrder: (orderId: number) => Promise<OrderRecord>;
}

const orderFacts = z.object({
  orderId: z.int(),
  shipmentId: z.int().optional(),
  refundId: z.int().optional(),
});
/** Where the money goes is the merchant's own. */
const merchantOrder = orderRecord.omit({ bankDetails: true });
const productFacts = z.object({ sku: z.string() });

const selectShipment = `
  SELECT fulfillment.method, fulfillment."trackingCode", fulfillment.state, coalesce(jsonb_agg(
      jsonb_build_object('sku', variant.sku, 'quantity', packed.quantity) ORDER BY variant.sku), '[]') AS lines
  FROM fulfillment
  JOIN order_line_reference AS packed ON packed."fulfillmentId" = fulfillment.id
  JOIN order_line AS line ON line.id = packed."orderLineId"
  JOIN product_variant AS variant ON variant.id = line."productVariantId"
  WHERE fulfillment.id = $1 GROUP BY fulfillment.id`;
const shipmentRow = z.object({
  method: z.string(),
  trackingCode: z.string(),
  state: z.string(),
  lines: z.array(z.object({ sku: z.string(), quantity: z.int() })),
});

const selectRefund = 'SELECT total::int AS "amountCents", coalesce(reason, \'\') AS reason FROM refund WHERE id = $1';
const refundRow = z.object({ amountCents: z.int(), reason: z.string() });

const selectDocuments = `
  SELECT locale, body::jsonb AS document FROM read_side.document WHERE kind = 'product' AND key = $1 ORDER BY locale`;
const documentRow = z.object({
  locale: z.string(),
  document: productDocument.pick({
    name: true,
    slug: true,
    published: true,
    enabledOnMarket: true,
    eligibleForSelling: true,
    price: true,
    availability: true,
  }),
});

/** The body of a webhook, by the convention of Standard Webhooks. Of an order that is forgotten only its number is left. */
export async function bodyOf(event: MerchantEvent, stores: readonly string[] | null, readers: EventReaders) {
  const { type, happenedAt } = event;
  return { type, timestamp: happenedAt.toISOString(), data: await dataOf(event, stores, readers) };
}

async function dataOf(event: MerchantEvent, stores: readonly string[] | null, readers: EventReaders) {
  if (event.type === 'product.changed') return productOf(productFacts.parse(event.facts).sku, stores, readers.database);
  const own = { storeKey: event.storeKey, ...event.facts };
  const about = orderFacts.safeParse(event.facts);
  if (!about.success) return own;
  const { orderId, shipmentId, refundId } = about.data;
  const { database } = readers;
  const [shipment] =
    shipmentId === undefined ? [] : await selectRows(database, shipmentRow, selectShipment, [shipmentId]);
  const [refund] = refundId === undefined ? [] : await selectRows(database, refundRow, selectRefund, [refundId]);
  const order = merchantOrder.parse(await readers.readOrder(orderId));
  return { ...own, order, ...(shipment && { shipment }), ...(refund && { refund }) };
}

async function productOf(sku: string, stores: readonly string[] | null, database: Database) {
  const rows = await selectRows(database, documentRow, selectDocuments, [sku]);
  const shops = rows.flatMap(({ locale, document }) => {
    const store = storeOf(locale);
    if (store === null || (stores !== null && !stores.includes(store))) return [];
    const { enabledOnMarket, eligibleForSelling, published, ...shown } = document;
    return [{ storeKey: store, locale, ...shown, isSold: published && enabledOnMarket && eligibleForSelling }];
  });
  return { sku, shops };
}

const storesByLocale: ReadonlyMap<string, string> = new Map(
  Object.values(countries).flatMap((country) =>
    country.locales.map((locale: Locale): [string, string] => [locale, storeKey(country)]),
  ),
);

const storeOf = (locale: string): string | null => storesByLocale.get(locale) ?? null;
