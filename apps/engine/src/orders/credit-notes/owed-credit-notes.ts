import { z } from 'zod';
import { type Database, selectRows } from '../../platform/database';
import { creditNoteFacts, invoiceFacts } from '../invoice-facts';

const cents = z.coerce.number().pipe(z.int());

const gross = (facts: string) => `(${facts}->'order'->>'grossCents')::bigint`;

const isBefore = 'EXISTS (SELECT FROM refund_before_credit_notes WHERE refund_id = refund.id)';
const isNew = `refund.state = 'Settled' AND NOT EXISTS (SELECT FROM credit_note WHERE refund_id = refund.id) AND NOT ${isBefore}`;

/** How much of an invoice has been given back by refunds. What was paid above it (an operator has cancelled lines before it was issued) is none of it. */
const givenBackOf = (order: string, facts: string, which = 'true') => `
  greatest(least(
    (SELECT coalesce(sum(refund.total), 0) FROM refund JOIN payment ON payment.id = refund."paymentId"
      WHERE payment."orderId" = ${order} AND refund.state = 'Settled' AND ${which})
      - greatest((SELECT coalesce(sum(amount), 0) FROM payment WHERE "orderId" = ${order} AND state = 'Settled') - ${gross(facts)}, 0),
    ${gross(facts)}
  ), 0)`;

/**
 * How much of that has to be in credit notes yet. A refund that failed after its credit note was written counts no more: the
 * next one takes its place. Refunds of before there were credit notes have none.
 */
const owedOf = (order: string, facts: string) => `
  ${givenBackOf(order, facts)} - ${givenBackOf(order, facts, isBefore)}
    - (SELECT coalesce(sum(${gross('note.facts')}), 0) FROM credit_note AS note WHERE note.order_id = ${order})`;

// An order that is refunded before its invoice is there comes up when it is.
const selectOrder = `
  SELECT invoice.order_id AS "orderId" FROM invoice
  WHERE invoice.order_id IN (
      SELECT payment."orderId" FROM refund JOIN payment ON payment.id = refund."paymentId" WHERE ${isNew})
    AND invoice.order_id <> ALL ($1::int[]) AND ${owedOf('invoice.order_id', 'invoice.facts')} > 0
  ORDER BY invoice.order_id LIMIT 1`;

const selectInvoice = `
  SELECT number, issued_at AS "issuedAt", facts, ${owedOf('invoice.order_id', 'invoice.facts')} AS "owedCents"
  FROM invoice WHERE order_id = $1`;

const selectNotes = 'SELECT facts FROM credit_note WHERE order_id = $1 ORDER BY issued_at, refund_id';

const selectRefunds = `
  SELECT refund.id AS "refundId", refund.total AS "totalCents", refund.shipping AS "deliveryCents",
    coalesce((SELECT jsonb_agg(jsonb_build_object('lineId', part."orderLineId", 'quantity', part.quantity,
        'productNumber', regexp_replace(variant.sku, '^EX', '')) ORDER BY part.id)
      FROM order_line_reference AS part JOIN order_line AS line ON line.id = part."orderLineId"
      JOIN product_variant AS variant ON variant.id = line."productVariantId"
      WHERE part."refundId" = refund.id), '[]') AS lines
  FROM refund JOIN payment ON payment.id = refund."paymentId"
  WHERE payment."orderId" = $1 AND ${isNew}
  ORDER BY refund.id`;

const orderRow = z.object({ orderId: z.int() });
const invoiceRow = z.object({ number: z.string(), issuedAt: z.date(), facts: invoiceFacts, owedCents: cents });
const noteRow = z.object({ facts: creditNoteFacts });
const refundRow = z.object({
  refundId: z.int(),
  totalCents: cents,
  deliveryCents: cents,
  lines: z.array(z.object({ lineId: z.int(), productNumber: z.string(), quantity: z.int() })),
});

export async function findOrderToCredit(database: Database, without: Iterable<number>): Promise<number | null> {
  const [order] = await selectRows(database, orderRow, selectOrder, [[...without]]);
  return order?.orderId ?? null;
}

/** The first refund of an order that is not in a credit note, with as much of it as has to be; null where there is none. */
export async function findOwed(database: Database, orderId: number) {
  const [invoice] = await selectRows(database, invoiceRow, selectInvoice, [orderId]);
  const refunds = await selectRows(database, refundRow, selectRefunds, [orderId]);
  if (!invoice || invoice.owedCents <= 0) return null;
  const before = (await selectRows(database, noteRow, selectNotes, [orderId])).map(({ facts }) => facts);
  // The first ones are those that need none.
  let without = refunds.reduce((sum, { totalCents }) => sum + totalCents, 0) - invoice.owedCents;
  for (const { refundId, totalCents, deliveryCents, lines } of refunds) {
    const amountCents = totalCents - Math.max(0, Math.min(without, totalCents));
    if (amountCents > 0) return { refundId, invoice, before, refund: { amountCents, deliveryCents, lines } };
    without -= totalCents;
  }
  return null;
}
