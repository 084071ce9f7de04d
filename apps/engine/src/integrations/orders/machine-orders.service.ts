import { Injectable } from '@nestjs/common';
import { isOfflineMethod } from '@tradehall/domain/countries/payment-methods.ts';
import type { SignedCall } from '@tradehall/domain/integrations/machine-call.ts';
import {
  type ArrivedPayment,
  type NotedPayment,
  notedPayment,
  type NotedShipment,
  notedShipment,
  type SentShipment,
} from '@tradehall/domain/integrations/machine-orders.ts';
import { isGraphQlErrorResult, OrderService, type RequestContext } from '@vendure/core';
import { z } from 'zod';
import { digestOf } from '../../imports/import-runs';
import { Statements } from '../../platform/statements';
import { CallRefused, CallsOnce } from '../calls-once.service';
import type { OpenKey } from '../integration-keys.service';
import { linesToSend } from './lines-to-send';

// One call at a time of an order: the second sees what the first has sent.
const lockOrder = `
  SELECT id, state, "currencyCode" FROM "order" WHERE code = $1 AND "orderPlacedAt" IS NOT NULL
    AND ($2::text[] IS NULL OR "customFieldsStorekey" = ANY ($2)) FOR UPDATE`;
const orderRow = z.object({ id: z.int(), state: z.string(), currencyCode: z.string() });

/** In the others money is awaited, or it is cancelled or being changed. */
const statesToSend: ReadonlySet<string> = new Set([
  'PaymentAuthorized',
  'PaymentSettled',
  'PartiallyShipped',
  'Shipped',
  'PartiallyDelivered',
  'Delivered',
]);

const selectOpenLines = `
  SELECT line.id, variant.sku, line.quantity - coalesce((SELECT sum(part.quantity) FROM order_line_reference AS part
      JOIN fulfillment ON fulfillment.id = part."fulfillmentId" AND fulfillment.state <> 'Cancelled'
      WHERE part."orderLineId" = line.id), 0)::int AS left
  FROM order_line AS line JOIN product_variant AS variant ON variant.id = line."productVariantId"
  WHERE line."orderId" = $1 AND line.quantity > 0 ORDER BY line.id`;
const openLine = z.object({ id: z.int(), sku: z.string(), left: z.int() });

const findShipment = `
  SELECT fulfillment_id AS id, digest FROM machine_shipment WHERE order_id = $1 AND reference = $2`;
const shipmentRow = z.object({ id: z.int(), digest: z.string() });
const keepShipment = `
  INSERT INTO machine_shipment (order_id, reference, fulfillment_id, digest) VALUES ($1, $2, $3, $4)`;

const findPayment = `
  SELECT id, state, method, amount::int AS "amountCents" FROM payment WHERE "orderId" = $1 ORDER BY id DESC LIMIT 1 FOR UPDATE`;
const paymentRow = z.object({ id: z.int(), state: z.string(), method: z.string(), amountCents: z.int() });

interface Caller {
  readonly key: OpenKey;
  readonly call: SignedCall;
}

/** What other systems do to orders: the same as operators do in the dashboard, each once. */
@Injectable()
export class MachineOrders {
  constructor(
    private readonly statements: Statements,
    private readonly orders: OrderService,
    private readonly calls: CallsOnce,
  ) {}

  send(ctx: RequestContext, { key, call }: Caller, shipment: SentShipment): Promise<NotedShipment> {
    const wish = `shipment ${JSON.stringify(shipment)}`;
    return this.calls.take(ctx, { key, call, wish }, notedShipment, async (tx) => {
      const { orderNumber, reference } = shipment;
      const { id: orderId, state } = await this.#lock(tx, key, orderNumber);
      const digest = digestOf(Buffer.from(wish));
      const before = await this.statements.first(tx, shipmentRow, findShipment, [orderId, reference]);
      if (before !== null && before.digest !== digest)
        throw new CallRefused('shipment-refused', `“${reference}” was sent before, with other contents.`);
      if (before !== null) return { orderNumber, shipmentId: before.id, isRepeated: true };
      if (!statesToSend.has(state))
        throw new CallRefused('shipment-refused', `Nothing can be sent: the order is in the state ${state}.`);
      const shipmentId = await this.#fulfil(tx, orderId, shipment);
      await this.statements.run(tx, keepShipment, [orderId, reference, shipmentId, digest]);
      return { orderNumber, shipmentId, isRepeated: false };
    });
  }

  payIn(ctx: RequestContext, { key, call }: Caller, arrived: ArrivedPayment): Promise<NotedPayment> {
    const wish = `payment ${JSON.stringify(arrived)}`;
    return this.calls.take(ctx, { key, call, wish }, notedPayment, async (tx) => {
      const { orderNumber } = arrived;
      const { id: orderId, currencyCode } = await this.#lock(tx, key, orderNumber);
      const payment = await this.statements.first(tx, paymentRow, findPayment, [orderId]);
      if (payment === null || !isOfflineMethod(payment.method))
        throw new CallRefused('payment-refused', 'The order is not paid by transfer or at the door.');
      if (payment.state === 'Settled') throw new CallRefused('payment-refused', 'The order is paid already.');
      if (payment.amountCents !== arrived.amountCents || currencyCode !== arrived.currencyCode)
        throw new CallRefused('payment-refused', `${payment.amountCents} cents of ${currencyCode} are awaited.`);
      const settled = await this.orders.settlePayment(tx, payment.id);
      if (isGraphQlErrorResult(settled)) throw new CallRefused('payment-refused', settled.message);
      return { orderNumber, isRepeated: false };
    });
  }

  async #lock(tx: RequestContext, { stores }: OpenKey, orderNumber: string) {
    const order = await this.statements.first(tx, orderRow, lockOrder, [orderNumber, stores]);
    if (order === null) throw new CallRefused('order-unknown');
    return order;
  }

  /** Packed and sent, as an operator does both. */
  async #fulfil(tx: RequestContext, orderId: number, { carrier, trackingCode = '', ...sent }: SentShipment) {
    const toSend = linesToSend(await this.statements.all(tx, openLine, selectOpenLines, [orderId]), sent.lines);
    if ('problem' in toSend) throw new CallRefused('shipment-refused', toSend.problem);
    const packed = await this.orders.createFulfillment(tx, {
      lines: [...toSend.lines],
      handler: {
        code: 'manual-fulfillment',
        arguments: [
          { name: 'method', value: carrier },
          { name: 'trackingCode', value: trackingCode },
        ],
      },
    });
    if (isGraphQlErrorResult(packed)) throw new CallRefused('shipment-refused', packed.message);
    const moved = await this.orders.transitionFulfillmentToState(tx, packed.id, 'Shipped');
    if (isGraphQlErrorResult(moved)) throw new CallRefused('shipment-refused', moved.message);
    return Number(packed.id);
  }
}
