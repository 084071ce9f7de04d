import { PluginCommonModule, VendurePlugin } from '@vendure/core';
import { EngineDoorPlugin } from '../../platform/engine-door/engine-door';
import { PaymentsPlugin } from '../../payment/payments.plugin';
import { StatementsPlugin } from '../../platform/statements';
import { CreditNote, CreditNoteCounter } from './credit-note.entity';
import { OrderDocumentsResolver, orderDocumentsSchema } from './order-documents.resolver';
import { InvoicesPlugin } from '../invoices/invoices.plugin';
import { CreditNotes } from './credit-notes.service';

/** Credit notes: one for each refund of an invoiced order, numbered without gaps, never changed. */
@VendurePlugin({
  imports: [PluginCommonModule, EngineDoorPlugin, PaymentsPlugin, StatementsPlugin, InvoicesPlugin],
  entities: [CreditNote, CreditNoteCounter],
  providers: [CreditNotes],
  adminApiExtensions: { schema: orderDocumentsSchema, resolvers: [OrderDocumentsResolver] },
  compatibility: '^3.7.0',
})
export class CreditNotesPlugin {}
