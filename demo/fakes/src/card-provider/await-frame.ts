import { escapeHtml } from '../html-page.ts';
import type { Books } from './books.ts';
import { hostedFrame } from './hosted-frame.ts';

/** `GET /await`: waits beside the shopper until she has decided in her app. */
export function awaitFrame(search: URLSearchParams): Response {
  const text = search.get('text') ?? 'Please confirm the payment in your app.';
  return hostedFrame({
    title: text,
    language: search.get('lang') ?? 'en',
    script: '/await.js',
    body: `<p role="status" id="waiting" data-payment="${escapeHtml(search.get('paymentData') ?? '')}">${escapeHtml(text)}</p>`,
  });
}

/** `GET /status/{handle}` */
export function answerStatus(books: Books, handle: string): Response {
  const payment = books.findPaymentByHandle(handle);
  if (payment === null) return new Response('There is no such payment.', { status: 404 });
  return Response.json({ isDecided: payment.state !== 'pending', payload: payment.handle });
}
