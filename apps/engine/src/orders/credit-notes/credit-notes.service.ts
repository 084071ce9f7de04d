import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { creditNoteEngineCalls, type CreditNoteRequest } from '@tradehall/domain/orders/my-orders.engine-calls.ts';
import type { RequestContext } from '@vendure/core';
import { z } from 'zod';
import { EngineDoor } from '../../platform/engine-door/engine-door';
import { Statements } from '../../platform/statements';
import { ShopOrders } from '../../payment/placing/shop-orders';
import { electronicFile, embeddedFile } from '../electronic-invoices/write-electronic-invoice';
import { drawInvoice } from '../invoices/draw-invoice';
import { takeTurns } from '../invoices/take-turns';
import { creditNoteFacts } from '../invoice-facts';
import { creditNoteView } from './credit-note-view';

const issuedRow = z.object({
  number: z.string(),
  issuedAt: z.date(),
  facts: creditNoteFacts,
  pdf: z.instanceof(Buffer).nullable(),
});
type Issued = z.output<typeof issuedRow>;

export interface DocumentFile {
  readonly fileName: string;
  readonly contentBase64: string;
}

const selectNote = `
  SELECT number, issued_at AS "issuedAt", facts, pdf FROM credit_note WHERE order_id = $1 AND number = $2`;

// As for invoices: carts go first.
const atATime = 2;

/** Credit notes as files. The worker issues them. */
@Injectable()
export class CreditNotes {
  private readonly inTurn = takeTurns(atATime);

  constructor(
    door: EngineDoor,
    private readonly statements: Statements,
    private readonly orders: ShopOrders,
  ) {
    door.serve(creditNoteEngineCalls, {
      creditNote: async (ctx, request) => succeed(await this.find(ctx, request)),
    });
  }

  private async find(ctx: RequestContext, { orderId, token, form, number }: CreditNoteRequest) {
    if (!(await this.orders.isOpenTo(ctx, orderId, token))) return null;
    return this.inTurn(() => this.fileOf(ctx, orderId, number, form));
  }

  async fileOf(
    ctx: RequestContext,
    orderId: number,
    number: string,
    form: CreditNoteRequest['form'],
  ): Promise<DocumentFile | null> {
    const issued = await this.statements.first(ctx, issuedRow, selectNote, [orderId, number]);
    if (!issued) return null;
    if (form === 'pdf') {
      const pdf = issued.pdf ?? (await this.draw(ctx, orderId, issued));
      return { fileName: `${number}.pdf`, contentBase64: pdf.toString('base64') };
    }
    const xml = electronicFile(issued, precedingOf(issued));
    return xml === null ? null : { fileName: `${number}.xml`, contentBase64: Buffer.from(xml).toString('base64') };
  }

  /** Whoever comes second takes what the first has drawn. */
  private async draw(ctx: RequestContext, orderId: number, issued: Issued): Promise<Buffer> {
    const drawn = await drawInvoice(creditNoteView(issued), embeddedFile(issued, precedingOf(issued)));
    const statement = 'UPDATE credit_note SET pdf = $2 WHERE number = $1 AND pdf IS NULL';
    await this.statements.run(ctx, statement, [issued.number, drawn]);
    return (await this.statements.first(ctx, issuedRow, selectNote, [orderId, issued.number]))?.pdf ?? drawn;
  }
}

function precedingOf({ facts: { invoice } }: Issued) {
  return { number: invoice.number, issuedOn: calendarDateIn(warehouseCountry.timeZone, new Date(invoice.issuedAt)) };
}
