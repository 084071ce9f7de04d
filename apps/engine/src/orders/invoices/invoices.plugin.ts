import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { OrderRecordsPlugin } from '../order-records.plugin';
import { PaymentsPlugin } from '../../payment/payments.plugin';
import { StatementsPlugin } from '../../platform/statements';
import { Invoice } from './invoice.entity';
import { InvoiceCounter } from './invoice-counter.entity';
import { InvoicesResolver, invoicesSchema } from './invoices.resolver';
import { Invoices } from './invoices.service';

/** Invoices: numbered without gaps, one an order, never changed. */
@VendurePlugin({
  imports: [PluginCommonModule, PaymentsPlugin, StatementsPlugin, OrderRecordsPlugin],
  entities: [Invoice, InvoiceCounter],
  providers: [Invoices],
  shopApiExtensions: { schema: invoicesSchema, resolvers: [InvoicesResolver] },
  compatibility: '^3.7.0',
})
export class InvoicesPlugin {}
