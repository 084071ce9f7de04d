import { Injectable } from '@nestjs/common';
import { guaranteeSku } from '@tradehall/domain/calls/fields.ts';
import { guaranteeNames } from '@tradehall/domain/catalogue/guarantee-names.ts';
import { shipmentStates } from '@tradehall/domain/orders/order-care.ts';
import { type Locale, locales } from '@tradehall/domain/locales/locales.ts';
import { currencyCodes } from '@tradehall/domain/money/currencies.ts';
import { moneyOf } from '@tradehall/domain/money/money.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { Statements } from '../../platform/statements';

const orderRow = z.object({
  orderNumber: z.string(),
  state: z.string(),
  storeKey: z.string(),
  clientType: z.string().nullable(),
  email: z.string(),
  locale: z.string().nullable(),
  hasElectronicInvoice: z.boolean(),
});

const lineRow = z.object({
  id: z.int(),
  sku: z.string(),
  parentSku: z.string().nullable(),
  name: z.string(),
  quantity: z.int(),
  placed: z.int(),
  sent: z.int(),
});
export type OrderedLine = z.output<typeof lineRow>;

const shipmentRow = z.object({
  state: z.enum(shipmentStates),
  at: z.date(),
  carrier: z.string(),
  trackingCode: z.string().nullable(),
});

const withdrawnLines = z.array(z.object({ lineId: z.int(), name: z.string(), quantity: z.int().positive() }));
export const withdrawalRow = z.object({
  id: z.int(),
  intentId: z.string(),
  receivedAt: z.date(),
  name: z.string(),
  email: z.string(),
  lines: withdrawnLines,
});
export type WithdrawalRow = z.output<typeof withdrawalRow>;

const selectOrder = `
  SELECT placed.code AS "orderNumber", placed.state, cart.store_key AS "storeKey",
    placed."customFieldsClienttype" AS "clientType", placed."customFieldsContactemail" AS email,
    (SELECT locale FROM payment_attempt WHERE order_id = placed.id ORDER BY created_at DESC LIMIT 1) AS locale,
    coalesce(placed."customFieldsClienttype" = 'COMPANY', false) AND coalesce((SELECT facts->>'roundingCents' IS NOT NULL
      FROM invoice WHERE order_id = placed.id), true) AS "hasElectronicInvoice"
  FROM "order" AS placed JOIN cart ON cart.order_id = placed.id
  WHERE placed.id = $1 AND cart.state = 'Ordered'`;

const selectLines = `
  SELECT line.id, variant.sku, line."customFieldsParentsku" AS "parentSku", line.quantity,
    greatest(line."orderPlacedQuantity", line.quantity) AS placed,
    coalesce(document.body::jsonb->>'name', translation.name, variant.sku) AS name,
    (SELECT coalesce(sum(part.quantity), 0)::int FROM order_line_reference AS part
      JOIN fulfillment ON fulfillment.id = part."fulfillmentId" AND fulfillment.state IN ('Shipped', 'Delivered')
      WHERE part."orderLineId" = line.id) AS sent
  FROM order_line AS line
  JOIN product_variant AS variant ON variant.id = line."productVariantId"
  LEFT JOIN LATERAL (SELECT name FROM product_variant_translation WHERE "baseId" = variant.id ORDER BY id LIMIT 1)
    AS translation ON true
  LEFT JOIN read_side.document AS document
    ON document.kind = 'product' AND document.locale = $2 AND document.key = variant.sku
  WHERE line."orderId" = $1 ORDER BY line.id`;

const selectShipments = `
  SELECT CASE state WHEN 'Shipped' THEN 'sent' WHEN 'Delivered' THEN 'delivered' ELSE 'packing' END AS state,
    "updatedAt" AS at, method AS carrier, nullif(trim("trackingCode"), '') AS "trackingCode"
  FROM fulfillment JOIN order_fulfillments_fulfillment AS sent ON sent."fulfillmentId" = fulfillment.id
  WHERE sent."orderId" = $1 AND state <> 'Cancelled' ORDER BY fulfillment.id`;

const creditNoteRow = z.object({
  number: z.string(),
  issuedAt: z.date(),
  cents: z.coerce.number(),
  currencyCode: z.enum(currencyCodes),
  isElectronic: z.boolean(),
});

const selectCreditNotes = `
  SELECT number, issued_at AS "issuedAt", facts->'order'->>'grossCents' AS cents,
    facts->'order'->>'currencyCode' AS "currencyCode",
    facts->'order'->>'clientType' = 'COMPANY' AND facts->>'roundingCents' IS NOT NULL AS "isElectronic"
  FROM credit_note WHERE order_id = $1 ORDER BY issued_at, number`;

const selectWithdrawals = `
  SELECT id, intent_id AS "intentId", received_at AS "receivedAt", name, email, lines
  FROM order_withdrawal WHERE order_id = $1 ORDER BY id`;

export type OrderFacts = NonNullable<Awaited<ReturnType<OrderFactsService['find']>>>;

/** What has become of an order, by plain statements. */
@Injectable()
export class OrderFactsService {
  constructor(private readonly statements: Statements) {}

  /** Nobody else withdraws from it until the transaction ends. */
  async lock(ctx: RequestContext, orderId: number): Promise<void> {
    await this.statements.run(ctx, 'SELECT FROM "order" WHERE id = $1 FOR UPDATE', [orderId]);
  }

  async find(ctx: RequestContext, orderId: number, locale: Locale) {
    const order = await this.statements.first(ctx, orderRow, selectOrder, [orderId]);
    if (!order) return null;
    const lines = await this.statements.all(ctx, lineRow, selectLines, [orderId, locale]);
    return {
      ...order,
      lines: lines.map((line) => ({ ...line, name: guaranteeName(line.sku, locale) ?? line.name })),
      shipments: await this.statements.all(ctx, shipmentRow, selectShipments, [orderId]),
      creditNotes: (await this.statements.all(ctx, creditNoteRow, selectCreditNotes, [orderId])).map(shownCreditNote),
      withdrawals: await this.statements.all(ctx, withdrawalRow, selectWithdrawals, [orderId]),
    };
  }
}

function shownCreditNote({ number, issuedAt, cents, currencyCode, isElectronic }: z.output<typeof creditNoteRow>) {
  return { number, issuedAt: issuedAt.toISOString(), amount: moneyOf(cents, currencyCode), isElectronic };
}

const guaranteeSkus: readonly string[] = guaranteeSku.options;

function guaranteeName(sku: string, locale: Locale): string | null {
  return guaranteeNames[locales[locale].language][guaranteeSkus.indexOf(sku)] ?? null;
}
