import { Injectable } from '@nestjs/common';
import { succeed } from '@tradehall/domain/calls/result.ts';
import { calendarDateIn } from '@tradehall/domain/countries/calendar-date.ts';
import { warehouseCountry } from '@tradehall/domain/countries/warehouse-country.ts';
import { invoiceEngineCalls, type InvoiceRequest } from '@tradehall/domain/orders/my-orders.engine-calls.ts';
import { locales } from '@tradehall/domain/locales/locales.ts';
import { type OrderState, type RequestContext, TransactionalConnection } from '@vendure/core';
import { z } from 'zod';
import { EngineDoor } from '../../platform/engine-door/engine-door';
import { environment } from '../../platform/environment';
import { OrderRecords } from '../order-records.service';
import { embeddedFile, electronicFile } from '../electronic-invoices/write-electronic-invoice';
import { Statements } from '../../platform/statements';
import { taxedByRate } from '../taxed-by-rate';
import { ShopOrders } from '../../payment/placing/shop-orders';
import { drawInvoice } from './draw-invoice';
import { type InvoiceFacts, invoiceFacts } from '../invoice-facts';
import { invoiceView } from './invoice-view';
import { sellerVatIdOf } from './seller-vat-id';
import { takeTurns } from './take-turns';

type InvoiceForm = InvoiceRequest['form'];

interface InvoiceFile {
  readonly fileName: string;
  readonly contentBase64: string;
}

const issuedRow = z.object({
  number: z.string(),
  issuedAt: z.date(),
  facts: invoiceFacts,
  pdf: z.instanceof(Buffer).nullable(),
});
type Issued = z.output<typeof issuedRow>;

const fields = `number, issued_at AS "issuedAt", facts, pdf`;

/** Paid, or sent: from then on an invoice is due. */
const invoicedStates: readonly OrderState[] = [
  'PaymentSettled',
  'PartiallyShipped',
  'Shipped',
  'PartiallyDelivered',
  'Delivered',
];

const dueRow = z.object({ sellerEmail: z.string(), phoneNumbers: z.record(z.string(), z.string()) });
const selectDue = `
  SELECT store.email_address AS "sellerEmail", store.phone_numbers AS "phoneNumbers" FROM "order" AS placed
  JOIN country_store AS store ON store.key = placed."customFieldsStorekey"
  WHERE placed.id = $1 AND placed.state = ANY($2::text[])`;

// Held until the number is used or given back with the transaction: so there are no gaps, and nothing is issued twice.
const lockCounter = `
  INSERT INTO invoice_counter AS counter (year, last) VALUES ($1, 0)
  ON CONFLICT (year) DO UPDATE SET last = counter.last RETURNING last`;

// Drawing is work for the processor, and what waits for a number holds a connection: carts go first.
const atATime = 3;

@Injectable()
export class Invoices {
  private readonly inTurn = takeTurns(atATime);

  constructor(
    door: EngineDoor,
    private readonly connection: TransactionalConnection,
    private readonly statements: Statements,
    private readonly orders: ShopOrders,
    private readonly records: OrderRecords,
  ) {
    door.serve(invoiceEngineCalls, {
      invoice: async (ctx, request) => succeed(await this.find(ctx, request)),
    });
  }

  private async find(ctx: RequestContext, { orderId, token, form }: InvoiceRequest): Promise<InvoiceFile | null> {
    if (!(await this.orders.isOpenTo(ctx, orderId, token))) return null;
    return this.inTurn(() => this.fileOf(ctx, orderId, form));
  }

  /** Whoever asks has been let in. */
  async fileOf(ctx: RequestContext, orderId: number, form: InvoiceForm): Promise<InvoiceFile | null> {
    const issued = (await this.findIssued(ctx, orderId)) ?? (await this.issue(ctx, orderId));
    if (!issued) return null;
    if (form === 'xml') {
      const xml = electronicFile(issued);
      return xml === null
        ? null
        : { fileName: `${issued.number}.xml`, contentBase64: Buffer.from(xml).toString('base64') };
    }
    const pdf = issued.pdf ?? (await this.draw(ctx, orderId, issued));
    return { fileName: `${issued.number}.pdf`, contentBase64: pdf.toString('base64') };
  }

  private findIssued(ctx: RequestContext, orderId: number): Promise<Issued | null> {
    return this.statements.first(ctx, issuedRow, `SELECT ${fields} FROM invoice WHERE order_id = $1`, [orderId]);
  }

  private async issue(ctx: RequestContext, orderId: number): Promise<Issued | null> {
    return this.connection.withTransaction(ctx, async (tx) => {
      const due = await this.statements.first(tx, dueRow, selectDue, [orderId, invoicedStates]);
      if (!due) return null;
      const record = await this.records.get(tx, orderId);
      const facts: InvoiceFacts = {
        ...taxedByRate(record),
        seller: {
          name: environment.SELLER_NAME,
          address: environment.SELLER_ADDRESS.split(',').map((line) => line.trim()),
          vatId: sellerVatIdOf(record, {
            own: environment.VAT_OWN_NUMBER,
            local: environment.VAT_LOCAL_NUMBERS,
          }),
          email: due.sellerEmail,
          phone: due.phoneNumbers[locales[record.locale].language] ?? null,
        },
      };
      return this.take(tx, facts);
    });
  }

  /** The next number of the year, for an order that has none. */
  private async take(tx: RequestContext, facts: InvoiceFacts): Promise<Issued | null> {
    const now = new Date();
    const { orderId } = facts.order;
    const [year = ''] = calendarDateIn(warehouseCountry.timeZone, now).split('-');
    const counter = await this.statements.first(tx, z.object({ last: z.int() }), lockCounter, [Number(year)]);
    if (!counter) throw new Error(`the invoices of ${year} cannot be counted`);
    const earlier = await this.findIssued(tx, orderId);
    if (earlier) return earlier;
    const next = counter.last + 1;
    await this.statements.run(tx, 'UPDATE invoice_counter SET last = $2 WHERE year = $1', [Number(year), next]);
    return this.statements.first(
      tx,
      issuedRow,
      `INSERT INTO invoice (order_id, number, issued_at, facts) VALUES ($1, $2, $3, $4) RETURNING ${fields}`,
      [orderId, `${year}-${String(next).padStart(6, '0')}`, now, JSON.stringify(facts)],
    );
  }

  /** Outside the lock of the numbers. Whoever comes second takes what the first has drawn. */
  private async draw(ctx: RequestContext, orderId: number, issued: Issued): Promise<Buffer> {
    const drawn = await drawInvoice(invoiceView(issued), embeddedFile(issued));
    await this.statements.run(ctx, 'UPDATE invoice SET pdf = $2 WHERE order_id = $1 AND pdf IS NULL', [orderId, drawn]);
    return (await this.findIssued(ctx, orderId))?.pdf ?? drawn;
  }
}
