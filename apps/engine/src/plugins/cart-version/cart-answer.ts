import { Injectable } from '@nestjs/common';
import { type Order, type OrderLine, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import type { Store } from '../country-stores/store';
import { Cart } from './cart.entity';

const lineFacts = z.array(
  z.object({
    id: z.int(),
    sku: z.string(),
    productId: z.int(),
    isFreight: z.boolean().nullable(),
    listCents: z.int().nullable(),
  }),
);
type LineFacts = z.output<typeof lineFacts>[number];

export type CartAnswer = Awaited<ReturnType<CartAnswers['of']>>;

/** A cart as the shop sees it, computed from the order in memory; one more query knows all its products. */
@Injectable()
export class CartAnswers {
  constructor(private readonly connection: TransactionalConnection) {}

  async of(ctx: RequestContext, store: Store, order: Order, { version, state }: { version: number; state: string }) {
    const facts = await this.factsOf(ctx, store, order.lines);
    return {
      __typename: 'Cart' as const,
      id: order.id,
      version,
      state,
      storeKey: store.key,
      currencyCode: order.currencyCode,
      lines: order.lines.map((line) => lineAnswer(line, facts.get(Number(line.productVariantId)))),
      totalQuantity: order.totalQuantity,
      subTotal: order.subTotalWithTax,
      subTotalNet: order.subTotal,
      shipping: order.shippingWithTax,
      shippingNet: order.shipping,
      total: order.totalWithTax,
      totalNet: order.total,
      taxPortions: order.taxSummary.map(({ taxRate, taxBase, taxTotal }) => ({
        ratePermyriad: permyriad(taxRate),
        net: taxBase,
        tax: taxTotal,
      })),
      discounts: discountAnswers(order.discounts),
      discountCodes: order.couponCodes,
    };
  }

  private async factsOf(ctx: RequestContext, store: Store, lines: OrderLine[]): Promise<Map<number, LineFacts>> {
    if (lines.length === 0) return new Map();
    const rows: unknown = await this.connection.getRepository(ctx, Cart).query(
      `SELECT variant.id, variant.sku, product.id AS "productId", price.list_cents AS "listCents",
              product."customFieldsIspackagetypefreight" AS "isFreight"
         FROM product_variant variant
         JOIN product ON product.id = variant."productId"
         LEFT JOIN store_price price ON price.variant_id = variant.id AND price.store_key = $2
        WHERE variant.id = ANY($1)`,
      [lines.map((line) => line.productVariantId), store.key],
    );
    return new Map(lineFacts.parse(rows).map((facts) => [facts.id, facts]));
  }
}

function lineAnswer(line: OrderLine, facts: LineFacts | undefined) {
  if (!facts) throw new Error(`line ${line.id} holds a product that does not exist`);
  return {
    id: line.id,
    sku: facts.sku,
    productId: facts.productId,
    quantity: line.quantity,
    isFreight: facts.isFreight === true,
    listPrice: facts.listCents ?? line.unitPriceWithTax,
    unitPrice: line.unitPriceWithTax,
    unitPriceNet: line.unitPrice,
    discountedUnitPrice: line.discountedUnitPriceWithTax,
    discountedUnitPriceNet: line.discountedUnitPrice,
    lineTotal: line.proratedLinePriceWithTax,
    lineTotalNet: line.proratedLinePrice,
    taxRatePermyriad: permyriad(line.taxRate),
    discounts: discountAnswers(line.discounts),
  };
}

function discountAnswers(discounts: Order['discounts']) {
  return discounts.map(({ adjustmentSource, description, amount, amountWithTax }) => ({
    id: adjustmentSource,
    description,
    amount: amountWithTax,
    amountNet: amount,
  }));
}

/** The engine holds rates as percent with two decimals. */
function permyriad(percent: number): number {
  return Math.round(percent * 100);
}
