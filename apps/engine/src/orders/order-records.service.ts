import { Injectable } from '@nestjs/common';
import { bankDetails } from '@tradehall/domain/catalogue/store-document.ts';
import { clientType } from '@tradehall/domain/cart/client-type.ts';
import { countries } from '@tradehall/domain/countries/countries.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { writtenVatId } from '@tradehall/domain/countries/vat-id.ts';
import { guaranteeNames } from '@tradehall/domain/catalogue/guarantee-names.ts';
import { Order, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { environment } from '../platform/environment';
import { buyerReferencesOf } from '../cart/buyer-references';
import { findWritten } from '../cart/cart-address';
import { findStore } from '../platform/stores/store';
import { AttemptRows } from '../payment/attempts/attempt-rows';
import { progressOf } from '../payment/attempts/payment-progress';
import { paymentStateOf } from '../payment/placing/shop-orders';
import { guaranteeYearsOf } from '../catalogue/store-prices/unit-price';
import { findHeldVat } from '../vat/taxes/held-vat';
import { taxPlaceOf, zeroRateZone } from '../vat/taxes/tax-place';
import { type LineWords, orderAmounts } from './order-amounts';
import { type OrderRecord, orderRecord } from './order-record';

const lineRow = z.object({
  id: z.int(),
  sku: z.string(),
  productNumber: z.string(),
  isFreight: z.boolean(),
  name: z.string().nullable(),
  picture: z.string().nullable(),
});

// The shopper's words are those of the read side; a product that has left it keeps the engine's.
const selectLines = `
  SELECT line.id, variant.sku, coalesce(product."customFieldsIspackagetypefreight", false) AS "isFreight",
    coalesce(shown.body->>'productNumber', variant.sku) AS "productNumber",
    shown.body->'images'->0->>'url' AS picture,
    coalesce(shown.body->>'name',
      (SELECT name FROM product_translation WHERE "baseId" = product.id ORDER BY id LIMIT 1)) AS name
  FROM order_line AS line
  JOIN product_variant AS variant ON variant.id = line."productVariantId"
  JOIN product ON product.id = variant."productId"
  LEFT JOIN LATERAL (SELECT body::jsonb AS body FROM read_side.document
    WHERE kind = 'product' AND locale = $2 AND key = variant.sku) AS shown ON true
  WHERE line."orderId" = $1`;

const paymentRow = z.object({
  state: z.string().nullable(),
  bankDetails: bankDetails.nullable(),
  deliveryDays: z.string().nullable(),
});

const selectPayment = `
  SELECT (SELECT state FROM payment WHERE "orderId" = $1 ORDER BY id DESC LIMIT 1) AS state,
    (SELECT bank_details FROM country_store WHERE key = $2) AS "bankDetails",
    (SELECT method."customFieldsDeliverydays" FROM shipping_line AS sent
      JOIN shipping_method AS method ON method.id = sent."shippingMethodId"
      WHERE sent."orderId" = $1 ORDER BY sent.id LIMIT 1) AS "deliveryDays"`;

const vatEvidence = z.object({ ownNumber: z.string() });

@Injectable()
export class OrderRecords {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly attempts: AttemptRows,
  ) {}

  async get(ctx: RequestContext, orderId: number): Promise<OrderRecord> {
    const orders = this.connection.getRepository(ctx, Order);
    const relations = ['lines', 'shippingLines', 'surcharges'];
    const order = await orders.findOneOrFail({ where: { id: orderId }, relations });
    const attempt = await this.attempts.findClaimed(ctx, orderId);
    const store = findStore(order.customFields.storeKey);
    if (!store || !order.orderPlacedAt) throw new Error(`order ${orderId} was not placed in a store`);
    const locale = attempt?.locale ?? store.country.locales[0];
    const rows = z.array(lineRow).parse(await orders.query(selectLines, [orderId, locale]));
    const [paid] = z.tuple([paymentRow]).parse(await orders.query(selectPayment, [orderId, store.key]));
    const words = new Map(rows.map((row): [number, LineWords] => [row.id, { ...row, name: nameOf(row, locale) }]));
    return orderRecord.parse({
      orderId,
      orderNumber: order.code,
      placedAt: order.orderPlacedAt.toISOString(),
      storeKey: store.key,
      locale,
      currencyCode: z.enum(currencyCodes).parse(order.currencyCode),
      email: order.customFields.contactEmail ?? '',
      clientType: clientType.safeParse(order.customFields.clientType).data ?? null,
      ...buyerReferencesOf(order),
      ...orderAmounts(order, words),
      deliveryDays: paid.deliveryDays,
      billing: findWritten(order.billingAddress),
      shipping: findWritten(order.shippingAddress),
      netSupply: taxPlaceOf(store, order).zoneName === zeroRateZone ? netSupplyOf(order) : null,
      payment: {
        method: attempt?.method ?? null,
        state: paymentStateOf(attempt, paid.state),
        multibanco: attempt && progressOf(attempt).multibanco,
      },
      bankDetails: paid.bankDetails,
    });
  }
}

function nameOf({ sku, name }: z.output<typeof lineRow>, locale: Locale): string {
  const years = guaranteeYearsOf(sku);
  return guaranteeNames[locales[locale].language][years - 1] ?? name ?? sku;
}

/** The numbers the tax was decided by, as they were then. */
function netSupplyOf({ billingAddress, customFields }: Order): OrderRecord['netSupply'] {
  const held = findHeldVat(billingAddress);
  if (!held) return null;
  const evidence = vatEvidence.safeParse(JSON.parse(customFields.vatEvidence ?? 'null'));
  return {
    buyerVatId: writtenVatId({ country: countries[held.country], number: held.number }),
    sellerVatId: evidence.data?.ownNumber ?? environment.VAT_OWN_NUMBER,
  };
}
