import { creditNoteNumber } from '@tradehall/domain/orders/my-orders.calls.ts';
import { notStored } from '../../request/cache-headers.ts';
import { shopRequest } from '../../request/shop-request.ts';
import { visitorRequest } from '../../request/visitor-request.ts';
import type { Route } from './+types/order-invoice.route.ts';
import { namedOrder } from '../../orders/named-order.ts';

const missing = (status: 404 | 503) => new Response(null, { status, headers: { 'Cache-Control': notStored } });

/** The invoice as a file, or a credit note of it, for whoever may open the order. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, log, requestId } = context.get(shopRequest);
  const named = namedOrder(url.searchParams);
  if (named === null) throw missing(404);
  const wished = url.searchParams.get('credit-note');
  const creditNote = creditNoteNumber.safeParse(wished);
  if (wished !== null && !creditNote.success) throw missing(404);
  const form = url.searchParams.get('form') === 'xml' ? 'xml' : 'pdf';
  const answer = await context
    .get(visitorRequest)
    .calls['my-orders'].getInvoice(
      { locale, ...named, form, ...(creditNote.success && { creditNote: creditNote.data }) },
      { onError: (err) => log.error({ err, requestId }, 'no invoice') },
    );
  if (answer?.ok !== true) throw missing(answer?.failure.code === 'order-not-found' ? 404 : 503);
  const { fileName, contentBase64 } = answer.value;
  return new Response(Buffer.from(contentBase64, 'base64'), {
    headers: {
      'Cache-Control': notStored,
      'Content-Type': `application/${form}`,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'X-Robots-Tag': 'noindex',
    },
  });
}
