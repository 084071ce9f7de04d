import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { PaymentsPlugin } from '../payment/payments.plugin';
import { OrderRecords } from './order-records.service';

/** Placed orders as mails and invoices tell them. */
@VendurePlugin({
  imports: [PluginCommonModule, PaymentsPlugin],
  providers: [OrderRecords],
  exports: [OrderRecords],
  compatibility: '^3.7.0',
})
export class OrderRecordsPlugin {}
