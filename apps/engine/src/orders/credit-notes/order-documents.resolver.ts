import { Args, Query, Resolver } from '@nestjs/graphql';
import { creditNoteNumber, invoiceForm } from '@tradehall/domain/orders/my-orders.calls.ts';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import gql from 'graphql-tag';
import { z } from 'zod';
import { Statements } from '../../platform/statements';
import { Invoices } from '../invoices/invoices.service';
import { CreditNotes, type DocumentFile } from './credit-notes.service';

export const orderDocumentsSchema = gql`
  "What was issued of an order: its invoice, then its credit notes."
  type OrderDocument {
    "invoice or credit-note"
    kind: String!
    number: String!
    issuedAt: DateTime!
    amount: Money!
    currencyCode: String!
    "Whether it is there as XML too."
    isElectronic: Boolean!
  }

  type OrderDocumentFile {
    fileName: String!
    contentBase64: String!
  }

  extend type Query {
    orderDocuments(orderId: ID!): [OrderDocument!]!
    "Null where the order has none of this number, or not in that form: pdf or xml."
    orderDocumentFile(orderId: ID!, number: String!, form: String!): OrderDocumentFile
  }
`;

const documentRow = z.object({
  kind: z.string(),
  number: z.string(),
  issuedAt: z.date(),
  amount: z.coerce.number(),
  currencyCode: z.string(),
  isElectronic: z.boolean(),
});

const fields = `number, issued_at AS "issuedAt", facts->'order'->>'grossCents' AS amount,
  facts->'order'->>'currencyCode' AS "currencyCode",
  facts->'order'->>'clientType' = 'COMPANY' AND facts->>'roundingCents' IS NOT NULL AS "isElectronic"`;

const selectDocuments = `
  SELECT 'invoice' AS kind, ${fields} FROM invoice WHERE order_id = $1
  UNION ALL SELECT 'credit-note', ${fields} FROM credit_note WHERE order_id = $1 ORDER BY 1 DESC, 3, 2`;

const selectInvoice = 'SELECT number FROM invoice WHERE order_id = $1';

/** Invoices and credit notes on the page of an order. Nothing is issued by looking. */
@Resolver()
export class OrderDocumentsResolver {
  constructor(
    private readonly statements: Statements,
    private readonly invoices: Invoices,
    private readonly creditNotes: CreditNotes,
  ) {}

  @Query('orderDocuments')
  @Allow(Permission.ReadOrder)
  orderDocuments(@Ctx() ctx: RequestContext, @Args('orderId') orderId: string) {
    return this.statements.all(ctx, documentRow, selectDocuments, [Number(orderId)]);
  }

  @Query('orderDocumentFile')
  @Allow(Permission.ReadOrder)
  async orderDocumentFile(
    @Ctx() ctx: RequestContext,
    @Args('orderId') orderId: string,
    @Args('number') number: string,
    @Args('form') wished: string,
  ): Promise<DocumentFile | null> {
    const form = invoiceForm.parse(wished);
    if (creditNoteNumber.safeParse(number).success) return this.creditNotes.fileOf(ctx, Number(orderId), number, form);
    const invoice = await this.statements.first(ctx, z.object({ number: z.string() }), selectInvoice, [
      Number(orderId),
    ]);
    return invoice?.number === number ? this.invoices.fileOf(ctx, Number(orderId), form) : null;
  }
}
