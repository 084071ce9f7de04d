import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { OrderRecordsPlugin } from '../order-records.plugin';
import { PaymentsPlugin } from '../../payment/payments.plugin';
import { StatementsPlugin } from '../../platform/statements';
import { Invoice } from './invoice.entity';
import { InvoiceCounter } from './invoice-counter.entity';
import { Invoices } from './invoices.service';

/** Invoices: numbered without gaps, one an order, never changed. */
@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, PaymentsPlugin, StatementsPlugin, OrderRecordsPlugin],
  entities: [Invoice, InvoiceCounter],
  providers: [Invoices],
  exports: [Invoices],
  compatibility: '^3.7.0',
})
export class InvoicesPlugin {}
